import { anchorCounter } from './anchors'
import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { lastSegment, readPaths, writePaths } from './head-paths'
import { byFrequency, readNumbers, texts, writeNumbers } from './numbered-texts'

/** A heading on its page. */
export interface HeadSection {
  readonly anchor: string
  /** Empty for the text before the first heading. */
  readonly heading: string
}

/** What a page is called and where it lies: beside its text, in the entry file or in a file of texts. */
export interface Outline {
  readonly path: string
  readonly title: string
  readonly breadcrumbs: readonly string[]
  readonly tags: readonly string[]
  /** Texts of the sections' headings, in their order. */
  readonly headings: readonly string[]
  readonly sections: readonly HeadSection[]
}

export function writeOutlines(writer: ByteWriter, pages: readonly Outline[]): void {
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
  const unusual = unusualAnchors(pages)
  writer.lines(unusual.map(([, anchor]) => anchor))
  let last = 0
  for (const [section] of unusual) {
    writer.varint(section - last)
    last = section
  }
}

export function readOutlines(reader: ByteReader): Outline[] {
  const templates = reader.lines()
  const paths = readPaths(reader, templates.length)
  const labels = reader.lines()
  const all = reader.lines()
  const breadcrumbs = paths.map(() => texts(readNumbers(reader), labels))
  const tags = paths.map(() => texts(readNumbers(reader), labels))
  const outlines = paths.map(() => texts(readNumbers(reader), all))
  const unusual = new Map<number, string>()
  let section = 0
  for (const anchor of reader.lines()) {
    section += reader.varint()
    unusual.set(section, anchor)
  }
  let first = 0
  return paths.map((path, index) => {
    const headings = outlines[index] ?? []
    const from = first
    first += headings.length
    let sections: readonly HeadSection[] | undefined
    return {
      path,
      title: fillTemplate(templates[index] ?? '', path),
      breadcrumbs: breadcrumbs[index] ?? [],
      tags: tags[index] ?? [],
      headings,
      // Most pages are never among the hits: their anchors are made only when asked for.
      get sections() {
        sections ??= toSections(headings, unusual, from)
        return sections
      },
    }
  })
}

/** Tags of all pages, for filters, if the outlines are in files. */
export function encodeTags(pages: readonly Pick<Outline, 'tags'>[]): Uint8Array {
  const labels = byFrequency(pages.flatMap(({ tags }) => tags))
  const writer = new ByteWriter().varint(pages.length).lines([...labels.keys()])
  for (const { tags } of pages) writeNumbers(writer, tags, labels)
  return writer.finish()
}

export function decodeTags(bytes: Uint8Array): (readonly string[])[] {
  const reader = new ByteReader(bytes)
  const count = reader.varint()
  const labels = reader.lines()
  return Array.from({ length: count }, () => texts(readNumbers(reader), labels))
}

/** Placeholder in a title for the last segment of the page's path; halves the list of pages. */
const SEGMENT = '\x01'
/** Marks a title that is not a template. */
const LITERAL = '\x02'
const SHORTEST_SEGMENT = 3

function titleTemplate({ title, path }: Outline): string {
  if (title.includes(SEGMENT) || title.startsWith(LITERAL)) return LITERAL + title
  const segment = lastSegment(path)
  return segment.length < SHORTEST_SEGMENT ? title : title.replace(segment, () => SEGMENT)
}

function fillTemplate(template: string, path: string): string {
  if (template.startsWith(LITERAL)) return template.slice(1)
  return template.replace(SEGMENT, () => lastSegment(path))
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
function unusualAnchors(pages: readonly Outline[]): (readonly [section: number, anchor: string])[] {
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
