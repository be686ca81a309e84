import type { SearchPage } from '@landing/schema'
import { FieldBit, frequencyLevel, packLength, withoutFrequency } from '../format/flags'
import { LENGTH_COLUMNS } from '../format/head'
import { type Segment, tokenize } from '../text/tokenize'

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

/** How much of the text before the first heading says what a page is about, in code units. */
const LEAD_LENGTH = 300

/** Room for the field bits below a running count. */
const COUNT_SHIFT = 7

/** Reads every word of every page once. Pages are numbered as they come. */
export function countTerms(
  pages: readonly SearchPage[],
  segment: Segment | undefined,
): CountedTerms {
  const lists = new Map<string, GrowingList>()
  const lengths = Array.from({ length: LENGTH_COLUMNS }, () => new Uint8Array(pages.length))
  for (const [number, page] of pages.entries()) {
    const { counts, words } = countPage(page, segment)
    for (const [column, count] of words.entries()) {
      const lengthsOfField = lengths[column]
      if (lengthsOfField) lengthsOfField[number] = packLength(count)
    }
    for (const [term, count] of counts) {
      let list = lists.get(term)
      if (!list) {
        list = { pages: [], flags: [] }
        lists.set(term, list)
      }
      list.pages.push(number)
      list.flags.push((count & ((1 << COUNT_SHIFT) - 1)) | frequencyLevel(count >> COUNT_SHIFT))
    }
  }
  if (pages.length >= LARGE_SITE) forgetFrequencies(lists, pages.length * COMMON_SHARE)
  return { lists, lengths }
}

/** How often common terms stand on a page takes much room and tells nothing. */
function forgetFrequencies(lists: ReadonlyMap<string, GrowingList>, most: number): void {
  for (const { flags } of lists.values()) {
    if (flags.length < most) continue
    for (const [at, each] of flags.entries()) flags[at] = withoutFrequency(each)
  }
}

function countPage(
  page: SearchPage,
  segment: Segment | undefined,
): { counts: Map<string, number>; words: readonly number[] } {
  const counts = new Map<string, number>()
  const mark = (text: string, bit: number): number => {
    const tokens = tokenize(text, segment)
    for (const { term } of tokens) counts.set(term, (counts.get(term) ?? 0) | bit)
    return tokens.length
  }
  const count = (text: string): number => {
    const tokens = tokenize(text, segment)
    for (const { term } of tokens) counts.set(term, (counts.get(term) ?? 0) + (1 << COUNT_SHIFT))
    return tokens.length
  }
  const total = (texts: readonly string[], add: (text: string) => number) =>
    texts.reduce((sum, text) => sum + add(text), 0)

  const first = page.sections[0]
  if (first?.heading === '') mark(first.text.slice(0, LEAD_LENGTH), FieldBit.lead)
  const headings = page.sections.map((section) => section.heading)
  const words = [
    mark(page.title, FieldBit.title),
    total(headings, (text) => mark(text, FieldBit.heading)),
    mark(page.description, FieldBit.description) +
      total([...page.keywords, ...page.tags], (text) => mark(text, FieldBit.keywords)),
    total(
      page.sections.map((section) => section.text),
      count,
    ),
  ]
  return { counts, words }
}
