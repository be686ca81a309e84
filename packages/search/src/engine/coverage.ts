import { tokenize } from '../text/tokenize'
import type { Dictionary } from './dictionary'
import type { Group } from './plan'

/** The terms of a short text, such as a title, with what each says. */
interface ShortText {
  readonly terms: readonly number[]
  readonly idf: readonly number[]
  /** Sum of `idf`. */
  readonly total: number
}

/** How well short texts (titles, headings, tags) and a query cover each other. */
export class Coverage {
  readonly #dictionary: Dictionary
  readonly #texts = new Map<string, ShortText>()

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
  }

  /**
   * The share of the query that is in the text, times the share of the text that is in the query:
   * 1 when they say the same, whatever the order. Words count by how much they tell.
   */
  of(text: string, query: CoverageQuery): number {
    if (query.total === 0) return 0
    const { terms, idf, total } = this.#read(text)
    let textMet = 0
    let queryMet = 0
    let seen = 0
    for (const [index, term] of terms.entries()) {
      const match = query.words.get(term)
      if (!match) continue
      textMet += (idf[index] ?? 0) * match.weight
      if ((seen & match.bit) === 0) queryMet += match.idf * match.weight
      seen |= match.bit
    }
    if (queryMet === 0) return 0
    return (queryMet / query.total) * (textMet / total)
  }

  /** Bits of the groups that a text meets. */
  met(text: string, query: CoverageQuery): number {
    let bits = 0
    for (const term of this.#read(text).terms) bits |= query.words.get(term)?.bit ?? 0
    return bits
  }

  #read(text: string): ShortText {
    const cached = this.#texts.get(text)
    if (cached) return cached
    const terms = new Set<number>()
    for (const { term, kind } of tokenize(text)) {
      const number = kind === 'whole' ? -1 : this.#dictionary.find(term)
      if (number >= 0) terms.add(number)
    }
    const idf = Array.from(terms, (term) => this.#dictionary.idf(this.#dictionary.pagesWith(term)))
    const read = { terms: [...terms], idf, total: idf.reduce((sum, each) => sum + each, 0) }
    this.#texts.set(text, read)
    return read
  }
}

/** A query as {@link Coverage} compares it. */
export interface CoverageQuery {
  /** By term: the group it stands for. */
  readonly words: ReadonlyMap<number, { bit: number; weight: number; idf: number }>
  /** What the words tell together. */
  readonly total: number
}

export function coverageQuery(groups: readonly Group[], idf: readonly number[]): CoverageQuery {
  const words = new Map<number, { bit: number; weight: number; idf: number }>()
  let total = 0
  for (const [number, group] of groups.entries()) {
    if (group.whole || group.presence === 'excluded' || group.alternatives.length === 0) continue
    const worth = idf[number] ?? 0
    total += worth
    const best = Math.max(...group.alternatives.map((each) => each.weight))
    for (const { term, weight } of group.alternatives) {
      const before = words.get(term)
      if (!before || before.weight < weight / best) {
        words.set(term, { bit: 1 << number, weight: weight / best, idf: worth })
      }
    }
  }
  return { words, total }
}
