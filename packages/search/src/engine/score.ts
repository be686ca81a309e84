import { type Field, FieldBit, LEVEL_MASK } from '../format/flags'
import type { IndexHead } from '../format/head'
import { type FieldIdf, FieldScorer } from './bm25'
import type { Dictionary } from './dictionary'
import { type Group, isJoined, isMeant } from './group'
import { PROFILE } from './profile'

/** Scores of a query by page. */
export interface Scores {
  /** Matching pages, unordered. */
  readonly pages: readonly number[]
  /** By page number. */
  readonly score: Float32Array
  /** By page number: bit set of the groups that the page matches. */
  readonly met: Uint32Array
  /** By page number: bit set of the words, among these groups, that its title, headings and description have. */
  readonly metInShort: Uint32Array
  /** By page number: flags of all matches. */
  readonly flags: Uint8Array
  /** By page number: fields that have an identifier of the query as written. */
  readonly written: Uint8Array
  /** By page number: total idf of the words that match in title, headings and description. */
  readonly idfByField: Readonly<Record<ShortField, Float32Array>>
  /** By page number: number of words that match in the description. */
  readonly described: Uint8Array
  /** By group: its inverse document frequency. */
  readonly idf: readonly number[]
}

type ShortField = Extract<Field, 'title' | 'heading' | 'description'>
const SHORT_FIELDS: readonly ShortField[] = ['title', 'heading', 'description']
/** Bit set of the fields of short texts. */
export const SHORT_FIELD_BITS = FieldBit.title | FieldBit.heading | FieldBit.description

/** A page that has all terms of an alternative. */
interface Together {
  readonly value: number
  readonly bits: number
}

/** Adds up the scores of groups: MiniSearch's score, but with words weighted by their idf. */
export class Scorer {
  readonly #dictionary: Dictionary
  readonly #pageCount: number
  readonly #weights: readonly number[]
  readonly #fields: FieldScorer
  /** Scratch of one group, by page. */
  readonly #value: Float32Array
  readonly #found: Uint8Array

  constructor(head: IndexHead, dictionary: Dictionary) {
    this.#dictionary = dictionary
    this.#pageCount = head.weights.length
    this.#weights = head.weights
    this.#fields = new FieldScorer(head, dictionary)
    this.#value = new Float32Array(this.#pageCount)
    this.#found = new Uint8Array(this.#pageCount)
  }

