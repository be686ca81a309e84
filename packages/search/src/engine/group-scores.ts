import { FieldBit, LEVEL_MASK } from '../format/flags'
import type { IndexHead } from '../format/head'
import { type FieldIdf, FieldScorer } from './bm25'
import type { Dictionary } from './dictionary'
import { type Group, heaviestOf } from './group'

/** Fields that are compared with the query as a whole. */
export const SHORT_FIELDS = ['title', 'heading', 'description'] as const
export type ShortField = (typeof SHORT_FIELDS)[number]
export const SHORT_BITS: Readonly<Record<ShortField, number>> = {
  title: FieldBit.title,
  // Tags are compared as headings are.
  heading: FieldBit.heading | FieldBit.keywords,
  description: FieldBit.description,
}
export const SHORT_FIELD_BITS = Object.values(SHORT_BITS).reduce((all, bits) => all | bits, 0)

/** A page that has all terms of an alternative. */
interface Together {
  readonly value: number
  readonly bits: number
}

/** What pages have of one group of terms at a time. */
export class GroupScores {
  /** By page: its value, the fields it is in, and the best weight in one of {@link SHORT_FIELDS}. */
  readonly value: Float32Array
  readonly fields: Uint8Array
  readonly weight: Float32Array
  /** Likewise the best idf in the title, times the weight. */
  readonly titled: Float32Array
  readonly #dictionary: Dictionary
  readonly #scorer: FieldScorer
  /** Of the likeliest completion that titles have: rarer ones must not outrank it. */
  #most: FieldIdf | undefined

  constructor(head: IndexHead, dictionary: Dictionary) {
    const { length } = head.weights
    this.#dictionary = dictionary
    this.#scorer = new FieldScorer(head, dictionary)
    this.value = new Float32Array(length)
    this.fields = new Uint8Array(length)
    this.weight = new Float32Array(length)
    this.titled = new Float32Array(length)
  }

  /** Adds up the alternatives by page, and returns the matching pages; {@link clear} each before the next group. */
  collect({ alternatives, fields, kind }: Group): number[] {
    const touched: number[] = []
    const best = Math.max(...alternatives.map(({ weight }) => weight))
    const inTitles = alternatives.filter(({ term }) => this.#dictionary.isInTitle(term))
    const likeliest = kind === 'begun' ? heaviestOf(inTitles) : undefined
    const slice = likeliest && this.#dictionary.postings(likeliest.term)
    this.#most = slice && this.#scorer.idfOf(likeliest.term, slice)
    const most = slice ? this.#idf(likeliest.term) : Number.POSITIVE_INFINITY
    const put = (page: number, value: number, bits: number, share: number, idf: number) => {
      if (this.fields[page] === 0) touched.push(page)
      add(this.value, page, value)
      mark(this.fields, page, bits)
      if (bits & SHORT_FIELD_BITS) atLeast(this.weight, page, share)
      if (bits & FieldBit.title) atLeast(this.titled, page, share * idf)
    }
    for (const { term, weight, also = [] } of alternatives) {
      const terms = [term, ...also]
      const idf = terms.reduce((sum, each) => sum + Math.min(most, this.#idf(each)), 0)
      const share = weight / best
      for (const [page, { value, bits }] of this.#together(terms, fields)) {
        put(page, (weight * value) / terms.length, bits, share, idf)
      }
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
        const value = before.value + this.#scorer.value(bits, page, idf)
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
    const idf = least(this.#scorer.idfOf(term, slice), this.#most)
    const { pages, flags, start, end } = slice
    for (let at = start; at < end; at++) {
      const bits = (flags[at] ?? 0) & fields
      if (bits !== 0) visit(pages[at] ?? 0, bits, idf)
    }
  }

  #idf(term: number): number {
    return this.#dictionary.idf(this.#dictionary.pagesWith(term))
  }

  clear(page: number): void {
    this.value[page] = this.fields[page] = this.weight[page] = this.titled[page] = 0
  }
}

function least(idf: FieldIdf, most = idf): FieldIdf {
  return {
    title: Math.min(idf.title, most.title),
    heading: Math.min(idf.heading, most.heading),
    description: Math.min(idf.description, most.description),
    keywords: Math.min(idf.keywords, most.keywords),
    content: Math.min(idf.content, most.content),
  }
}

function atLeast(values: Float32Array, page: number, value: number): void {
  if (value > (values[page] ?? 0)) values[page] = value
}

export function mark(values: Uint8Array | Uint32Array, page: number, bits: number): void {
  values[page] = (values[page] ?? 0) | bits
}

export function add(values: Float32Array, page: number, value: number): void {
  values[page] = (values[page] ?? 0) + value
}

/** Intersects the fields, with the lower frequency of the text. */
function commonFields(left: number, right: number): number {
  const level = Math.min(left & LEVEL_MASK, right & LEVEL_MASK)
  return (left & right & ~LEVEL_MASK) | level
}
