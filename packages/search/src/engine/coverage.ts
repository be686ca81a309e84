import { tokenize } from '../text/tokenize'
import type { Dictionary } from './dictionary'
import type { Group } from './plan'
import { PROFILE } from './profile'

/** The words of a short text, such as a title. */
interface ShortText {
  readonly words: readonly {
    readonly word: string
    readonly count: number
    readonly worth: number
  }[]
  /** What all words tell together. */
  readonly total: number
  /** Identifiers as they are written. */
  readonly wholes: ReadonlySet<string>
  /** Bits that its words set, see {@link wordBit}. */
  readonly mask: number
}

interface QueryWord {
  /** Bit of the group it stands for. */
  readonly bit: number
  readonly count: number
  /** Against an exact match. */
  readonly weight: number
  readonly worth: number
}

/** A query as {@link Coverage} compares it. */
export interface CoverageQuery {
  /** By word of a text. */
  readonly words: ReadonlyMap<string, QueryWord>
  /** What the words tell together, with repetitions. */
  readonly total: number
  /** What the words tell together by their rarity alone. */
  readonly idf: number
  /** Identifiers of the query that the index knows as they are written. */
  readonly wholes: readonly string[]
  /** Bits that its words set: a text without any of them has none of the words. */
  readonly mask: number
  /** What was found out already, by number of the heading: many pages have the same ones. */
  readonly headings: Float32Array
}

/** How well short texts (titles, headings, tags) and a query cover each other. */
export class Coverage {
  readonly #dictionary: Dictionary
  readonly #headings: readonly string[]
  readonly #texts = new Map<string, ShortText>()
  readonly #headingTexts: ShortText[] = []

  /** @param headings as {@link ofHeading} numbers them. */
  constructor(dictionary: Dictionary, headings: readonly string[]) {
    this.#dictionary = dictionary
    this.#headings = headings
  }

  /** Reads headings and other texts ahead of the first query that meets them. */
  warm(headingCount: number, texts: Iterable<string>): void {
    for (let number = 0; number < headingCount; number++) this.#readHeading(number)
    for (const text of texts) this.#read(text)
  }

  /** As {@link of}, for a heading by its number. */
  ofHeading(number: number, query: CoverageQuery): number {
    const known = query.headings[number] ?? -1
    if (known >= 0) return known
    const share = compare(this.#readHeading(number), query)
    query.headings[number] = share
    return share
  }

  /**
   * The share of the query that is in the text, times the share of the text that is in the query:
   * 1 when they say the same, whatever the order. Words count by how much they tell.
   */
  of(text: string, query: CoverageQuery): number {
    return compare(this.#read(text), query)
  }

  /** Bits of the groups that a text meets. */
  met(text: string, query: CoverageQuery): number {
    let bits = 0
    for (const { word } of this.#read(text).words) bits |= query.words.get(word)?.bit ?? 0
    return bits
  }

  #readHeading(number: number): ShortText {
    const known = this.#headingTexts[number]
    if (known) return known
    const read = this.#read(this.#headings[number] ?? '')
    this.#headingTexts[number] = read
    return read
  }

  #read(text: string): ShortText {
    const cached = this.#texts.get(text)
    if (cached) return cached
    const counts = new Map<string, number>()
    const wholes = new Set<string>()
    for (const { term, kind } of tokenize(text)) {
      if (kind === 'whole') wholes.add(term)
      else counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    const words = Array.from(counts, ([word, count]) => ({ word, count, worth: this.#worth(word) }))
    const total = words.reduce((sum, { count, worth }) => sum + count * worth, 0)
    let mask = 0
    for (const word of counts.keys()) mask |= wordBit(word)
    const read = { words, total, wholes, mask }
    this.#texts.set(text, read)
    return read
  }

  #worth(word: string): number {
    const term = this.#dictionary.find(word)
    const idf = term < 0 ? 0 : this.#dictionary.idf(this.#dictionary.pagesWith(term))
    return idf + PROFILE.commonWord
  }
}

function compare({ words, total, wholes, mask }: ShortText, query: CoverageQuery): number {
  if (query.total === 0 || (mask & query.mask) === 0) return 0
  let textMet = 0
  let queryMet = 0
  let seen = 0
  for (const { word, count, worth } of words) {
    const match = query.words.get(word)
    if (!match) continue
    const times = Math.min(count, match.count)
    textMet += times * worth * match.weight
    if ((seen & match.bit) === 0) queryMet += times * match.worth * match.weight
    seen |= match.bit
  }
  if (queryMet === 0) return 0
  const missing = query.wholes.filter((whole) => !wholes.has(whole)).length
  const written = 1 - (missing / Math.max(1, query.wholes.length)) * PROFILE.unwrittenIdentifier
  return (queryMet / query.total) * (textMet / total) * written
}

/** One of 32 bits for a word: texts that share no bit with a query share no word with it. */
function wordBit(word: string): number {
  return 1 << ((word.charCodeAt(0) * 31 + word.charCodeAt(1) * 7 + word.length) & 31)
}

export function coverageQuery(
  groups: readonly Group[],
  idf: readonly number[],
  dictionary: Dictionary,
  headingCount: number,
): CoverageQuery {
  const words = new Map<string, QueryWord>()
  const wholes: string[] = []
  let total = 0
  let sum = 0
  for (const [number, group] of groups.entries()) {
    if (group.presence === 'excluded' || group.alternatives.length === 0) continue
    if (group.whole) {
      if (group.kind === 'known') wholes.push(group.text)
      continue
    }
    const { count } = group
    const worth = ((idf[number] ?? 0) + PROFILE.commonWord) * group.boost
    total += count * worth
    sum += idf[number] ?? 0
    const best = Math.max(...group.alternatives.map((each) => each.weight))
    for (const { term, weight } of group.alternatives) {
      const word = dictionary.text(term)
      const before = words.get(word)
      if (!before || before.weight < weight / best) {
        words.set(word, { bit: 1 << number, count, weight: weight / best, worth })
      }
    }
  }
  let mask = 0
  for (const word of words.keys()) mask |= wordBit(word)
  return { words, total, idf: sum, wholes, mask, headings: new Float32Array(headingCount).fill(-1) }
}
