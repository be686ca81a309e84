import { FieldBit, unpackLength } from '../format/flags'
import type { IndexHead } from '../format/head'
import { unpackIdf } from '../format/page-bytes'
import type { Dictionary } from './dictionary'
import { type Group, heaviestOf, isIndexed, isPartOfIndexed } from './group'
import {
  add,
  GroupScores,
  mark,
  SHORT_BITS,
  SHORT_FIELD_BITS,
  SHORT_FIELDS,
  type ShortField,
} from './group-scores'
import { forSite, PROFILE } from './profile'

/** Scores of a query by page. */
export interface Scores {
  /** Matching pages, unordered. */
  readonly pages: readonly number[]
  /** By page number. */
  readonly score: Float32Array
  /** The same before all factors: what each word adds, as in MiniSearch. */
  readonly sum: Float32Array
  /** By page number: share of the query's words that the page has. */
  readonly share: Float32Array
  /** By page number: bit set of the groups that the page matches. */
  readonly met: Uint32Array
  /** By page number: bit set of the groups that match in title, headings, tags or description. */
  readonly inShort: Uint32Array
  /** By page number: flags of all matches. */
  readonly flags: Uint8Array
  /** By page number: fields that have an identifier of the query as it is written; all, if the query has none. */
  readonly written: Uint8Array
  /** By page number: share of the query's words that its headings have together. */
  readonly inHeadings: Float32Array
  /** By group: its inverse document frequency. */
  readonly idf: readonly number[]
}

/** What has been added up so far, by page number. */
interface Sums extends Omit<Scores, 'pages' | 'idf' | 'inHeadings'> {
  /** The same of those that match in a field, other forms of a word for less. */
  readonly inField: Readonly<Record<ShortField, Float32Array>>
  /** Of the words of the title that match: their own idf. */
  readonly ofTitle: Float32Array
  /** Number of words that match in the description. */
  readonly described: Uint8Array
}

/** The words of a query, identifiers as wholes left out. */
interface QueryWords {
  /** Total idf. */
  readonly idf: number
  /** Bit set of their groups. */
  readonly bits: number
}

/** Scores pages: MiniSearch's score, but with words weighted by their idf, and more for titles and descriptions that say the same. */
export class Scorer {
  readonly #head: IndexHead
  readonly #dictionary: Dictionary
  readonly #group: GroupScores
  readonly #titleIdf: Float32Array

  constructor(head: IndexHead, dictionary: Dictionary) {
    this.#head = head
    this.#dictionary = dictionary
    this.#group = new GroupScores(head, dictionary)
    this.#titleIdf = Float32Array.from(head.titleIdf, unpackIdf)
  }

