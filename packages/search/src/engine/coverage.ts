import type { HeadLanguage } from '../format/head'
import { patternOf } from '../text/roots'
import { spellOut } from '../text/spell-out'
import { tokenize } from '../text/tokenize'
import type { Dictionary } from './dictionary'
import type { Group } from './group'

/** A word of a text that stands for a word of the query, or for several neighbouring ones. */
interface QueryWord {
  /** Bits of their groups. */
  readonly bits: number
  /** Against an exact match. */
  readonly weight: number
  readonly worth: number
  /** It is one of several words for one word of the query. */
  readonly isPart: boolean
}

/** A query as {@link Coverage} compares it. */
export interface CoverageQuery {
  /** By word of a text. */
  readonly words: ReadonlyMap<string, QueryWord>
  /** Total idf of the words. */
  readonly total: number
  /** Bit set of the groups that its words stand for. */
  readonly bits: number
  /** Found in all texts that have one of its words; most others are told apart by it, in a fifth of the time. */
  readonly pattern: RegExp
  /** Cache by text: many pages share headings. */
  readonly known: Map<string, number>
}

/** Computes how well short texts, such as headings, and a query cover each other. */
export class Coverage {
  readonly #dictionary: Dictionary
  readonly #stopWords: ReadonlySet<string>

  constructor(dictionary: Dictionary, { stopWords }: HeadLanguage) {
    this.#dictionary = dictionary
    this.#stopWords = new Set(stopWords)
  }

  /**
   * The share of the query that is in the text, times the share of the text that is in the query: 1 when they say the same,
   * whatever the order. Words are weighted by their information. Names in camel case are read as written, and by their words.
   */
  of(text: string, query: CoverageQuery): number {
    const cached = query.known.get(text)
    if (cached !== undefined) return cached
    const share = Math.max(this.#share(text, query), this.#share(spellOut(text) ?? '', query))
    query.known.set(text, share)
    return share
  }

  /** The share of the query that the folders of a page have: `backends` of `/docs/backends/s3/`. */
  ofFolders(path: string, query: CoverageQuery): number {
    return this.#share(path.replace(/[^/]*\/?$/, '').replaceAll('/', ' '), query, 0)
  }

  /** Bit set of the groups that a text matches. */
  meets(text: string, { pattern, words }: CoverageQuery): number {
    if (!pattern.test(text)) return 0
    return tokenize(text).reduce((bits, { term }) => bits | (words.get(term)?.bits ?? 0), 0)
  }

  #share(text: string, { pattern, words, total }: CoverageQuery, textPower = 1): number {
    if (total === 0 || !pattern.test(text)) return 0
    let ofText = 0
    let ofQuery = 0
    let length = 0
    let seen = 0
    for (const word of wordsOf(text)) {
      const match = words.get(word)
      if (!match && this.#stopWords.has(word)) continue
      const worth = this.#worth(word)
      length += worth
      if (!match) continue
      ofText += worth * match.weight
      if (match.isPart || (seen & match.bits) === 0) ofQuery += match.worth * match.weight
      seen |= match.bits
    }
    return length === 0 ? 0 : Math.min(1, ofQuery / total) * (ofText / length) ** textPower
  }

  #worth(word: string): number {
    // All words of titles and headings are words of the index; a name is rare.
    const term = this.#dictionary.findWord(word)
    return this.#dictionary.idf(term < 0 ? 1 : this.#dictionary.pagesWith(term))
  }
}

/** Distinct words, without identifiers as a whole. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(tokenize(text).flatMap(({ term, kind }) => (kind === 'whole' ? [] : term)))
}

export function coverageQuery(
  groups: readonly Group[],
  idf: readonly number[],
  dictionary: Dictionary,
): CoverageQuery {
  const words = new Map<string, QueryWord>()
  let total = 0
  let all = 0
  for (const [number, { alternatives, presence, whole, boost }] of groups.entries()) {
    if (presence === 'excluded' || whole || alternatives.length === 0) continue
    const bits = 1 << number
    const worth = (idf[number] ?? 0) * boost
    all |= bits
    total += worth
    const best = Math.max(...alternatives.map((each) => each.weight))
    for (const { term, weight: given, also = [], spans } of alternatives) {
      const weight = given / best
      const isPart = also.length > 0
      for (const each of [term, ...also]) {
        const word = dictionary.text(each)
        const before = words.get(word)
        if (before && spans) {
          const both = { bits: before.bits | bits, worth: before.worth + worth }
          words.set(word, { ...before, ...both })
        } else if (!before || before.weight < weight) {
          words.set(word, { bits, weight, worth: worth / (also.length + 1), isPart })
        }
      }
    }
  }
  return { words, total, bits: all, pattern: patternOf(words.keys()), known: new Map() }
}
