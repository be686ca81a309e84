import { FieldBit, LEVEL_FREQUENCY, LEVEL_MASK, unpackLength } from '../format/flags'
import type { IndexHead } from '../format/head'
import type { Dictionary } from './dictionary'
import type { Group } from './plan'
import { PROFILE } from './profile'

/** What the words of a query are worth on each page. */
export interface Scores {
  /** Pages that match, in no order. */
  readonly pages: readonly number[]
  /** By page number. */
  readonly score: Float32Array
  /** By page number: which groups the page meets, one bit each, by the group's number. */
  readonly met: Uint32Array
  /** By page number: flags of all that matched. */
  readonly flags: Uint8Array
  /** By page number: fields that have an identifier of the query as it is written. */
  readonly written: Uint8Array
  /** By page number: what the words tell that the title, the headings, the description hold. */
  readonly told: Readonly<Record<'title' | 'heading' | 'description', Float32Array>>
  /** By page number: how many words the description holds. */
  readonly described: Uint8Array
  /** By group: its inverse document frequency. */
  readonly idf: readonly number[]
}

/** Fielded BM25+: MiniSearch's formula, its field boosts included, over our columns. */
export class Scorer {
  readonly #dictionary: Dictionary
  readonly #pageCount: number
  /** By field, then by page: k(1 − b + b·length/average). */
  readonly #norms: readonly Float32Array[]
  /** Scratch of one group, by page. */
  readonly #value: Float32Array
  readonly #found: Uint8Array

  constructor(head: IndexHead, dictionary: Dictionary) {
    this.#dictionary = dictionary
    this.#pageCount = head.pages.length
    this.#norms = head.lengths.map(normalise)
    this.#value = new Float32Array(this.#pageCount)
    this.#found = new Uint8Array(this.#pageCount)
  }

  /** Every term of the groups must have been loaded. */
  score(groups: readonly Group[]): Scores {
    const score = new Float32Array(this.#pageCount)
    const met = new Uint32Array(this.#pageCount)
    const flags = new Uint8Array(this.#pageCount)
    const told = {
      title: new Float32Array(this.#pageCount),
      heading: new Float32Array(this.#pageCount),
      description: new Float32Array(this.#pageCount),
    }
    const written = new Uint8Array(this.#pageCount)
    const described = new Uint8Array(this.#pageCount)
    const idf: number[] = []
    for (const [number, group] of groups.entries()) {
      const touched = this.#collect(group)
      const weight = this.#dictionary.idf(this.#dictionary.pagesWith(bestTerm(group)))
      idf.push(weight)
      const boost = group.boost * group.share
      for (const page of touched) {
        if (group.presence !== 'excluded') {
          const found = this.#found[page] ?? 0
          score[page] = (score[page] ?? 0) + weight * boost * (this.#value[page] ?? 0)
          flags[page] = (flags[page] ?? 0) | found
          if (group.whole) {
            if (group.kind === 'known') written[page] = (written[page] ?? 0) | found
          } else {
            if (found & FieldBit.title) told.title[page] = (told.title[page] ?? 0) + weight
            if (found & FieldBit.heading) told.heading[page] = (told.heading[page] ?? 0) + weight
            if (found & FieldBit.description) {
              told.description[page] = (told.description[page] ?? 0) + weight
              described[page] = (described[page] ?? 0) + 1
            }
          }
        }
        met[page] = (met[page] ?? 0) | (1 << number)
        this.#value[page] = 0
        this.#found[page] = 0
      }
    }
    return { pages: matching(groups, met, score), score, met, flags, written, told, described, idf }
  }

  /** Puts the best alternative's value for each page into the scratch, and says which pages it has. */
  #collect(group: Group): number[] {
    const touched: number[] = []
    for (const { term, weight } of group.alternatives) {
      const slice = this.#dictionary.postings(term)
      if (!slice) continue
      const { pages, flags, start, end } = slice
      for (let at = start; at < end; at++) {
        const bits = (flags[at] ?? 0) & group.fields
        if (bits === 0) continue
        const page = pages[at] ?? 0
        const value = weight * this.#fieldValue(bits, page)
        const before = this.#value[page] ?? 0
        if (before === 0) touched.push(page)
        if (value > before) this.#value[page] = value
        this.#found[page] = (this.#found[page] ?? 0) | bits
      }
    }
    return touched
  }

  #fieldValue(bits: number, page: number): number {
    const { boost } = PROFILE
    let value = 0
    if (bits & FieldBit.title) value += boost.title * this.#part(0, page, 1)
    if (bits & FieldBit.heading) value += boost.heading * this.#part(1, page, 1)
    if (bits & FieldBit.description) value += boost.description * this.#part(2, page, 1)
    if (bits & FieldBit.keywords) value += boost.keywords * this.#part(2, page, 1)
    if (bits & FieldBit.lead) value += boost.lead
    const level = bits & LEVEL_MASK
    if (level) value += boost.content * this.#part(3, page, LEVEL_FREQUENCY[level] ?? 0)
    return value
  }

  #part(column: number, page: number, frequency: number): number {
    const norm = this.#norms[column]?.[page] ?? PROFILE.saturation
    return PROFILE.matchFloor + (frequency * (PROFILE.saturation + 1)) / (frequency + norm)
  }
}

/** The term that stands for the group: a rare continuation must not make a common word look rare. */
function bestTerm({ alternatives }: Group): number {
  let best = alternatives[0]
  for (const each of alternatives) if (best && each.weight > best.weight) best = each
  return best?.term ?? -1
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
  // Filters alone are a question too: for everything that they let through.
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