  /** Every term of the groups must have been loaded. */
  score(groups: readonly Group[]): Scores {
    const byPage = () => new Float32Array(this.#pageCount)
    const score = byPage()
    const matched = byPage()
    const met = new Uint32Array(this.#pageCount)
    const metInShort = new Uint32Array(this.#pageCount)
    const flags = new Uint8Array(this.#pageCount)
    const idfByField = { title: byPage(), heading: byPage(), description: byPage() }
    const written = new Uint8Array(this.#pageCount)
    const described = new Uint8Array(this.#pageCount)
    const idf: number[] = []
    let total = 0
    for (const [number, group] of groups.entries()) {
      const touched = this.#collect(group)
      const weight = this.#dictionary.idf(this.#dictionary.pagesWith(bestTerm(group)))
      idf.push(weight)
      const counts = group.presence !== 'excluded'
      // What stands beside other words must not lower the score of pages that have only these.
      const isBeside = group.kind === 'joined' || (group.whole && touched.length === 0)
      if (counts && !isBeside) total += weight
      const factor = group.boost * factorOf(group)
      for (const page of touched) {
        const found = this.#found[page] ?? 0
        if (counts) {
          add(score, page, factor * (this.#value[page] ?? 0))
          if (!isBeside) add(matched, page, weight)
          flags[page] = (flags[page] ?? 0) | found
          if (group.whole) {
            if (isMeant(group)) written[page] = (written[page] ?? 0) | found
          } else if (found & SHORT_FIELD_BITS) {
            metInShort[page] = (metInShort[page] ?? 0) | (1 << number)
            for (const field of SHORT_FIELDS) {
              if (found & FieldBit[field]) add(idfByField[field], page, weight)
            }
            if (found & FieldBit.description) described[page] = (described[page] ?? 0) + 1
          }
        }
        met[page] = (met[page] ?? 0) | (1 << number)
        this.#value[page] = 0
        this.#found[page] = 0
      }
    }
    const pages = matching(groups, met, score)
    for (const page of pages) {
      const share = total > 0 ? Math.min(1, (matched[page] ?? 0) / total) : 1
      const weight = this.#weights[page] ?? 1
      score[page] = (score[page] ?? 0) * share ** PROFILE.coordination * weight
    }
    return { pages, score, met, metInShort, flags, written, idfByField, described, idf }
  }

  /** Writes the sum of the alternatives by page into the scratch columns, and returns the matching pages. */
  #collect({ alternatives, fields }: Group): number[] {
    const touched: number[] = []
    const put = (page: number, value: number, bits: number) => {
      if (this.#found[page] === 0) touched.push(page)
      add(this.#value, page, value)
      this.#found[page] = (this.#found[page] ?? 0) | bits
    }
    for (const { term, weight, also } of alternatives) {
      if (also) {
        const terms = [term, ...also]
        for (const [page, { value, bits }] of this.#together(terms, fields)) {
          put(page, (weight * value) / terms.length, bits)
        }
        continue
      }
      this.#each(term, fields, (page, bits, idf) => {
        put(page, weight * this.#fields.value(bits, page, idf), bits)
      })
    }
    return touched
  }

  /** Returns the pages with all of the terms; a field counts if it has all of them. */
  #together(terms: readonly number[], fields: number): ReadonlyMap<number, Together> {
    let pages: Map<number, Together> | undefined
    for (const term of terms) {
      const next = new Map<number, Together>()
      this.#each(term, fields, (page, bits, idf) => {
        const before = pages ? pages.get(page) : { value: 0, bits: fields }
        if (!before) return
        const value = before.value + this.#fields.value(bits, page, idf)
        next.set(page, { value, bits: commonFields(before.bits, bits) })
      })
      pages = next
    }
    return new Map([...(pages ?? [])].filter(([, { bits }]) => bits !== 0))
  }

  #each(
    term: number,
    fields: number,
    visit: (page: number, bits: number, idf: FieldIdf) => void,
  ): void {
    const slice = this.#dictionary.postings(term)
    if (!slice) return
    const idf = this.#fields.idfOf(term, slice)
    const { pages, flags, start, end } = slice
    for (let at = start; at < end; at++) {
      const bits = (flags[at] ?? 0) & fields
      if (bits !== 0) visit(pages[at] ?? 0, bits, idf)
    }
  }
}

function factorOf(group: Group): number {
  if (isJoined(group)) return PROFILE.joinedName
  return group.whole ? PROFILE.identifier : 1
}

function add(values: Float32Array, page: number, value: number): void {
  values[page] = (values[page] ?? 0) + value
}

/** Intersects the fields, with the lower frequency of the text. */
function commonFields(left: number, right: number): number {
  const level = Math.min(left & LEVEL_MASK, right & LEVEL_MASK)
  return (left & right & ~LEVEL_MASK) | level
}

/** The term whose idf represents the group: a rare completion must not make a common word look rare. */
function bestTerm({ alternatives }: Group): number {
  let best = alternatives[0]
  for (const each of alternatives) if (best && each.weight > best.weight) best = each
  return best?.term ?? -1
}

function matching(
  groups: readonly Group[],
  met: Uint32Array,
  score: Float32Array,
): readonly number[] {
  let required = 0
  let excluded = 0
  for (const [number, { presence }] of groups.entries()) {
    if (presence === 'required') required |= 1 << number
    if (presence === 'excluded') excluded |= 1 << number
  }
  // A query of filters alone matches everything that passes them.
  const filtersOnly = groups.every(({ presence }) => presence === 'excluded')
  const pages: number[] = []
  for (let page = 0; page < score.length; page++) {
    const bits = met[page] ?? 0
    if ((score[page] ?? 0) <= 0 && !filtersOnly) continue
    if ((bits & excluded) !== 0) continue
    if ((bits & required) >>> 0 === required >>> 0) pages.push(page)
  }
  return pages
}
