import { withoutFrequency } from '../format/flags'
import { LENGTH_COLUMNS } from '../format/head'
import type { PostingList } from '../format/postings'
import { type CountedPage, FIRST_FLAG } from './count-page'

/** All terms of the pages with their postings, and the lengths of the pages' fields. */
export interface CountedTerms {
  readonly lists: ReadonlyMap<string, PostingList>
  readonly lengths: readonly Uint8Array[]
}

/** From this share of the pages of a large site on, a term is common. */
const COMMON_SHARE = 0.25
const LARGE_SITE = 256

/**
 * Merges the counts of all pages. Pages are numbered in the order given. All lists share two columns: a growing array for each of
 * the terms would take four times as long.
 */
export function countTerms(counted: readonly CountedPage[]): CountedTerms {
  const pages = counted.map(({ terms, flags }) => (terms === '' ? '' : flags))
  const total = pages.reduce((sum, flags) => sum + flags.length, 0)
  const { ids, terms } = numberTerms(counted, total)
  const ends = endsOf(terms, ids.size)
  const starts = ends.map((_, id) => ends[id - 1] ?? 0)
  const next = starts.slice()
  const columns = { pages: new Uint32Array(total), flags: new Uint8Array(total) }
  let at = 0
  for (const [number, flags] of pages.entries()) {
    for (let index = 0; index < flags.length; index++) {
      const id = terms[at++] ?? 0
      const place = next[id] ?? 0
      next[id] = place + 1
      columns.pages[place] = number
      columns.flags[place] = flags.charCodeAt(index) - FIRST_FLAG
    }
  }
  const lists = new Map<string, Columns>()
  for (const [term, id] of ids) {
    const [start, end] = [starts[id], ends[id]]
    lists.set(term, {
      pages: columns.pages.subarray(start, end),
      flags: columns.flags.subarray(start, end),
    })
  }
  if (pages.length >= LARGE_SITE) forgetFrequencies(lists, pages.length * COMMON_SHARE)
  const lengths = Array.from({ length: LENGTH_COLUMNS }, (_, column) =>
    Uint8Array.from(counted, (page) => page.lengths[column] ?? 0),
  )
  return { lists, lengths }
}

interface Columns {
  readonly pages: Uint32Array
  readonly flags: Uint8Array
}

/** Numbers of the terms, and the terms of all pages as numbers. */
function numberTerms(counted: readonly CountedPage[], total: number) {
  const ids = new Map<string, number>()
  const terms = new Uint32Array(total)
  let at = 0
  for (const page of counted) {
    if (page.terms === '') continue
    for (const term of page.terms.split(' ')) {
      const known = ids.get(term)
      const id = known ?? ids.size
      if (known === undefined) ids.set(term, id)
      terms[at++] = id
    }
  }
  return { ids, terms }
}

/** Where the list of each term ends, if one follows the other. */
function endsOf(terms: Uint32Array, count: number): Uint32Array {
  const ends = new Uint32Array(count)
  for (const id of terms) ends[id] = (ends[id] ?? 0) + 1
  for (let id = 1; id < count; id++) ends[id] = (ends[id] ?? 0) + (ends[id - 1] ?? 0)
  return ends
}

/** Frequencies of common terms take much space and carry no information. */
function forgetFrequencies(lists: ReadonlyMap<string, Columns>, most: number): void {
  for (const { flags } of lists.values()) {
    if (flags.length < most) continue
    for (const [at, each] of flags.entries()) flags[at] = withoutFrequency(each)
  }
}
