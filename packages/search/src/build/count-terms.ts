import { FieldBit, withoutFrequency } from '../format/flags'
import { LENGTH_COLUMNS } from '../format/head'
import type { TermColumns } from '../format/names'
import { type CountedPage, FIRST_FLAG } from './count-page'
import { TermTable } from './term-table'

/** The terms of all pages, by numbers that say nothing about their order. */
export interface CountedTerms {
  readonly terms: readonly string[]
  /** Number of pages with a term. */
  readonly pageCounts: Uint32Array
  /** Last page with a term. */
  readonly lastPages: Uint32Array
  /** Flags of a term on all pages, combined. */
  readonly fields: Uint8Array
  /** Numbers of the terms of each page, one page after the other. */
  readonly numbers: Uint32Array
}

/** From this share of the pages of a large site on, a term is common. */
const COMMON_SHARE = 0.25
const LARGE_SITE = 256

/** Merges the counts of all pages. Pages are numbered in the order given. */
export function countTerms(counted: readonly CountedPage[]): CountedTerms {
  const table = new TermTable()
  const numbers = new Uint32Array(counted.reduce((sum, { flags }) => sum + flags.length, 0))
  let end = 0
  for (const { terms } of counted) end = table.number(terms, numbers, end)
  // Parts of one text: a part of a page's text keeps all of that in memory.
  const text = table.terms.join(' ')
  const terms = text === '' ? [] : text.split(' ')
  const count = terms.length
  const pageCounts = new Uint32Array(count)
  const lastPages = new Uint32Array(count)
  const fields = new Uint8Array(count)
  let at = 0
  for (const [page, { flags }] of counted.entries()) {
    for (let index = 0; index < flags.length; index++) {
      const term = numbers[at++] ?? 0
      pageCounts[term] = (pageCounts[term] ?? 0) + 1
      lastPages[term] = page
      fields[term] = (fields[term] ?? 0) | (flags.charCodeAt(index) - FIRST_FLAG)
    }
  }
  return { terms, pageCounts, lastPages, fields, numbers }
}

/** The terms in the given order with their postings. */
export function termColumns(
  counted: readonly CountedPage[],
  { terms, pageCounts, fields, numbers }: CountedTerms,
  order: readonly number[],
): TermColumns {
  const offsets = new Uint32Array(order.length + 1)
  const next = new Uint32Array(order.length)
  let total = 0
  for (const [at, term] of order.entries()) {
    next[term] = total
    total += pageCounts[term] ?? 0
    offsets[at + 1] = total
  }
  const pages = new Uint32Array(total)
  const flags = new Uint8Array(total)
  const common = counted.length < LARGE_SITE ? Infinity : counted.length * COMMON_SHARE
  let at = 0
  for (const [page, { flags: own }] of counted.entries()) {
    for (let index = 0; index < own.length; index++) {
      const term = numbers[at++] ?? 0
      const place = next[term] ?? 0
      const each = own.charCodeAt(index) - FIRST_FLAG
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
export function fieldLengths(counted: readonly CountedPage[]): Uint8Array[] {
  return Array.from({ length: LENGTH_COLUMNS }, (_, column) =>
    Uint8Array.from(counted, (page) => page.lengths[column] ?? 0),
  )
}
