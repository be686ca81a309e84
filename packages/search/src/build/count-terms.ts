import { FieldBit, withoutFrequency } from '../format/flags'
import { LENGTH_COLUMNS } from '../format/head'
import type { TermColumns } from '../format/names'
import type { NumberedPage, PageTerms } from './page-terms'

/** What the pages of an index have of each term, by its number. */
export interface CountedTerms {
  /** Number of pages with a term; may be 0. */
  readonly pageCounts: Uint32Array
  /** Last page with a term. */
  readonly lastPages: Uint32Array
  /** Flags of a term on all pages, combined. */
  readonly fields: Uint8Array
}

/** From this share of the pages of a large site on, a term is common. */
const COMMON_SHARE = 0.25
const LARGE_SITE = 256

/** Pages are numbered in the order given. */
export function countTerms(
  pages: readonly NumberedPage[],
  { terms, numbers, flags }: PageTerms,
): CountedTerms {
  const pageCounts = new Uint32Array(terms.length)
  const lastPages = new Uint32Array(terms.length)
  const fields = new Uint8Array(terms.length)
  for (const [page, { start, end }] of pages.entries()) {
    for (let at = start; at < end; at++) {
      const term = numbers[at] ?? 0
      pageCounts[term] = (pageCounts[term] ?? 0) + 1
      lastPages[term] = page
      fields[term] = (fields[term] ?? 0) | (flags[at] ?? 0)
    }
  }
  return { pageCounts, lastPages, fields }
}

/** Terms in the given order with their postings: all that the pages have. */
export function termColumns(
  numbered: readonly NumberedPage[],
  { terms, numbers, flags: given }: PageTerms,
  { pageCounts, fields }: CountedTerms,
  order: readonly number[],
): TermColumns {
  const offsets = new Uint32Array(order.length + 1)
  const next = new Uint32Array(terms.length)
  let total = 0
  for (const [at, term] of order.entries()) {
    next[term] = total
    total += pageCounts[term] ?? 0
    offsets[at + 1] = total
  }
  const pages = new Uint32Array(total)
  const flags = new Uint8Array(total)
  const common = numbered.length < LARGE_SITE ? Infinity : numbered.length * COMMON_SHARE
  for (const [page, { start, end }] of numbered.entries()) {
    for (let at = start; at < end; at++) {
      const term = numbers[at] ?? 0
      const place = next[term] ?? 0
      const each = given[at] ?? 0
      next[term] = place + 1
      pages[place] = page
      // Frequencies of common terms take much space and carry no information.
      flags[place] = (pageCounts[term] ?? 0) < common ? each : withoutFrequency(each)
    }
  }
  return {
    terms: order.map((term) => terms[term] ?? ''),
    counts: Uint32Array.from(order, (term) => {
      const isInTitle = (fields[term] ?? 0) & FieldBit.title
      return (pageCounts[term] ?? 0) * 2 + (isInTitle ? 1 : 0)
    }),
    ...{ offsets, pages, flags },
  }
}

/** Lengths of the pages' fields. */
export function fieldLengths(pages: readonly NumberedPage[]): Uint8Array[] {
  return Array.from({ length: LENGTH_COLUMNS }, (_, column) =>
    Uint8Array.from(pages, (page) => page.lengths[column] ?? 0),
  )
}
