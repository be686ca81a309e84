import type { SearchSection } from '@landing/schema'
import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { type Outline, readOutlines, writeOutlines } from './outlines'

const utf8Encoder = new TextEncoder()
const utf8Decoder = new TextDecoder()

/** The text of a page: its description, then the text of each section. Only code has line breaks. */
export type PageText = readonly string[]

/** Collapses white space, because line breaks separate the stored texts. */
export function flatten(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Separates the text of a line from the places in it that can be linked to. */
const TARGETS = '\x1e'

/** Identifiers, as names of arguments are: the usual anchor of a target. */
const NAME = /[\p{L}\p{N}_]*/uy

/** Stands for a line break in code, because line breaks separate the stored texts. */
const LINE = '\v'

/** What separates the stored texts of pages, lines and targets, so that no text may have it. */
const SEPARATORS = new RegExp(`[\f${LINE}${TARGETS}]`, 'g')

/** Collapses white space but for the line breaks of code, and the indentation after them. */
function flattenLines(text: string): string {
  if (!text.includes('\n')) return flatten(text)
  return text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/(?<=\S)[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replaceAll('\n', LINE)
}

/** Writes a section as one line: its text, then the distances from target to target. */
export function toLine({ text, targets = [] }: Pick<SearchSection, 'text' | 'targets'>): string {
  const line = flattenLines(text.replace(SEPARATORS, ' '))
  // Offsets refer to the text as given.
  if (targets.length === 0 || line !== text.replaceAll('\n', LINE)) return line
  let last = 0
  const places = targets.map(({ anchor, start }) => {
    const distance = start - last
    last = start
    return nameAt(line, start) === anchor ? `${distance}` : `${distance}=${anchor}`
  })
  return line + TARGETS + places.join(' ')
}

/** A page's text as it is read, and the places that can be linked to, by line. */
export interface ReadText {
  readonly text: PageText
  readonly targets: readonly (readonly LineTarget[])[]
}

/** A place in a line that can be linked to. */
export interface LineTarget {
  readonly anchor: string
  readonly name: string
  readonly start: number
}

/** The targets of a line, in its order, from the distances between them. */
function targetsOf(line: string, distances: string | undefined): LineTarget[] {
  let start = 0
  return (distances?.split(' ') ?? []).map((each) => {
    const [distance, ...anchor] = each.split('=')
    start += Number(distance)
    const name = nameAt(line, start)
    return { anchor: anchor.join('=') || name, name, start }
  })
}

function nameAt(line: string, start: number): string {
  NAME.lastIndex = start
  return NAME.exec(line)?.[0] ?? ''
}

export function encodeTexts(pages: readonly PageText[]): Uint8Array {
  return utf8Encoder.encode(pages.map((lines) => lines.join('\n')).join('\f'))
}

/** Returns a function for each page that reads it when it is shown: most pages of a file are not. */
export function decodeTexts(bytes: Uint8Array, count: number): (() => ReadText)[] {
  if (count === 0) return []
  const pages = utf8Decoder.decode(bytes).split('\f')
  if (pages.length !== count) throw new RangeError(`There are ${pages.length} of ${count} texts.`)
  return pages.map((page) => {
    let decoded: ReadText | undefined
    return () => (decoded ??= readPage(page))
  })
}

function readPage(page: string): ReadText {
  const lines = page.split('\n').map((line) => {
    const [text = '', distances] = line.replaceAll(LINE, '\n').split(TARGETS)
    return { text, targets: targetsOf(text, distances) }
  })
  return { text: lines.map(({ text }) => text), targets: lines.map(({ targets }) => targets) }
}

/** A file of texts. */
export interface TextsPart {
  readonly texts: readonly (() => ReadText)[]
  /** Outlines of its pages; empty if they are in the entry file. */
  readonly outlines: readonly Outline[]
}

/** Texts with the outlines of their pages. */
export function encodeOutlinedTexts(
  pages: readonly Outline[],
  texts: readonly PageText[],
): Uint8Array {
  return new ByteWriter().text(writeOutlines(pages)).bytes(encodeTexts(texts)).finish()
}

export function decodeOutlinedTexts(bytes: Uint8Array, count: number): TextsPart {
  const reader = new ByteReader(bytes)
  const outlines = readOutlines(reader.text())
  return { texts: decodeTexts(reader.rest(), count), outlines }
}
