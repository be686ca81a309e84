import type { SearchPage } from '@landing/schema'
import { deflateSync } from 'fflate'
import { fingerprint } from '../format/checksum'
import { FieldBit } from '../format/flags'
import { PartKind, writeFrame } from '../format/frame'
import { encodeHead, type HeadParts } from '../format/head'
import type { HeadPage } from '../format/head-pages'
import { encodePostings, type PostingList } from '../format/postings'
import { encodeTexts, flatten, type PageText } from '../format/texts'
import { type LanguageOptions, resolveLanguages } from '../text/languages'
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

export interface BuildIndexOptions {
  /** Stem of the file names, for example `all` or `all-v1`. */
  readonly name: string
  /** How words are treated, by language; by default every word counts as it is written. */
  readonly languages?: readonly LanguageOptions[]
  /** From which size on an index is split; the defaults suit sites of any size. */
  readonly split?: SplitOptions
}

/** Sizes in bytes before compression. */
export interface SplitOptions {
  /** Postings up to this size stay in the entry file; default 96 KiB. */
  readonly inlinePostings?: number
  /** Size of a file of postings; default 6 KiB. */
  readonly postingsFile?: number
  /** Texts up to this size stay in the entry file; default 96 KiB. */
  readonly inlineTexts?: number
  /** Size of a file of texts; default 6 KiB. A page is never divided. */
  readonly textsFile?: number
}

const KIB = 1024
const DEFAULT_SPLIT: Required<SplitOptions> = {
  inlinePostings: 96 * KIB,
  postingsFile: 6 * KIB,
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
    wordSegmenter(sorted[0]?.locale ?? languages[0]?.locale),
  )
  const terms = [...lists.keys()].sort()
  const postings = terms.map((term) => lists.get(term) ?? { pages: [], flags: [] })
  const postingParts = divide({
    items: postings,
    sizes: postings.map(postingSize),
    encode: encodePostings,
    inlineSize: split.inlinePostings,
    partSize: split.postingsFile,
  })
  const texts = sorted.map(pageText)
  const textParts = divide({
    items: texts,
    sizes: texts.map((lines) => lines.reduce((sum, line) => sum + line.length + 1, 0)),
    encode: encodeTexts,
    inlineSize: split.inlineTexts,
    partSize: split.textsFile,
  })
  const head = encodeHead({
    language: resolveLanguages(languages),
    pages: sorted.map(headPage),
    lengths,
    terms,
    counts: Uint32Array.from(postings, countOf),
    postings: postingParts.head,
    texts: textParts.head,
  })
  return toFiles(options.name, [
    { kind: PartKind.entry, suffix: '', raw: head },
    ...postingParts.files.map((raw, n) => ({ kind: PartKind.postings, suffix: `.p${n}`, raw })),
    ...textParts.files.map((raw, n) => ({ kind: PartKind.texts, suffix: `.t${n}`, raw })),
  ])
}

function sortPages(pages: readonly SearchPage[]): SearchPage[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

function headPage(page: SearchPage): HeadPage {
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

function countOf({ pages, flags }: PostingList): number {
  return pages.length * 2 + (flags.some((each) => each & FieldBit.title) ? 1 : 0)
}

function divide<Item>(rows: {
  items: readonly Item[]
  sizes: readonly number[]
  encode: (items: readonly Item[]) => Uint8Array
  inlineSize: number
  partSize: number
}): { head: HeadParts; files: readonly Uint8Array[] } {
  const { items, sizes, encode, inlineSize, partSize } = rows
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total <= inlineSize) {
    return { head: { starts: Uint32Array.of(0), inline: encode(items) }, files: [] }
  }
  const starts = splitBySize(sizes, partSize)
  const files = Array.from(starts, (start, part) => encode(items.slice(start, starts[part + 1])))
  return { head: { starts, inline: undefined }, files }
}

function toFiles(name: string, parts: readonly Part[]): BuiltIndex {
  const build = parts.reduce((seed, part) => fingerprint(part.raw, seed), parts.length)
  const stem = `${name}.${build.toString(16).padStart(8, '0')}`
  const files = parts.map(({ kind, suffix, raw }) => {
    const payload = deflateSync(raw, { level: 9 })
    const bytes = writeFrame({ kind, build, payload, rawLength: raw.length })
    return { name: `${stem}${suffix}.idx`, bytes }
  })
  return { files, entry: `${stem}.idx` }
}
