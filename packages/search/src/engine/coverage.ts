import { patternOf } from '../text/roots'
import { spellOut } from '../text/spell-out'
import { tokenize } from '../text/tokenize'
import type { Dictionary } from './dictionary'
import { type Group, isMeant } from './group'
import { PROFILE } from './profile'

/** The words of a short text, such as a title. */
interface ShortText {
  readonly words: readonly {
    readonly word: string
    readonly count: number
    readonly worth: number
    /** It stands beside the name of the page. */
    readonly isBeside: boolean
  }[]
  /** Total information of all words. */
  readonly total: number
  /** Identifiers as they are written. */
  readonly identifiers: ReadonlySet<string>
  /** The text with the words of names in camel case apart, if it has such names. */
  readonly spelled?: ShortText | undefined
}

interface QueryWord {
  /** Bit of the group it stands for, or of several neighbouring ones. */
  readonly bit: number
  readonly count: number
  /** Against an exact match. */
  readonly weight: number
  readonly worth: number
  /** It is one of several words for one word of the query. */
  readonly isPart: boolean
  /** It is one word for several words of the query. */
  readonly spans: boolean
}

/** A query as {@link Coverage} compares it. */
export interface CoverageQuery {
  /** By word of a text. */
  readonly words: ReadonlyMap<string, QueryWord>
  /** Total information of the words, with repetitions. */
  readonly total: number
  /** Total idf of the words. */
  readonly idf: number
  /** Identifiers of the query that the index knows, each with its spellings. */
  readonly identifiers: readonly (readonly string[])[]
  /** Found in all texts that have one of its words; most others are told apart by it, in a fifth of the time. */
  readonly pattern: RegExp
  /** Bit set of the groups that its words stand for. */
  readonly bits: number
  /** Cache by heading: many pages share headings. */
  readonly headings: Map<string, number>
}