  /** Every term of the groups must have been loaded. */
  score(groups: readonly Group[]): Scores {
    const sums = this.#emptySums(groups.some((each) => counts(each) && isIndexed(each)) ? 0 : ALL)
    const idf = groups.map((group) => this.#dictionary.idf(this.#pagesWith(group)))
    const words = queryWords(groups, idf)
    let total = 0
    for (const [number, group] of groups.entries()) {
      const touched = this.#group.collect(group)
      const weight = idf[number] ?? 0
      const factor = factorOf(group, groups)
      // What stands beside other words must not lower the score of pages that have only these.
      const isBeside = group.kind === 'joined' || (group.whole && touched.length === 0)
      if (counts(group) && !isBeside) total += weight
      for (const page of touched) {
        mark(sums.met, page, 1 << number)
        add(sums.sum, page, factor * (this.#group.value[page] ?? 0))
        if (counts(group)) this.#add(sums, page, group, 1 << number, weight, isBeside)
        this.#group.clear(page)
      }
    }
    const pages = matching(groups, sums)
    for (const page of pages) this.#finish(page, sums, total, words)
    const { inField, ofTitle, described, ...rest } = sums
    return { ...rest, pages, inHeadings: inField.heading, idf }
  }

  /** @param total idf of all groups */
  #finish(page: number, sums: Sums, total: number, words: QueryWords): void {
    const { sum, share, score, written, inField } = sums
    share[page] = total > 0 ? Math.min(1, (share[page] ?? 0) / total) : 1
    const base = (sum[page] ?? 0) * (share[page] ?? 0) ** forSite(PROFILE.coordination, this.#head)
    score[page] = base * (this.#head.weights[page] ?? 1) * this.#factor(page, words, sums)
    const inHeadings = Math.min(1, (inField.heading[page] ?? 0) / (words.idf || 1))
    inField.heading[page] = inHeadings * ifWritten(written[page], SHORT_BITS.heading)
  }

  #emptySums(written: number): Sums {
    const { length } = this.#head.weights
    const column = () => new Float32Array(length)
    return {
      score: column(),
      sum: column(),
      share: column(),
      met: new Uint32Array(length),
      flags: new Uint8Array(length),
      written: new Uint8Array(length).fill(written),
      inField: { title: column(), heading: column(), description: column() },
      ofTitle: column(),
      described: new Uint8Array(length),
      inShort: new Uint32Array(length),
    }
  }

  /** Adds what has been collected of a group. */
  #add(sums: Sums, page: number, group: Group, bit: number, idf: number, isBeside: boolean): void {
    const fields = this.#group.fields[page] ?? 0
    if (!isBeside) add(sums.share, page, idf)
    mark(sums.flags, page, fields)
    if (isIndexed(group)) mark(sums.written, page, fields)
    if (group.whole || (fields & SHORT_FIELD_BITS) === 0) return
    mark(sums.inShort, page, bit)
    add(sums.ofTitle, page, this.#group.titled[page] ?? 0)
    const worth = idf * group.boost * (this.#group.weight[page] ?? 0)
    for (const field of SHORT_FIELDS) {
      if (fields & SHORT_BITS[field]) add(sums.inField[field], page, worth)
    }
    if (fields & FieldBit.description) sums.described[page] = (sums.described[page] ?? 0) + 1
  }

  /** How well title and description and the words of the query cover each other. */
  #factor(page: number, { idf, bits }: QueryWords, sums: Sums): number {
    if (idf === 0) return 1
    const { inField, ofTitle, described, flags, written } = sums
    const fields = flags[page] ?? 0
    let factor = 1
    if (fields & FieldBit.title) {
      const ofQuery = Math.min(1, (inField.title[page] ?? 0) / idf)
      const share = Math.min(1, (ofTitle[page] ?? 0) / (this.#titleIdf[page] ?? 1))
      const both = ofQuery ** PROFILE.queryPower * share ** PROFILE.titlePower
      factor += PROFILE.title * both * ifWritten(written[page], FieldBit.title)
      if (share === 1) factor *= forSite(PROFILE.wholeTitle, this.#head)
    }
    if (fields & FieldBit.description) {
      const length = unpackLength(this.#head.lengths[2]?.[page] ?? 0)
      const ofDescription = Math.min(1, (described[page] ?? 0) / Math.max(1, length))
      factor += PROFILE.description * ofDescription * ((inField.description[page] ?? 0) / idf)
    }
    const hasAll = sums.inShort[page] === bits >>> 0 && (written[page] ?? 0) & SHORT_FIELD_BITS
    return hasAll ? factor * PROFILE.allInShort : factor
  }

  /** Pages with the term whose idf represents the group: a rare completion must not make a common word look rare. */
  #pagesWith({ alternatives }: Group): number {
    const best = heaviestOf(alternatives)
    return best ? this.#dictionary.pagesWith(best.term) : 0
  }
}

const ALL = 0xff

function counts({ presence }: Group): boolean {
  return presence !== 'excluded'
}

function queryWords(groups: readonly Group[], idf: readonly number[]): QueryWords {
  const words = { idf: 0, bits: 0 }
  for (const [number, group] of groups.entries()) {
    if (!counts(group) || group.whole || group.alternatives.length === 0) continue
    words.idf += (idf[number] ?? 0) * group.boost
    words.bits |= 1 << number
  }
  return words
}

/** Factor of what a group adds to the score. */
function factorOf(group: Group, groups: readonly Group[]): number {
  if (!counts(group)) return 0
  const { kind, whole, boost } = group
  if (kind === 'joined') return boost * PROFILE.joinedName
  if (isPartOfIndexed(group, groups)) return boost * PROFILE.part
  return whole ? boost * PROFILE.identifier : boost
}

/** What a field's words are worth that may be the parts of an identifier which the field has not. */
export function ifWritten(written = ALL, field: number): number {
  return written & field ? 1 : PROFILE.unwritten
}

function matching(groups: readonly Group[], { met, sum }: Sums): readonly number[] {
  const bitsOf = (wanted: Group['presence']) =>
    groups.reduce((bits, { presence }, at) => (presence === wanted ? bits | (1 << at) : bits), 0)
  const required = bitsOf('required')
  const excluded = bitsOf('excluded')
  // A query of filters alone matches everything that passes them.
  const filtersOnly = groups.every(({ presence }) => presence === 'excluded')
  const pages: number[] = []
  for (let page = 0; page < sum.length; page++) {
    const bits = met[page] ?? 0
    if ((sum[page] ?? 0) <= 0 && !filtersOnly) continue
    if ((bits & excluded) === 0 && (bits & required) === required) pages.push(page)
  }
  return pages
}
