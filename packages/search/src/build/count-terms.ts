import { withoutFrequency } from '../format/flags'
import { LENGTH_COLUMNS } from '../format/head'
import { type CountedPage, FIRST_FLAG } from './count-page'

interface GrowingList {
  readonly pages: number[]
  readonly flags: number[]
}

/** All terms of the pages with their postings, and the lengths of the pages' fields. */
export interface CountedTerms {
  readonly lists: ReadonlyMap<string, GrowingList>
  readonly lengths: readonly Uint8Array[]
}

/** From this share of the pages of a large site on, a term is common. */
const COMMON_SHARE = 0.25
const LARGE_SITE = 256

/** Merges the counts of all pages. Pages are numbered in the order given. */
export function countTerms(pages: readonly CountedPage[]): CountedTerms {
  const lists = new Map<string, GrowingList>()
  const lengths = Array.from({ length: LENGTH_COLUMNS }, (_, column) =>
    Uint8Array.from(pages, (page) => page.lengths[column] ?? 0),
  )
  for (const [number, { terms, flags }] of pages.entries()) {
    if (terms === '') continue
    let at = 0
    for (const term of terms.split(' ')) {
      let list = lists.get(term)
      if (!list) {
        list = { pages: [], flags: [] }
        lists.set(term, list)
      }
      list.pages.push(number)
      list.flags.push(flags.charCodeAt(at++) - FIRST_FLAG)
    }
  }
  if (pages.length >= LARGE_SITE) forgetFrequencies(lists, pages.length * COMMON_SHARE)
  return { lists, lengths }
}

/** Frequencies of common terms take much space and carry no information. */
function forgetFrequencies(lists: ReadonlyMap<string, GrowingList>, most: number): void {
  for (const { flags } of lists.values()) {
    if (flags.length < most) continue
    for (const [at, each] of flags.entries()) flags[at] = withoutFrequency(each)
  }
}
