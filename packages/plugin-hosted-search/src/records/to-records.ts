import type { SearchPage } from '@landing/schema'
import { fingerprint, pathWeights } from '@landing/search/build'
import { tagKey } from '@landing/search/query'
import type { SearchRecord } from '../search-record'

export type { SearchRecord }

/** Facts of a page's records that depend on its site. */
export interface PlacedRecords {
  /** Full address of the page. */
  readonly url: string
  /** Names of the scopes it is found in. */
  readonly scopes: readonly string[]
  readonly locale: string
}

/** Longest text of a record in UTF-16 code units. */
const LONGEST_TEXT = 3000
/** In UTF-8: services refuse records of more than 10 KB in smaller plans, and letters of many scripts take three bytes. */
const buffer = new Uint8Array(2 * LONGEST_TEXT)
const utf8 = new TextEncoder()

/**
 * Returns a function that makes the records of a page: one for each section, several for a long one.
 *
 * @param weights factors of pages' scores by path, as those of `buildIndex`
 */
export function recordMaker(
  weights: Readonly<Record<string, number>> = {},
): (page: SearchPage, placed: PlacedRecords) => SearchRecord[] {
  const weightOf = pathWeights(weights)
  return (page, placed) => recordsOf(page, placed, page.weight ?? weightOf(page.path))
}

function recordsOf(
  page: SearchPage,
  { url, scopes, locale }: PlacedRecords,
  weight: number,
): SearchRecord[] {
  const id = idOf(page.path)
  const shared = {
    path: page.path,
    title: flatten(page.title),
    description: flatten(page.description),
    keywords: [...page.keywords, ...page.tags].map(flatten),
    breadcrumbs: page.breadcrumbs.map(flatten),
    scopes,
    tags: page.tags.map(tagKey),
    locale,
    weight,
  }
  // A page without text is still found by its title.
  const sections =
    page.sections.length > 0 ? page.sections : [{ anchor: '', heading: '', text: '' }]
  return sections
    .flatMap(({ anchor, heading, text }) =>
      pieces(flatten(text)).map((piece) => ({ anchor, heading: flatten(heading), text: piece })),
    )
    .map((section, position) => ({
      id: `${id}-${position}`,
      url: section.anchor === '' ? url : `${url}#${section.anchor}`,
      ...shared,
      ...section,
      position,
    }))
}

/** Cuts a text between words. */
function pieces(text: string): string[] {
  const cut: string[] = []
  for (let rest = text; ; ) {
    const { read } = utf8.encodeInto(rest.slice(0, LONGEST_TEXT), buffer)
    if (read === rest.length) return [...cut, rest]
    const space = rest.lastIndexOf(' ', read)
    // Most services refuse half of a surrogate pair as JSON.
    const piece =
      space > 0 ? rest.slice(0, space) : rest.slice(0, read).replace(/[\ud800-\udbff]$/, '')
    cut.push(piece)
    rest = rest.slice(piece.length).trimStart()
  }
}

/** Two hashes: all pages of a site share one index. */
function idOf(path: string): string {
  const bytes = utf8.encode(path)
  return [0, bytes.length + 1]
    .map((seed) => fingerprint(bytes, seed).toString(16).padStart(8, '0'))
    .join('')
}

function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
