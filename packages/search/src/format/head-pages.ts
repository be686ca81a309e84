import { anchorCounter } from './anchors'
import type { ByteReader } from './byte-reader'
import type { ByteWriter } from './byte-writer'
import { lastSegment, readPaths, writePaths } from './head-paths'

/** A heading on its page. */
export interface HeadSection {
  readonly anchor: string
  /** Empty for the text before the first heading. */
  readonly heading: string
}

/** A page in the entry file. */
export interface HeadPage {
  readonly path: string
  readonly title: string
  readonly breadcrumbs: readonly string[]
  readonly tags: readonly string[]
  /** Factor of its score. */
  readonly weight: number
  /** Texts of the sections' headings, in their order. */
  readonly headings: readonly string[]
  /** The same as numbers in the list of all headings. */
  readonly headingNumbers: readonly number[]
  readonly sections: readonly HeadSection[]
}

/** Input of the writer: a page. */
export type WrittenPage = Omit<HeadPage, 'headingNumbers'>

/** All pages, and the headings that their numbers stand for. */
export interface ReadPages {
  readonly pages: readonly HeadPage[]
  readonly headings: readonly string[]
}

export function writePages(writer: ByteWriter, pages: readonly WrittenPage[]): void {
  const headings = byFrequency(pages.flatMap((page) => page.headings))
  const labels = byFrequency(pages.flatMap((page) => [...page.breadcrumbs, ...page.tags]))
  writer.lines(pages.map(titleTemplate))
  writePaths(
    writer,
    pages.map((page) => page.path),
  )
  writer.lines([...labels.keys()])
  writer.lines([...headings.keys()])
  for (const page of pages) writeNumbers(writer, page.breadcrumbs, labels)
  for (const page of pages) writeNumbers(writer, page.tags, labels)
  for (const page of pages) writeNumbers(writer, page.headings, headings)
  writer.block(Uint8Array.from(pages, (page) => packWeight(page.weight)))
  const unusual = unusualAnchors(pages)
  writer.lines(unusual.map(([, anchor]) => anchor))
  let last = 0
  for (const [section] of unusual) {
    writer.varint(section - last)
    last = section
  }
}

export function readPages(reader: ByteReader): ReadPages {
  const templates = reader.lines()
  const paths = readPaths(reader, templates.length)
  const labels = reader.lines()
  const headings = reader.lines()
  const breadcrumbs = paths.map(() => texts(readNumbers(reader), labels))
  const tags = paths.map(() => texts(readNumbers(reader), labels))
  const outlines = paths.map(() => readNumbers(reader))
  const weights = reader.block()
  const anchors = reader.lines()
  const unusual = new Map<number, string>()
  let section = 0
  for (const anchor of anchors) {
    section += reader.varint()
    unusual.set(section, anchor)
  }
  let first = 0
  const pages = paths.map((path, index) => {
    const headingNumbers = outlines[index] ?? []
    const outline = texts(headingNumbers, headings)
    const from = first
    first += outline.length
    let sections: readonly HeadSection[] | undefined
    return {
      path,
      title: fillTemplate(templates[index] ?? '', path),
      breadcrumbs: breadcrumbs[index] ?? [],
      tags: tags[index] ?? [],
      weight: unpackWeight(weights[index] ?? 0),
      headings: outline,
      headingNumbers,
      // Most pages are never among the hits: their anchors are made only when asked for.
      get sections() {
        sections ??= toSections(outline, unusual, from)
        return sections
      },
    }
  })
  return { pages, headings }
}

/** Placeholder in a title for the last segment of the page's path; halves the list of pages. */
const SEGMENT = '\x01'
/** Marks a title that is not a template. */
const LITERAL = '\x02'
const SHORTEST_SEGMENT = 3

function titleTemplate({ title, path }: WrittenPage): string {
  if (title.includes(SEGMENT) || title.startsWith(LITERAL)) return LITERAL + title
  const segment = lastSegment(path)
  return segment.length < SHORTEST_SEGMENT ? title : title.replace(segment, () => SEGMENT)
}

function fillTemplate(template: string, path: string): string {
  if (template.startsWith(LITERAL)) return template.slice(1)
  return template.replace(SEGMENT, () => lastSegment(path))
}

/** Steps of 1 in the byte of a page's weight, which is at most 8.5. */
const WEIGHT_STEPS = 30

function packWeight(weight: number): number {
  return Math.max(0, Math.min(255, Math.round(weight * WEIGHT_STEPS)))
}

function unpackWeight(byte: number): number {
  return byte / WEIGHT_STEPS
}

function toSections(
  outline: readonly string[],
  unusual: ReadonlyMap<number, string>,
  first: number,
): HeadSection[] {
  const next = anchorCounter()
  return outline.map((heading, index) => {
    const usual = usualAnchor(heading, next)
    return { heading, anchor: unusual.get(first + index) ?? usual }
  })
}

/** Anchors that do not follow from the headings, by section number. */
function unusualAnchors(
  pages: readonly WrittenPage[],
): (readonly [section: number, anchor: string])[] {
  let section = 0
  return pages.flatMap((page) => {
    const next = anchorCounter()
    return page.sections.flatMap(({ heading, anchor }) => {
      const number = section++
      return anchor === usualAnchor(heading, next) ? [] : [[number, anchor] as const]
    })
  })
}

function usualAnchor(heading: string, next: (heading: string) => string): string {
  return heading === '' ? '' : next(heading)
}

function byFrequency(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return new Map(sorted.map(([text], index) => [text, index]))
}

function writeNumbers(
  writer: ByteWriter,
  texts: readonly string[],
  numbers: ReadonlyMap<string, number>,
): void {
  writer.varint(texts.length)
  for (const text of texts) writer.varint(numbers.get(text) ?? 0)
}

function readNumbers(reader: ByteReader): number[] {
  const numbers: number[] = []
  for (let rest = reader.varint(); rest > 0; rest--) numbers.push(reader.varint())
  return numbers
}

function texts(numbers: readonly number[], all: readonly string[]): string[] {
  return numbers.map((number) => all[number] ?? '')
}
