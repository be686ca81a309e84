import { dirname, relative, resolve } from 'node:path'
import { type Conversion, indented, indentOf, type Line } from './lines'

/** `{% include-markdown "file.md" start="…" %}` of the plugin with this name, also over several lines and in code. */
const tag = /^([ \t]*)\{%-?\s*include(?:-markdown)?\s+(["'])(.+?)\2([\s\S]*?)-?%\}[ \t]*$/

/** The lines, with those of files that the plugin `include-markdown` includes. */
export function withIncludedMarkdown(lines: readonly Line[], conversion: Conversion): Line[] {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const current = lines[at] as Line
    const last = /^[ \t]*\{%/.test(current.text)
      ? lines.findIndex(({ text }, index) => index >= at && /%\}[ \t]*$/.test(text))
      : -1
    const written = lines.slice(at, last + 1).map(({ text }) => text)
    const [, indent = '', , path, options = ''] = tag.exec(written.join('\n')) ?? []
    if (path === undefined) {
      out.push(current)
      continue
    }
    out.push(...indented(included(path, options, current.line, conversion), indentOf(indent)))
    at = last
  }
  return out
}

function included(path: string, options: string, line: number, conversion: Conversion): Line[] {
  const { stack, report, readSnippet } = conversion
  const text = stack.includes(path) ? undefined : readSnippet(path)
  if (text === undefined) {
    report(
      line,
      `The file "${path}" was not found; its name stays as code.`,
      'Correct the path in the source, and migrate again.',
    )
    return [{ text: `\`${path}\``, line }]
  }
  const option = (name: string) =>
    new RegExp(`\\b${name}=(["'])([\\s\\S]*?)\\1`).exec(options)?.[2] ?? ''
  const part = between(text, option('start'), option('end')).replace(/^\n+|\n+$/g, '')
  const inner = part.split(/\r?\n/).map((each) => ({ text: each, line }))
  return withIncludedMarkdown(inner, { ...conversion, stack: [...stack, path] })
}

/** The text behind the first mark and before the second, as far as it has them. */
function between(text: string, start: string, end: string): string {
  const from = start === '' || !text.includes(start) ? 0 : text.indexOf(start) + start.length
  const to = end === '' ? -1 : text.indexOf(end, from)
  return text.slice(from, to < 0 ? undefined : to)
}

const relativeUrl =
  /(\]\(<?|^[ ]{0,3}\[[^\]]+\]:\s*<?|\b(?:src|href)=")(?!#|\/|[a-z][\w+.-]*:)([^)\s>"]+)/gim

/** Text of a file with its relative links as a page in another folder writes them. */
export const rebased = (text: string, from: string, to: string): string =>
  text.replaceAll(
    relativeUrl,
    (_, opening: string, url: string) =>
      opening + relative(dirname(to), resolve(dirname(from), url)).replaceAll('\\', '/'),
  )
