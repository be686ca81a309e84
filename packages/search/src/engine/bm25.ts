import { type Field, FieldBit, LEVEL_FREQUENCY, LEVEL_MASK, unpackLength } from '../format/flags'
import type { IndexHead } from '../format/head'
import type { Dictionary } from './dictionary'
import type { PostingSlice } from './parts'
import { PROFILE } from './profile'

/** Inverse document frequency of a term by field: a word can be rare in titles and common in texts. */
export type FieldIdf = Readonly<Record<Field, number>>

/** BM25+ over fields: MiniSearch's formula on column data. */
export class FieldScorer {
  readonly #dictionary: Dictionary
  /** By column of lengths, then by page: k(1 − b + b·length/average). */
  readonly #norms: readonly Float32Array[]
  /** By part, which may be dropped, then by term. */
  readonly #idf = new WeakMap<Uint8Array, Map<number, FieldIdf>>()

  constructor(head: IndexHead, dictionary: Dictionary) {
    this.#dictionary = dictionary
    this.#norms = head.lengths.map(normalise)
  }

  idfOf(term: number, slice: PostingSlice): FieldIdf {
    const ofPart = this.#idf.get(slice.flags) ?? new Map<number, FieldIdf>()
    this.#idf.set(slice.flags, ofPart)
    const cached = ofPart.get(term)
    if (cached) return cached
    const idf = (mask: number) => this.#dictionary.idf(countWith(mask, slice))
    const fieldIdf = {
      title: idf(FieldBit.title),
      heading: idf(FieldBit.heading),
      description: idf(FieldBit.description),
      keywords: idf(FieldBit.keywords),
      content: idf(LEVEL_MASK),
    }
    ofPart.set(term, fieldIdf)
    return fieldIdf
  }

  /** Score of a term on a page, from the flags of its posting. */
  value(bits: number, page: number, idf: FieldIdf): number {
    const { boost } = PROFILE
    let value = 0
    if (bits & FieldBit.title) value += boost.title * idf.title * this.#part(0, page, 1)
    if (bits & FieldBit.heading) value += boost.heading * idf.heading * this.#part(1, page, 1)
    if (bits & FieldBit.description) {
      value += boost.description * idf.description * this.#part(2, page, 1)
    }
    if (bits & FieldBit.keywords) value += boost.keywords * idf.keywords * this.#part(2, page, 1)
    const frequency = LEVEL_FREQUENCY[bits & LEVEL_MASK] ?? 0
    if (frequency > 0) value += boost.content * idf.content * this.#part(3, page, frequency)
    return value
  }

  #part(column: number, page: number, frequency: number): number {
    const norm = this.#norms[column]?.[page] ?? PROFILE.saturation
    return PROFILE.matchFloor + (frequency * (PROFILE.saturation + 1)) / (frequency + norm)
  }
}

function countWith(mask: number, { flags, start, end }: PostingSlice): number {
  let count = 0
  for (let at = start; at < end; at++) if ((flags[at] ?? 0) & mask) count++
  return count
}

function normalise(lengths: Uint8Array): Float32Array {
  const { saturation, lengthNormalisation } = PROFILE
  const words = Float32Array.from(lengths, unpackLength)
  const average = words.reduce((sum, each) => sum + each, 0) / Math.max(1, words.length)
  return words.map(
    (length) =>
      saturation *
      (1 - lengthNormalisation + (lengthNormalisation * length) / Math.max(1, average)),
  )
}
