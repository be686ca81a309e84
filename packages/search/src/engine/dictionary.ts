import SearchableMap from 'minisearch/SearchableMap'
import type { IndexHead } from '../format/head'
import { looksLikeName } from '../format/names'
import { editDistance } from '../text/edit-distance'
import { lowerBound } from '../text/lower-bound'
import type { FoundNames, IndexParts, PostingSlice } from './parts'
import { forSite, PROFILE } from './profile'
import type { Wildcard } from './wildcard'
import { WordForms } from './word-forms'

/** A term near a word. */
export interface NearTerm {
  readonly term: number
  readonly distance: number
}

/** Longest words with no and with one edit; longer ones have two. Three letters may lack one, see {@link Dictionary.near}. */
const NO_EDIT = 3
const ONE_EDIT = 7

/** More than there are pages. */
const TITLE_RANK = 2 ** 31

/** Maximum edit distance for a word of this length. */
export function editsAllowed(length: number): number {
  if (length <= NO_EDIT) return 0
  return length <= ONE_EDIT ? 1 : 2
}

/**
 * All terms of an index, with exact, prefix and fuzzy lookup. Words are numbered first, then names, which are known once their
 * part is loaded.
 */
export class Dictionary {
  readonly pageCount: number
  /** Weight of another form of a word. */
  readonly inflection: number
  readonly #prefixes: readonly string[]
  readonly #words: readonly string[]
  readonly #counts: Uint32Array
  readonly #forms: WordForms
  readonly #parts: IndexParts
  #tree: SearchableMap<number> | undefined

  constructor(head: IndexHead, parts: IndexParts) {
    this.pageCount = head.weights.length
    this.inflection = forSite(PROFILE.inflection, head)
    this.#prefixes = head.prefixes
    this.#words = head.words
    this.#counts = head.counts
    this.#forms = new WordForms(head)
    this.#parts = parts
  }

  /** True if a term would be with the names: their part has to be loaded before it is looked up. */
  isApart(term: string): boolean {
    return looksLikeName(term) || this.findWord(term) < 0
  }

  /** False if a loaded part would contain the name and does not. */
  mayHaveName(name: string): boolean {
    return !this.#parts.names(name) || this.find(name) >= 0
  }