/** Computes how well short texts (titles, headings, tags) and a query cover each other. */
export class Coverage {
  readonly #dictionary: Dictionary
  readonly #texts = new Map<string, ShortText>()
  readonly #titles = new Map<string, ShortText>()

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
  }

  /**
   * As {@link of}, for a title. If it has an identifier with the site's prefix, that is the page's name, and the other words count
   * little. A title that says just the query counts more.
   */
  ofTitle(title: string, query: CoverageQuery): number {
    return bestReading(this.#read(title, query, true), (text) => {
      const factor = isSame(text, query) ? PROFILE.sameName : written(text, query)
      return compare(text, query, PROFILE.titlePower) * factor
    })
  }

  /** As {@link of}, for a heading. */
  ofHeading(heading: string, query: CoverageQuery): number {
    const known = query.headings.get(heading)
    if (known !== undefined) return known
    const share = this.of(heading, query)
    query.headings.set(heading, share)
    return share
  }

  /**
   * The share of the query that is in the text, times the share of the text that is in the query: 1 when they say the same,
   * whatever the order. Words are weighted by their information.
   */
  of(text: string, query: CoverageQuery): number {
    const read = this.#read(text, query)
    return bestReading(read, (reading) => compare(reading, query) * written(reading, query))
  }

  /** The share of the query that the folders of a page have: `backends` of `/docs/backends/s3/`. */
  ofFolders(path: string, query: CoverageQuery): number {
    const folders = path.replace(/[^/]*\/?$/, '').replaceAll('/', ' ')
    return bestReading(this.#read(folders, query), (text) => compare(text, query, 0))
  }

  /** Bit set of the groups that a title matches. */
  titleMeets(title: string, query: CoverageQuery): number {
    return meets(this.#read(title, query, true), query)
  }

  /** Bit set of the groups that a heading matches. */
  headingMeets(heading: string, query: CoverageQuery): number {
    return meets(this.#read(heading, query), query)
  }

  /** Reads a text, unless it has none of the query's words: most texts are never read. */
  #read(text: string, { pattern }: CoverageQuery, isTitle = false): ShortText | undefined {
    return pattern.test(text) ? this.#tokenize(text, isTitle) : undefined
  }

  #tokenize(text: string, isTitle: boolean): ShortText {
    const cache = isTitle ? this.#titles : this.#texts
    const cached = cache.get(text)
    if (cached) return cached
    const counts = new Map<string, number>()
    const identifiers = new Set<string>()
    const named = new Set<string>()
    for (const { term, kind } of tokenize(text)) {
      if (kind === 'whole') {
        identifiers.add(term)
        if (isTitle) for (const part of this.#dictionary.nameOf(term)) named.add(part)
      } else counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    const words = Array.from(counts, ([word, count]) => {
      const isBeside = named.size > 0 && !named.has(word)
      return {
        word,
        count,
        isBeside,
        worth: this.#worth(word) * (isBeside ? PROFILE.besideName : 1),
      }
    })
    const total = words.reduce((sum, { count, worth }) => sum + count * worth, 0)
    const apart = spellOut(text)
    const spelled = apart === undefined ? undefined : this.#tokenize(apart, isTitle)
    const read = { words, total, identifiers, spelled }
    cache.set(text, read)
    return read
  }

  #worth(word: string): number {
    // All words of titles and headings are words of the index; a name is rare.
    const term = this.#dictionary.findWord(word)
    const pages = term < 0 ? 1 : this.#dictionary.pagesWith(term)
    return this.#dictionary.idf(pages)
  }
}

/** The share of a text as it is written, or with its names spelled out. */
function bestReading(text: ShortText | undefined, share: (reading: ShortText) => number): number {
  return text ? Math.max(share(text), bestReading(text.spelled, share)) : 0
}

function meets(text: ShortText | undefined, query: CoverageQuery): number {
  if (!text) return 0
  let bits = meets(text.spelled, query)
  for (const { word } of text.words) bits |= query.words.get(word)?.bit ?? 0
  return bits
}

/** A title has the words of the query, and its name has no others. */
function isSame(text: ShortText, query: CoverageQuery): boolean {
  return (
    meets(text, query) === query.bits &&
    text.words.every(({ word, isBeside }) => isBeside || query.words.has(word))
  )
}

/** 1 if a text has the identifiers of a query as they are written; less for each that it lacks. */
function written({ identifiers }: ShortText, query: CoverageQuery): number {
  const missing = query.identifiers.filter(
    (spellings) => !spellings.some((each) => identifiers.has(each)),
  ).length
  return 1 - (missing / Math.max(1, query.identifiers.length)) * PROFILE.unwrittenIdentifier
}

function compare({ words, total }: ShortText, query: CoverageQuery, textPower = 1): number {
  if (query.total === 0) return 0
  let textMet = 0
  let queryMet = 0
  let seen = 0
  for (const { word, count, worth } of words) {
    const match = query.words.get(word)
    if (!match) continue
    const times = Math.min(count, match.count)
    textMet += times * worth * match.weight
    if (match.isPart || (seen & match.bit) === 0) queryMet += times * match.worth * match.weight
    seen |= match.bit
  }
  if (queryMet === 0) return 0
  return Math.min(1, queryMet / query.total) * (textMet / total) ** textPower
}

export function coverageQuery(
  groups: readonly Group[],
  idf: readonly number[],
  dictionary: Dictionary,
): CoverageQuery {
  const words = new Map<string, QueryWord>()
  const identifiers: string[][] = []
  let total = 0
  let sum = 0
  let bits = 0
  for (const [number, group] of groups.entries()) {
    if (group.presence === 'excluded' || group.alternatives.length === 0) continue
    if (group.whole) {
      if (isMeant(group))
        identifiers.push(group.alternatives.map(({ term }) => dictionary.text(term)))
      continue
    }
    const { count } = group
    bits |= 1 << number
    const worth = (idf[number] ?? 0) * group.boost
    total += count * worth
    sum += idf[number] ?? 0
    const best = Math.max(...group.alternatives.map((each) => each.weight))
    for (const { term, weight, also = [], spans = false } of group.alternatives) {
      for (const each of [term, ...also]) {
        const word = dictionary.text(each)
        const before = words.get(word)
        if (before && spans && before.spans) {
          const bit = before.bit | (1 << number)
          words.set(word, { ...before, bit, worth: before.worth + worth })
        } else if (!before || before.weight < weight / best) {
          const share = worth / (also.length + 1)
          words.set(word, {
            bit: 1 << number,
            count,
            weight: weight / best,
            worth: share,
            isPart: also.length > 0,
            spans,
          })
        }
      }
    }
  }
  const pattern = patternOf(words.keys())
  return { words, total, idf: sum, identifiers, pattern, bits, headings: new Map() }
}
