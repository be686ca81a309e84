import type { PythonMarkdown } from '../../site/python-markdown'
import { fenceAround } from '../../site/targets'

/** A line of a page while it is converted. */
export interface Line {
  readonly text: string
  /** Where it comes from in the source, from 1. */
  readonly line: number
}

/** Index after the closing fence, if a fenced code block begins here. */
export function fenceEnd(lines: readonly Line[], at: number): number | undefined {
  const [, fence] = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/.exec((lines[at] as Line).text) ?? []
  if (fence === undefined) return undefined
  const closing = new RegExp(`^[ \\t]*${fence[0]}{${fence.length},}[ \\t]*$`)
  const width = indentOf((lines[at] as Line).text) + 4
  const end = lines.findIndex(
    ({ text }, index) => index > at && closing.test(text) && indentOf(text) < width,
  )
  return end < 0 ? lines.length : end + 1
}

/** Index after the last line of a comment that goes on below this line. */
export function commentEnd(lines: readonly Line[], at: number): number | undefined {
  if (!/^[ \t]*<!--(?!.*-->)/.test((lines[at] as Line).text)) return undefined
  const end = lines.findIndex(({ text }, index) => index > at && text.includes('-->'))
  return end < 0 ? undefined : end + 1
}

/** Callbacks into the migration. */
export interface Callbacks {
  /** Text of a file that a snippet names; `undefined` if there is none. */
  readSnippet(path: string): string | undefined
  /** Path of such a file from the page. */
  fileOf(path: string): string | undefined
  report(line: number, what: string, advice: string): void
  /** Takes a value of the configuration along. */
  useVariable(name: string): void
}

/** Surroundings while snippets are inserted, which cannot be inserted into themselves. */
export interface Insertion extends Callbacks {
  readonly stack: readonly string[]
}

/** Settings of the site, and the state of a page. */
export interface Conversion extends PythonMarkdown, Insertion {}

/** Lines that take the place of others. */
export interface Block {
  readonly lines: readonly Line[]
  /** Index of the line after it. */
  readonly end: number
}

export const blank = ({ text }: Line): boolean => text.trim() === ''
export const indentOf = (text: string): number =>
  (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length
export function dedented(lines: readonly Line[], width: number): Line[] {
  return lines.map(({ text, line }) => {
    const spaces = (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ')
    return { text: spaces.slice(width) + text.trimStart(), line }
  })
}

export const indented = (lines: readonly Line[], width: number): Line[] =>
  lines.map(({ text, line }) => ({ text: text === '' ? '' : ' '.repeat(width) + text, line }))

/** A container directive with more colons than its body has. */
export function container(
  name: string,
  body: readonly Line[],
  indent: number,
  line: number,
): Line[] {
  const fence = fenceAround(body.map(({ text }) => text).join('\n'), ':')
  const last = body.at(-1)?.line ?? line
  const gap = { text: '', line }
  const inner = body.length === 0 ? [] : [gap, ...body, { text: '', line: last }]
  return indented([{ text: fence + name, line }, ...inner, { text: fence, line: last }], indent)
}

export function trimmed(lines: readonly Line[]): Line[] {
  const first = lines.findIndex((line) => !blank(line))
  const last = lines.findLastIndex((line) => !blank(line))
  return first < 0 ? [] : lines.slice(first, last + 1)
}