  /** Number of a word, or -1 also for names. */
  findWord(term: string): number {
    const at = lowerBound(this.#words, term)
    return this.#words[at] === term ? at : -1
  }

  /** Number of the term, or -1. The part of a name must have been loaded for this query, see {@link isApart}. */
  find(term: string): number {
    const word = this.findWord(term)
    if (word >= 0) return word
    const names = this.#parts.names(term)
    if (!names) return -1
    const index = lowerBound(names.columns.terms, term)
    if (names.columns.terms[index] !== term) return -1
    return names.first + index
  }

  text(term: number): string {
    const word = this.#words[term]
    if (word !== undefined) return word
    const name = this.#parts.name(term)
    return name?.part.names.terms[name.index] ?? ''
  }

  /** Number of pages with the term. */
  pagesWith(term: number): number {
    return this.#count(term) >>> 1
  }

  /** Inverse document frequency, as in MiniSearch. */
  idf(pages: number): number {
    return Math.log(1 + (this.pageCount - pages + 0.5) / (pages + 0.5))
  }

  postings(term: number): PostingSlice | undefined {
    return this.#parts.postings(term)
  }

  /** Spellings of an identifier: as written, and with each of the site's prefixes. */
  spellings(identifier: string): string[] {
    return [identifier, ...this.#prefixes.map((prefix) => `${prefix}_${identifier}`)]
  }

  /** The parts of an identifier after the site's prefix; none without one. */
  nameOf(identifier: string): string[] {
    const [prefix = '', ...name] = identifier.split('_')
    return this.#prefixes.includes(prefix) ? name : []
  }

  /** Other forms of a word among the words of the entry. */
  formsOfWord(word: string): number[] {
    return this.#forms.of(word)
  }

  /** Other forms of a word. */
  forms(word: string): number[] {
    const names = this.isApart(word) ? this.#parts.names(word) : undefined
    const apart = names ? this.#forms.among(names.columns.terms, word) : []
    return [...this.formsOfWord(word), ...apart.map((index) => (names?.first ?? 0) + index)]
  }

  /** The terms that begin with the prefix, those in titles and the frequent ones first. */
  continuations(prefix: string, limit: number): number[] {
    return this.matching({ prefix, test: () => true }, limit, this.#partsFor(prefix))
  }

  /** Returns the terms with the fewest edits from a word, those in titles and the frequent ones first. */
  near(word: string): NearTerm[] {
    const max = editsAllowed(word.length)
    for (let distance = 1; distance <= max; distance++) {
      const editsByTerm = this.#within(word, distance)
      if (editsByTerm.size > 0) return this.#nearest(editsByTerm)
    }
    if (word.length !== NO_EDIT) return []
    // `roe` for `role`. Every short word is near many others, so only one that lacks a letter of a title's word is corrected.
    const longer = [...this.#within(word, 1)].filter(
      ([term]) => this.text(term).length > word.length && this.isInTitle(term),
    )
    return this.#nearest(new Map(longer))
  }

  /** True if the title of a page has the term. */
  isInTitle(term: number): boolean {
    return (this.#count(term) & 1) === 1
  }

  /** Returns all terms within an edit distance of a word, except the word itself. */
  within(word: string, max: number): NearTerm[] {
    const editsByTerm = new Map<number, number>()
    for (let distance = max; distance > 0; distance--) {
      for (const [term, edits] of this.#within(word, distance)) editsByTerm.set(term, edits)
    }
    return this.#nearest(editsByTerm).filter(({ distance }) => distance > 0)
  }

  /** The terms that match a pattern, those in titles and the frequent ones first. */
  matching(
    { prefix, test }: Wildcard,
    limit: number,
    apart: readonly FoundNames[] = this.#parts.namesFrom(prefix),
  ): number[] {
    const matches: number[] = []
    const addFrom = (terms: readonly string[], first: number) => {
      for (let at = lowerBound(terms, prefix); terms[at]?.startsWith(prefix); at++) {
        if (test(terms[at] ?? '')) matches.push(first + at)
      }
    }
    addFrom(this.#words, 0)
    for (const { columns, first } of apart) addFrom(columns.terms, first)
    return this.#inOrder(matches).slice(0, limit)
  }

  /** Builds the tree for corrections ahead of the first unknown word. */
  warm(): void {
    this.#radixTree()
  }

  /** Edits by term, of the terms that are so near to a word, and of some that are further. */
  #within(word: string, distance: number): Map<number, number> {
    const tree = this.#radixTree()
    const editsByTerm = new Map<number, number>()
    const add = (text: string, term: number) => {
      const edits = editDistance(word, text, distance)
      if (edits <= distance) editsByTerm.set(term, edits)
    }
    // MiniSearch's tree counts a swap as two edits, so search for the word with each pair swapped.
    const spellings = [word, ...swaps(word)]
    for (const [index, spelling] of spellings.entries()) {
      const edits = index === 0 ? distance : distance - 1
      for (const [text, [term]] of tree.fuzzyGet(spelling, edits)) add(text, term)
    }
    // Of the words that are with the names, those that begin alike: they are in the part that would hold this one.
    for (const { columns, first } of this.#partsFor(word)) {
      for (const [index, name] of columns.terms.entries()) {
        if (!looksLikeName(name)) add(name, first + index)
      }
    }
    return editsByTerm
  }

  /** The part that holds what begins like a term, if the term would be with the names. */
  #partsFor(term: string): readonly FoundNames[] {
    const names = this.isApart(term) ? this.#parts.names(term) : undefined
    return names ? [names] : []
  }

  #radixTree(): SearchableMap<number> {
    if (!this.#tree) {
      this.#tree = new SearchableMap<number>()
      for (const [number, term] of this.#words.entries()) this.#tree.set(term, number)
    }
    return this.#tree
  }

  #count(term: number): number {
    const count = this.#counts[term]
    if (count !== undefined) return count
    const name = this.#parts.name(term)
    return name?.part.names.counts[name.index] ?? 0
  }

  #nearest(edits: ReadonlyMap<number, number>): NearTerm[] {
    const terms = this.#inOrder([...edits.keys()])
    return terms.map((term) => ({ term, distance: edits.get(term) ?? 0 }))
  }

  /** Titles first, then by number of pages. */
  #inOrder(terms: readonly number[]): number[] {
    const rank = (term: number) => this.#count(term) + (this.isInTitle(term) ? TITLE_RANK : 0)
    const ranks = new Map(terms.map((term) => [term, rank(term)]))
    return [...terms].sort((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0))
  }
}

function swaps(word: string): string[] {
  return Array.from(word.slice(1), (letter, at) => {
    return word.slice(0, at) + letter + word[at] + word.slice(at + 2)
  })
}
