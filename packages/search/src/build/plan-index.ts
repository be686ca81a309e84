import { deflateRawSync } from 'node:zlib'
import { fingerprint } from '../format/checksum'
import { FieldBit } from '../format/flags'
import { INDEX_FORMAT, PartKind, writeFrame } from '../format/frame'
import { encodeHead, type HeadParts } from '../format/head'
import type { WrittenPage } from '../format/head-pages'
import { encodeNames, looksLikeName, type NameEntry } from '../format/names'
import { encodePostings, type PostingList } from '../format/postings'
import { encodeTexts, type PageText } from '../format/texts'
import { hex, partPlace, type Volume } from '../format/volumes'
import { resolveLanguages } from '../text/languages'
import type { CountedPage } from './count-page'
import { countTerms } from './count-terms'
import type { BuildIndexOptions, SplitOptions } from './options'
import { type Boundaries, divideStably, type Item } from './split'

/** A file of an index, known by its name before its bytes are made. */
export interface PlannedFile {
  /** Says what is in it: two files with one name hold the same. */
  readonly name: string
  /** Pages whose texts it needs, in the order in which `bytes` takes them; none for most files. */
  readonly texts: readonly CountedPage[]
  bytes(texts: readonly PageText[]): Uint8Array
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

/** Parts of a volume: an edit changes a few lists of postings, and the texts of one page. */
const POSTINGS_PARTS = 4
const TEXTS_PARTS = 16

/** Parts of one kind: what the entry says of them, and their files. */
interface Parts {
  readonly head: HeadParts
  readonly files: readonly PlannedFile[]
}

/**
 * Lays out the index of counted pages, the entry file first. Only the bytes of files that are not there yet have to be made,
 * and only these need texts. The same pages give the same files, in whatever order they come; of two pages with one path
 * the last counts.
 *
 * @throws {RangeError} for a `name` with characters that do not belong into a file name, and for
 *   language options without anything built in.
 */
export function planIndex(
  given: readonly CountedPage[],
  { name: stem, languages = [], split }: Omit<BuildIndexOptions, 'locale'>,
): PlannedFile[] {
  if (!/^[\w-][\w.-]*$/.test(stem)) {
    throw new RangeError(
      `The name of a search index is part of its file names: "${stem}" may hold only letters, digits, "_", "-" and ".".`,
    )
  }
  const sorted = sortByPath(given)
  const sizes = { ...DEFAULT_SPLIT, ...split }
  const { lists, lengths } = countTerms(sorted)
  // The words of each page are not needed any more, and are most of what is known of it.
  const pages = sorted.map((page): CountedPage => ({ ...page, terms: '', flags: '' }))
  const words: NameEntry[] = []
  const names: NameEntry[] = []
  let total = 0
  for (const term of [...lists.keys()].sort()) {
    const list = lists.get(term)
    if (list === undefined) continue
    total += postingSize(list)
    const entry = toEntry(term, list)
    if (isName(entry)) names.push(entry)
    else words.push(entry)
  }
  const inline = total <= sizes.inlinePostings
  const postings = inline
    ? inEntry(encodePostings(words))
    : postingParts(stem, PartKind.words, words, encodePostings, postingSize, sizes.postingsFile)
  const nameSize = (entry: NameEntry) => postingSize(entry) + entry.term.length / 2
  const nameParts = inline
    ? inEntry(encodeNames(names))
    : postingParts(stem, PartKind.names, names, encodeNames, nameSize, sizes.namesFile)
  const isTextInline = sum(pages.map(({ textSize }) => textSize)) <= sizes.inlineTexts
  const texts = isTextInline ? undefined : textParts(stem, pages, sizes.textsFile)
  const head = (inlineTexts?: Uint8Array) =>
    encodeHead({
      language: resolveLanguages(languages),
      pages: pages.map(headPage),
      lengths,
      words: words.map(({ term }) => term),
      counts: Uint32Array.from(words, ({ count }) => count),
      postings: postings.head,
      names: nameParts.head,
      firstNames: Array.from(nameParts.head.starts, (start) => names[start]?.term ?? ''),
      texts: texts?.head ?? inEntry(inlineTexts ?? new Uint8Array()).head,
    })
  const raw = head()
  // Texts that come with the entry are named by their fingerprints, as those in files are.
  const print = isTextInline ? printOf(textPrints(pages), printOf(raw)) : printOf(raw)
  const entry: PlannedFile = {
    name: `${stem}.${hex(print)}.idx`,
    texts: isTextInline ? pages : [],
    bytes: (given) => pack(PartKind.entry, print, isTextInline ? head(encodeTexts(given)) : raw),
  }
  return [entry, ...postings.files, ...nameParts.files, ...(texts?.files ?? [])]
}

/** Of things with one path the last. */
export function sortByPath<Page extends { readonly path: string }>(pages: readonly Page[]): Page[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return [...byPath.keys()].sort().flatMap((path) => byPath.get(path) ?? [])
}

const LETTERS = { [PartKind.words]: 'w', [PartKind.names]: 'n', [PartKind.texts]: 't' } as const
type FileKind = keyof typeof LETTERS

function postingParts(
  stem: string,
  kind: FileKind,
  entries: readonly NameEntry[],
  encode: (entries: readonly NameEntry[]) => Uint8Array,
  sizeOf: (entry: NameEntry) => number,
  part: number,
): Parts {
  const items = entries.map((entry) => ({ name: entry.term, size: sizeOf(entry) }))
  const boundaries = divideStably(items, { part, parts: POSTINGS_PARTS })
  const starts = boundaries.flat()
  const raws = starts.map((start, index) => encode(entries.slice(start, starts[index + 1])))
  let first = 0
  const volumes = boundaries.map(({ length }) => {
    const own = raws.slice(first, first + length)
    first += length
    return {
      parts: length,
      fingerprint: own.reduce((seed, raw) => printOf(raw, seed), INDEX_FORMAT),
    }
  })
  return partsOf(stem, kind, boundaries, volumes, (index) => ({
    texts: [],
    raw: () => raws[index] ?? new Uint8Array(),
  }))
}

function textParts(stem: string, pages: readonly CountedPage[], part: number): Parts {
  const items = pages.map(({ path, textSize }): Item => ({ name: path, size: textSize }))
  const boundaries = divideStably(items, { part, parts: TEXTS_PARTS })
  const starts = boundaries.flat()
  const volumes = boundaries.map((own, index) => {
    const end = boundaries[index + 1]?.[0] ?? pages.length
    // Where its parts begin is a part of what they hold.
    const print = printOf(textPrints(pages.slice(own[0], end)), INDEX_FORMAT)
    return {
      parts: own.length,
      fingerprint: own.reduce((seed, start) => mix(seed, start - (own[0] ?? 0)), print),
    }
  })
  return partsOf(stem, PartKind.texts, boundaries, volumes, (index) => ({
    texts: pages.slice(starts[index], starts[index + 1]),
    raw: encodeTexts,
  }))
}

function partsOf(
  stem: string,
  kind: FileKind,
  boundaries: Boundaries,
  volumes: readonly Volume[],
  content: (index: number) => {
    readonly texts: readonly CountedPage[]
    readonly raw: (texts: readonly PageText[]) => Uint8Array
  },
): Parts {
  const starts = Uint32Array.from(boundaries.flat())
  const files = Array.from(starts, (_, index): PlannedFile => {
    const { suffix, stamp } = partPlace(volumes, LETTERS[kind], index)
    const { texts, raw } = content(index)
    return { name: `${stem}${suffix}.idx`, texts, bytes: (given) => pack(kind, stamp, raw(given)) }
  })
  return { head: { starts, volumes, inline: undefined }, files }
}

function inEntry(inline: Uint8Array): Parts {
  return { head: { starts: Uint32Array.of(0), volumes: [], inline }, files: [] }
}

function pack(kind: PartKind, build: number, raw: Uint8Array): Uint8Array {
  const payload = deflateRawSync(raw, { level: 9 })
  return writeFrame({ kind, build, payload, rawLength: raw.length })
}

const utf8 = new TextEncoder()

function textPrints(pages: readonly CountedPage[]): Uint8Array {
  return utf8.encode(pages.map(({ textPrint }) => textPrint).join())
}

function printOf(bytes: Uint8Array, seed: number = INDEX_FORMAT): number {
  return fingerprint(bytes, seed)
}

function mix(seed: number, number: number): number {
  return fingerprint(Uint8Array.of(number & 255, (number >>> 8) & 255, number >>> 16), seed)
}

function headPage(page: CountedPage): WrittenPage {
  const { path, title, breadcrumbs, tags, headings, anchors } = page
  return {
    path,
    title,
    breadcrumbs,
    tags,
    headings,
    sections: headings.map((heading, index) => ({ anchor: anchors[index] ?? '', heading })),
  }
}

/** About what a list takes: a byte or two a gap, a byte of flags. */
function postingSize({ pages }: PostingList): number {
  const widest = pages.length < 64 && (pages.at(-1) ?? 0) > 127 ? 3 : 2
  return pages.length * widest
}

function toEntry(term: string, { pages, flags }: PostingList): NameEntry {
  const inTitle = flags.some((each) => each & FieldBit.title)
  return { term, pages, flags, count: pages.length * 2 + (inTitle ? 1 : 0) }
}

/** A plain word with digits in it is needed at once where it stands in titles or headings. */
function isName({ term, flags }: NameEntry): boolean {
  if (!looksLikeName(term)) return false
  return JOINT.test(term) || !flags.some((each) => each & (FieldBit.title | FieldBit.heading))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
