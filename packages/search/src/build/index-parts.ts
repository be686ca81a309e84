import { deflateRawSync } from 'node:zlib'
import { fingerprint } from '../format/checksum'
import { INDEX_FORMAT, PartKind, writeFrame } from '../format/frame'
import type { HeadParts } from '../format/head'
import { encodeTerms, sliceTerms, type TermColumns } from '../format/names'
import { type Outline, unusualAnchors } from '../format/outlines'
import { encodeOutlinedTexts, type PageText } from '../format/texts'
import { type FileKind, partPlace, type Volume } from '../format/volumes'
import { lowerBound } from '../text/lower-bound'
import type { NumberedPage } from './page-terms'
import { divideStably, type Item } from './split'
import { termGroups } from './term-groups'

/** A file of an index; its name is known before its bytes are generated. */
export interface PlannedFile {
  readonly name: string
  /** Derived from the content: two files with the same key are equal. */
  readonly key: string
  /** Pages whose texts it needs, in the order in which `bytes` takes them; none for most files. */
  readonly texts: readonly NumberedPage[]
  bytes(texts: readonly PageText[]): Uint8Array
}

/** Parts per volume: an edit changes a few posting lists and the texts of one page. */
const POSTINGS_PARTS = 8
const TEXTS_PARTS = 16

/** Parts of one kind: their table in the entry file, and their files. */
export interface Parts {
  readonly head: HeadParts
  readonly files: readonly PlannedFile[]
}

/** Divides terms with their postings into files: a word, what it begins, and the identifiers that begin with it into one. */
export function termParts(
  stem: string,
  { words, names }: { readonly words: TermColumns; readonly names: TermColumns },
  part: number,
): Parts & { readonly firstTerms: readonly string[] } {
  const groups = termGroups(words, names, part)
  const boundaries = divideStably(groups, { part, parts: POSTINGS_PARTS })
  const firstTerms = boundaries.flat().map((start) => groups[start]?.name ?? '')
  const startsIn = ({ terms }: TermColumns) =>
    Uint32Array.from(firstTerms, (first) => lowerBound(terms, first))
  const [firstWords, firstNames] = [startsIn(words), startsIn(names)]
  const raws = firstTerms.map((_, at) =>
    encodeTerms({
      words: sliceTerms(words, firstWords[at] ?? 0, firstWords[at + 1]),
      names: sliceTerms(names, firstNames[at] ?? 0, firstNames[at + 1]),
    }),
  )
  let first = 0
  const volumes = boundaries.map(({ length }) => {
    const volumeParts = raws.slice(first, first + length)
    first += length
    return {
      parts: length,
      fingerprint: volumeParts.reduce((seed, raw) => printOf(raw, seed), INDEX_FORMAT),
    }
  })
  const parts = partsOf(stem, PartKind.terms, firstNames, volumes, (index) => ({
    texts: [],
    raw: () => raws[index] ?? new Uint8Array(),
  }))
  return { ...parts, firstTerms }
}

/** Divides the texts and outlines of pages into files of about `part` bytes; they are encoded when a file is made. */
export function textParts(stem: string, pages: readonly NumberedPage[], part: number): Parts {
  const items = pages.map(({ path, textSize }): Item => ({ name: path, size: textSize }))
  const boundaries = divideStably(items, { part, parts: TEXTS_PARTS })
  const starts = boundaries.flat()
  const volumes = boundaries.map((volumeStarts, index) => {
    const end = boundaries[index + 1]?.[0] ?? pages.length
    // The content includes where its parts begin.
    const print = printOf(outlinePrints(pages.slice(volumeStarts[0], end)), INDEX_FORMAT)
    return {
      parts: volumeStarts.length,
      fingerprint: volumeStarts.reduce(
        (seed, start) => mix(seed, start - (volumeStarts[0] ?? 0)),
        print,
      ),
    }
  })
  return partsOf(stem, PartKind.texts, Uint32Array.from(starts), volumes, (index) => {
    const texts = pages.slice(starts[index], starts[index + 1])
    return { texts, raw: (given) => encodeOutlinedTexts(texts.map(outlineOf), given) }
  })
}

/** A page without its texts. */
export function outlineOf(page: NumberedPage): Outline {
  const { path, title, breadcrumbs, tags, headings, anchors } = page
  return { path, title, breadcrumbs, tags, headings, anchors: unusualAnchors(headings, anchors) }
}

/** The tags of all pages in one file. */
export function tagsPart(stem: string, pages: readonly NumberedPage[]): Parts {
  const raw = utf8.encode(JSON.stringify(pages.map(({ tags }) => tags)))
  const volumes = [{ parts: 1, fingerprint: printOf(raw) }]
  return partsOf(stem, PartKind.tags, Uint32Array.of(0), volumes, () => ({
    texts: [],
    raw: () => raw,
  }))
}

function partsOf(
  stem: string,
  kind: FileKind,
  starts: Uint32Array,
  volumes: readonly Volume[],
  content: (index: number) => {
    readonly texts: readonly NumberedPage[]
    readonly raw: (texts: readonly PageText[]) => Uint8Array
  },
): Parts {
  const files = Array.from(starts, (_, index): PlannedFile => {
    const { suffix, stamp } = partPlace(volumes, kind, index)
    const { texts, raw } = content(index)
    const name = `${stem}${suffix}.idx`
    return { name, key: name, texts, bytes: (given) => pack(kind, stamp, raw(given)) }
  })
  return { head: { starts, volumes, inline: undefined }, files }
}

/** The only part of a kind, inside the entry file. */
export function inEntry(inline: Uint8Array): Parts {
  return { head: { starts: Uint32Array.of(0), volumes: [], inline }, files: [] }
}

/** A file's bytes: its content compressed, behind a header. */
export function pack(kind: PartKind, build: number, raw: Uint8Array): Uint8Array {
  const payload = deflateRawSync(raw, { level: 9 })
  return writeFrame({ kind, build, payload, rawLength: raw.length })
}

const utf8 = new TextEncoder()

/** Fingerprints of the pages' texts, as bytes. */
export function textPrints(pages: readonly NumberedPage[]): Uint8Array {
  return utf8.encode(pages.map(({ textPrint }) => textPrint).join())
}

/** The same, with what is in their outlines. */
function outlinePrints(pages: readonly NumberedPage[]): Uint8Array {
  return utf8.encode(JSON.stringify(pages.map((page) => [page.textPrint, outlineOf(page)])))
}

/** Fingerprint of bytes, continuing from `seed`. */
export function printOf(bytes: Uint8Array, seed: number = INDEX_FORMAT): number {
  return fingerprint(bytes, seed)
}

function mix(seed: number, number: number): number {
  return fingerprint(Uint8Array.of(number & 255, (number >>> 8) & 255, number >>> 16), seed)
}
