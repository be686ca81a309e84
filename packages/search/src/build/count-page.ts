import type { SearchPage } from '@landing/schema'
import { fingerprint } from '../format/checksum'
import { FieldBit, frequencyLevel, packLength } from '../format/flags'
import { flatten, type PageText, toLine } from '../format/texts'
import { hex } from '../format/volumes'
import { wordSegmenter } from '../text/segment'
import { spellOut } from '../text/spell-out'
import { type Segment, tokenize } from '../text/tokenize'

/**
 * Everything an index needs of a page except its texts, as JSON. It depends only on the page, the locale and `INDEX_FORMAT`, so it
 * can be cached.
 */
export interface CountedPage {
  readonly path: string
  readonly title: string
  readonly breadcrumbs: readonly string[]
  readonly tags: readonly string[]
  /** Factor of its score, if the page sets one. */
  readonly weight?: number
  /** Its first lines say that something else has taken its place. */
  readonly isSuperseded?: true
  readonly headings: readonly string[]
  /** Of the headings. */
  readonly anchors: readonly string[]
  /** Packed lengths in words of titles, headings, descriptions with keywords, contents. */
  readonly lengths: readonly number[]
  /** Each once, separated by spaces. */
  readonly terms: string
  /** One character for each term: its flags, from `#` on. */
  readonly flags: string
  /** Length of the texts with a line break behind each. */
  readonly textSize: number
  /** Fingerprint of the texts. */
  readonly textPrint: string
}

/** Number of bits for the fields, below a running count. */
const COUNT_SHIFT = 6

/** Flags start at a character that JSON does not escape. */
export const FIRST_FLAG = 35

const segmenters = new Map<string | undefined, Segment | undefined>()

function segmenterOf(locale: string | undefined): Segment | undefined {
  if (!segmenters.has(locale)) segmenters.set(locale, wordSegmenter(locale))
  return segmenters.get(locale)
}

/** The texts of a page that snippets are cut from: its description, then each section as `toLine` writes it. */
export function pageText(page: SearchPage): PageText {
  return [flatten(page.description), ...page.sections.map(toLine)]
}

/**
 * Reads every word of a page once.
 *
 * @param locale decides how scripts without spaces are cut
 */
export function countPage(page: SearchPage, locale?: string): CountedPage {
  const counts = new Map<string, number>()
  const segment = segmenterOf(locale)
  /** Number of distinct words, as in MiniSearch; identifiers as a whole are not counted. */
  const count = (texts: readonly string[], add: (count: number) => number): number => {
    const words = new Set<string>()
    for (const { term, kind } of texts.flatMap((text) => tokenize(text, segment))) {
      counts.set(term, add(counts.get(term) ?? 0))
      if (kind !== 'whole') words.add(term)
    }
    return words.size
  }
  const mark = (bit: number) => (count: number) => count | bit

  const lengths = [
    count(withSpelled([page.title]), mark(FieldBit.title)),
    count(withSpelled(page.sections.map((section) => section.heading)), mark(FieldBit.heading)),
    count([page.description], mark(FieldBit.description)) +
      count([...page.keywords, ...page.tags], mark(FieldBit.keywords)),
    count(
      page.sections.map((section) => section.text),
      (before) => before + (1 << COUNT_SHIFT),
    ),
  ]
  const text = pageText(page)
  return {
    path: page.path,
    title: flatten(page.title),
    breadcrumbs: page.breadcrumbs.map(flatten),
    tags: page.tags.map(flatten),
    ...(page.weight !== undefined && { weight: page.weight }),
    ...(isSuperseded(page) && { isSuperseded: true }),
    headings: page.sections.map((section) => flatten(section.heading)),
    anchors: page.sections.map((section) => section.anchor),
    lengths: lengths.map(packLength),
    terms: [...counts.keys()].join(' '),
    flags: Array.from(counts.values(), flagOf).join(''),
    textSize: text.reduce((sum, line) => sum + line.length + 1, 0),
    textPrint: printOf(text),
  }
}

const superseded = /\b(?:has been|is|are)(?: now)? (?:deprecated|superseded)\b/i
/** A page without headings may be long. Notes of the pages measured are within 400 characters. */
const LEAD_LENGTH = 600

function isSuperseded({ description, sections }: SearchPage): boolean {
  const firstHeading = sections.findIndex(({ heading }) => heading !== '')
  const lead = sections.slice(0, firstHeading === -1 ? 1 : firstHeading).map(({ text }) => text)
  return superseded.test([description, ...lead].join('\n').slice(0, LEAD_LENGTH))
}

/** The texts, and those with names in camel case again with their words apart: readers type `edit link` for `editLink`. */
function withSpelled(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => [text, spellOut(text) ?? ''])
}

function flagOf(count: number): string {
  const flags = (count & ((1 << COUNT_SHIFT) - 1)) | frequencyLevel(count >> COUNT_SHIFT)
  return String.fromCharCode(FIRST_FLAG + flags)
}

const utf8 = new TextEncoder()

/** Two hashes, because it must distinguish many texts of many builds. */
function printOf(text: PageText): string {
  const bytes = utf8.encode(text.join('\n'))
  return hex(fingerprint(bytes)) + hex(fingerprint(bytes, bytes.length + 1))
}
