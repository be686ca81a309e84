import type { FrontMatter } from '@landing/schema'
import type { Finding } from '../diagnostics/rules'
import type { PresetFacts } from '../presets/preset'
import { plainText } from '../text/plain-text'
import { type AskPreset, readFrontMatter, splitFrontMatter } from './front-matter'

/** What a file says of itself, whatever its place in the site. Serialisable. */
export interface FileFacts {
  readonly frontMatter: FrontMatter
  /** First heading of level 1, if the text starts with it. */
  readonly heading?: string
  /** From front matter, else the first paragraph, cut; may be empty. */
  readonly description: string
  /** What the preset of the page's dialect says of it. */
  readonly own: PresetFacts
  /** Lines of the front matter keys that the site model may have something to say about. */
  readonly keyLines: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
}

/** Raise when facts are read differently, so that cached ones are forgotten. */
export const factsVersion = 3

const longestDescription = 300

/** Reads title, description and front matter without parsing the Markdown. */
export function readFacts(file: string, text: string, ask: AskPreset = () => ({})): FileFacts {
  const { yaml, body } = splitFrontMatter(text)
  const { frontMatter, own, findings } =
    yaml === undefined
      ? { frontMatter: {}, own: ask({}), findings: [] }
      : readFrontMatter(file, yaml, ask)
  const outline = skim(body)
  const description = frontMatter.description?.trim().replace(/\s+/g, ' ') ?? shorten(outline.lead)
  return {
    frontMatter,
    ...(outline.heading !== undefined && { heading: outline.heading }),
    description,
    own,
    keyLines: yaml === undefined ? {} : keyLines(yaml),
    findings,
  }
}

/** Lines in the file of the keys that the site may have something to say about, once it knows more than the page. */
export function keyLines(yaml: string): Record<string, number> {
  const lines: Record<string, number> = {}
  const keys = /^(id|slug|tags|image|displayed_sidebar|pagination_next|pagination_prev):/
  yaml.split('\n').forEach((line, index) => {
    const key = keys.exec(line)?.[1]
    if (key !== undefined) lines[key] = index + 2
  })
  return lines
}

interface Outline {
  readonly heading?: string
  readonly lead: string
}

/** Looks at lines, not at syntax: the title when it comes first, and the first paragraph. */
export function skim(body: string): Outline {
  let heading: string | undefined
  const paragraph: string[] = []
  for (const line of prose(body)) {
    const trimmed = line.trim()
    if (trimmed === '') {
      if (paragraph.length > 0) break
      continue
    }
    const atx = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/.exec(line)
    if (atx !== null) {
      if (paragraph.length > 0) break
      if (heading === undefined && atx[1] === '#') heading = headingText(atx[2] ?? '')
      heading ??= ''
      continue
    }
    if (/^ {0,3}=+[ \t]*$/.test(line) && paragraph.length > 0) {
      heading ??= headingText(paragraph.join(' '))
      paragraph.length = 0
      continue
    }
    if (/^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/.test(line)) {
      if (paragraph.length > 0) break
      heading ??= ''
      continue
    }
    if (paragraph.length === 0 && isOtherBlock(line)) continue
    paragraph.push(trimmed)
  }
  return {
    ...(heading !== undefined && heading !== '' && { heading }),
    lead: plainText(paragraph.join(' ')),
  }
}

/** The lines outside fenced code and HTML comments. */
function* prose(body: string): Generator<string> {
  let fence: string | undefined
  let comment = false
  let start = 0
  while (start <= body.length) {
    let end = body.indexOf('\n', start)
    if (end === -1) end = body.length
    const line = body.slice(start, end)
    start = end + 1
    if (comment) {
      comment = !line.includes('-->')
      continue
    }
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line)
    if (fence !== undefined) {
      if (mark?.[1]?.startsWith(fence) && mark[2]?.trim() === '') fence = undefined
      continue
    }
    if (mark?.[1] !== undefined) {
      fence = mark[1]
      yield ''
    } else if (/^ {0,3}<!--/.test(line)) {
      comment = !line.includes('-->')
      yield ''
    } else yield line
  }
}

/** Lists, quotes, tables, directives, HTML, definitions: nothing that sums up a page. */
function isOtherBlock(line: string): boolean {
  return /^(?: {0,3}(?:[-*+>|<]|\d+[.)] |:::?|\[[^\]]*\]:|!\[|[-~!]> )| {4,}|\t)/.test(line)
}

function headingText(source: string): string {
  return plainText(source.replace(/[ \t]*\{#[^}]*\}[ \t]*$/, ''))
}

function shorten(text: string): string {
  if (text.length <= longestDescription) return text
  const cut = text.slice(0, longestDescription)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : longestDescription).replace(/[\s,;:.–-]+$/, '')}…`
}
