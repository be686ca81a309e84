import { deflateRawSync } from 'node:zlib'
import type { SearchLanguage, SearchPage } from '@landing/schema'
import { fingerprint } from '../format/checksum'
import { FieldBit } from '../format/flags'
import { PartKind, writeFrame } from '../format/frame'
import { encodeHead, type HeadParts } from '../format/head'
import type { WrittenPage } from '../format/head-pages'
import { encodeNames, looksLikeName, type NameEntry } from '../format/names'
import { encodePostings, type PostingList } from '../format/postings'
import { encodeTexts, flatten, type PageText } from '../format/texts'
import { resolveLanguages } from '../text/languages'
import { wordSegmenter } from '../text/segment'
import { countTerms } from './count-terms'
import { splitBySize } from './split'

/** A file of an index. */
export interface IndexFile {
  /** `docs.1a2b3c4d.idx`: the stem, a hash of the whole index, the part. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** An index: one file for a small site, an entry and parts beside it for a large one. */
export interface BuiltIndex {
  readonly files: readonly IndexFile[]
  /** Name of the file to load first. */
  readonly entry: string
}

/** How `buildIndex` makes an index. */
export interface BuildIndexOptions {
  /** Stem of the file names, for example `all` or `all-v1`. */
  readonly name: string
  /** Locale of pages that name none: it decides how scripts without spaces are cut. */
  readonly locale?: string
  /** How words are treated, by language; by default every word counts as it is written. */
  readonly languages?: readonly SearchLanguage[]
  /** From which size on an index is split; the defaults suit sites of any size. */
  readonly split?: SplitOptions
}

/** Sizes in bytes before compression. */
export interface SplitOptions {
  /** Postings up to this size stay in the entry file; default 96 KiB. */
  readonly inlinePostings?: number
  /** Size of a file of postings of words; default 6 KiB. */
  readonly postingsFile?: number
  /** Size of a file of names with their postings; default 12 KiB. */
  readonly namesFile?: number
  /** Texts up to this size stay in the entry file; default 96 KiB. */
  readonly inlineTexts?: number
  /** Size of a file of texts; default 6 KiB. A page is never divided. */
  readonly textsFile?: number
}

/** What makes a term an identifier, a version or a path. */
const JOINT = /[_.\-/@]/

const KIB = 1024
const DEFAULT_SPLIT: Required<SplitOptions> = {
  inlinePostings: 96 * KIB,
  postingsFile: 6 * KIB,
  namesFile: 12 * KIB,
  inlineTexts: 96 * KIB,
  textsFile: 6 * KIB,
}

interface Part {
  readonly kind: PartKind
  readonly suffix: string
  readonly raw: Uint8Array
}

/**
 * Builds the index of a set of pages. The same pages give the same bytes, in whatever order they
 * come; of two pages with one path the last counts.
 *
 * @throws {RangeError} for a `name` with characters that do not belong into a file name, and for
 *   language options without anything built in.
 */
export function buildIndex(pages: readonly SearchPage[], options: BuildIndexOptions): BuiltIndex {
  if (!/^[\w-][\w.-]*$/.test(options.name)) {
    throw new RangeError(
      `The name of a search index is part of its file names: "${options.name}" may hold only letters, digits, "_", "-" and ".".`,
    )
  }
  const split = { ...DEFAULT_SPLIT, ...options.split }
  const sorted = sortPages(pages)
  const languages = options.languages ?? []
  const { lists, lengths } = countTerms(
    sorted,
    wordSegmenter(sorted[0]?.locale ?? options.locale ?? languages[0]?.locale),
  )
  const terms = [...lists].sort(([a], [b]) => (a < b ? -1 : 1)).map(toEntry)
  const words = terms.filter((entry) => !isName(entry))
  const names = terms.filter(isName)
  const inline = sum(terms.map(postingSize)) <= split.inlinePostings
  const wordParts = divide(words, {
    sizes: words.map(postingSize),
    encode: encodePostings,
    partSize: inline ? undefined : split.postingsFile,
  })
  const nameParts = divide(names, {
    sizes: names.map((entry) => postingSize(entry) + entry.term.length / 2),
    encode: encodeNames,
    partSize: inline ? undefined : split.namesFile,
  })
  const texts = sorted.map(pageText)
  const textSizes = texts.map((lines) => sum(lines.map((line) => line.length + 1)))
  const textParts = divide(texts, {
    sizes: textSizes,
    encode: encodeTexts,
    partSize: sum(textSizes) <= split.inlineTexts ? undefined : split.textsFile,
  })
  const head = encodeHead({
    language: resolveLanguages(languages),
    pages: sorted.map(headPage),
    lengths,
    words: words.map(({ term }) => term),
    counts: Uint32Array.from(words, ({ count }) => count),
    postings: wordParts.head,
    names: nameParts.head,
    firstNames: Array.from(nameParts.head.starts, (start) => names[start]?.term ?? ''),
    texts: textParts.head,
  })
  return toFiles(options.name, [
    { kind: PartKind.entry, suffix: '', raw: head },
    ...wordParts.files.map((raw, n) => ({ kind: PartKind.words, suffix: `.w${n}`, raw })),
    ...nameParts.files.map((raw, n) => ({ kind: PartKind.names, suffix: `.n${n}`, raw })),
    ...textParts.files.map((raw, n) => ({ kind: PartKind.texts, suffix: `.t${n}`, raw })),
  ])
}

function sortPages(pages: readonly SearchPage[]): SearchPage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

function headPage(page: SearchPage): WrittenPage {
  const headings = page.sections.map((section) => flatten(section.heading))
  return {
    path: page.path,
    title: flatten(page.title),
    breadcrumbs: page.breadcrumbs.map(flatten),
    tags: page.tags.map(flatten),
    headings,
    sections: page.sections.map(({ anchor }, index) => ({
      anchor,
      heading: headings[index] ?? '',
    })),
  }
}

function pageText(page: SearchPage): PageText {
  return [page.description, ...page.sections.map((section) => section.text)].map(flatten)
}

/** About what a list takes: a byte or two a gap, a byte of flags. */
function postingSize({ pages }: PostingList): number {
  const widest = pages.length < 64 && (pages.at(-1) ?? 0) > 127 ? 3 : 2
  return pages.length * widest
}

function toEntry([term, { pages, flags }]: [string, PostingList]): NameEntry {
  const inTitle = flags.some((each) => each & FieldBit.title)
  return { term, pages, flags, count: pages.length * 2 + (inTitle ? 1 : 0) }
}

/** A plain word with digits in it is needed at once where it stands in titles or headings. */
function isName({ term, flags }: NameEntry): boolean {
  if (!looksLikeName(term)) return false
  return JOINT.test(term) || !flags.some((each) => each & (FieldBit.title | FieldBit.heading))
}

/** @param rows `partSize` is absent where all belongs into the entry file. */
function divide<Item>(
  items: readonly Item[],
  rows: {
    sizes: readonly number[]
    encode: (items: readonly Item[]) => Uint8Array
    partSize: number | undefined
  },
): { head: HeadParts; files: readonly Uint8Array[] } {
  const { sizes, encode, partSize } = rows
  if (partSize === undefined) {
    return { head: { starts: Uint32Array.of(0), inline: encode(items) }, files: [] }
  }
  const starts = splitBySize(sizes, partSize)
  const files = Array.from(starts, (start, part) => encode(items.slice(start, starts[part + 1])))
  return { head: { starts, inline: undefined }, files }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function toFiles(name: string, parts: readonly Part[]): BuiltIndex {
  const build = parts.reduce((seed, part) => fingerprint(part.raw, seed), parts.length)
  const stem = `${name}.${build.toString(16).padStart(8, '0')}`
  const files = parts.map(({ kind, suffix, raw }) => {
    const payload = deflateRawSync(raw, { level: 9 })
    const bytes = writeFrame({ kind, build, payload, rawLength: raw.length })
    return { name: `${stem}${suffix}.idx`, bytes }
  })
  return { files, entry: `${stem}.idx` }
}
