import SearchableMap from 'minisearch/SearchableMap'
import type { IndexHead } from '../format/head'
import { editDistance, prefixDistance } from './edit-distance'

/** A term near a word. */
export interface NearTerm {
  readonly term: number
  readonly distance: number
}

/** Longest words with no, with one and with two edits; longer ones have two as well. */
const NO_EDIT = 2
const ONE_EDIT = 7

/** How many edits a word of this length may be away from the term that was meant. */
export function editsAllowed(length: number): number {
  if (length <= NO_EDIT) return 0
  return length <= ONE_EDIT ? 1 : 2
}

/** All terms of an index, found by themselves, by their beginning, and by what is near them. */
export class Dictionary {
  readonly terms: readonly string[]
  readonly pageCount: number
  readonly #counts: Uint32Array
  #tree: SearchableMap<number> | undefined

  constructor(head: IndexHead) {
    this.terms = head.terms
    this.pageCount = head.pages.length
    this.#counts = head.counts
  }

  /** Number of the term, or -1. */
  find(term: string): number {
    const at = this.#lowerBound(term)
    return this.terms[at] === term ? at : -1
  }

  /** Number of pages with the term. */
  pagesWith(term: number): number {
    return (this.#counts[term] ?? 0) >>> 1
  }

  inTitle(term: number): boolean {
    return ((this.#counts[term] ?? 0) & 1) === 1
  }

  /** Inverse document frequency, as MiniSearch and BM25+ have it. */
  idf(pages: number): number {
    return Math.log(1 + (this.pageCount - pages + 0.5) / (pages + 0.5))
  }

  /** The terms that begin with the prefix: `[first, end)`. */
  range(prefix: string): readonly [first: number, end: number] {
    return [this.#lowerBound(prefix), this.#lowerBound(`${prefix}\uffff`)]
  }

  /** The terms that begin with the prefix, those in titles and the frequent ones first. */
  continuations(prefix: string, limit: number): number[] {
    const [first, end] = this.range(prefix)
    const best: number[] = []
    const rank = (term: number) => (this.#counts[term] ?? 0) + (this.inTitle(term) ? 1e6 : 0)
    for (let term = first; term < end; term++) {
      const worst = best[limit - 1]
      if (worst !== undefined && rank(worst) >= rank(term)) continue
      let at = Math.min(best.length, limit - 1)
      while (at > 0 && rank(best[at - 1] ?? 0) < rank(term)) {
        best[at] = best[at - 1] ?? 0
        at--
      }
      best[at] = term
    }
    return best
  }

  /** The terms nearest to a word: only those with the fewest edits, at most `max`. */
  near(word: string, max = editsAllowed(word.length)): NearTerm[] {
    for (let distance = 1; distance <= max; distance++) {
      const found = this.#within(word, distance)
      if (found.length > 0) return found
    }
    return []
  }

  /** The terms of which some beginning is nearest to a word that is still being typed. */
  nearContinuations(word: string, limit: number): NearTerm[] {
    const max = editsAllowed(word.length)
    if (max === 0) return []
    const found: NearTerm[] = []
    // A slip in the very first letter waits for the whole word.
    const [first, end] = this.range(word.slice(0, 1))
    let least = max
    for (let term = first; term < end; term++) {
      const distance = prefixDistance(word, this.terms[term] ?? '', least)
      if (distance > least) continue
      if (distance < least) found.length = 0
      least = distance
      found.push({ term, distance })
    }
    const rank = ({ term }: NearTerm) => (this.#counts[term] ?? 0) + (this.inTitle(term) ? 1e6 : 0)
    return found.sort((a, b) => rank(b) - rank(a)).slice(0, limit)
  }

  /** Builds what the first unknown word needs, so that it need not wait for it. */
  warm(): void {
    this.#radixTree()
  }

  #within(word: string, distance: number): NearTerm[] {
    const tree = this.#radixTree()
    const found = new Map<number, number>()
    const add = (near: Iterable<readonly [string, readonly [number, number]]>) => {
      for (const [text, [term]] of near) {
        const edits = editDistance(word, text, distance)
        if (edits <= distance && keepsStart(word, text)) found.set(term, edits)
      }
    }
    add(tree.fuzzyGet(word, distance))
    // MiniSearch's tree counts a swap as two edits: look for the word with each pair swapped.
    for (const swapped of swaps(word)) {
      if (distance === 1) {
        const term = this.find(swapped)
        if (term >= 0) found.set(term, 1)
      } else {
        add(tree.fuzzyGet(swapped, distance - 1))
      }
    }
    return Array.from(found, ([term, edits]) => ({ term, distance: edits }))
  }

  #radixTree(): SearchableMap<number> {
    if (!this.#tree) {
      this.#tree = new SearchableMap<number>()
      for (const [number, term] of this.terms.entries()) this.#tree.set(term, number)
    }
    return this.#tree
  }

  #lowerBound(term: string): number {
    let low = 0
    let high = this.terms.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.terms[middle] ?? '') < term) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Three letters with a changed first one are another word; a swap of the first two is not. */
function keepsStart(word: string, term: string): boolean {
  return word.length > 3 || word[0] === term[0] || (word[0] === term[1] && word[1] === term[0])
}

function* swaps(word: string): Generator<string> {
  for (let at = 0; at + 1 < word.length; at++) {
    if (word[at] === word[at + 1]) continue
    yield word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  }
}
