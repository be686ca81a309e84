import { label } from '../../site/targets'
import { snippetLines, withSnippets } from './code'
import {
  type Block,
  blank,
  type Conversion,
  container,
  dedented,
  indented,
  indentOf,
  type Line,
  trimmed,
} from './lines'
import { phrases } from './phrases'

/** An element with the attribute `markdown`, alone on its line. */
const markdownTag = /^(<(\w+)\b[^>]*?)[ \t]+markdown(?:=(?:"[^"]*"|'[^']*'|\w+))?([^>]*>)(.*)$/

export function htmlAt(
  lines: readonly Line[],
  at: number,
  indent: number,
  conversion: Conversion,
  render: (lines: readonly Line[]) => Line[],
): Block | undefined {
  const { text, line } = lines[at] as Line
  const [, opening = '', name, rest = '', tail = ''] = markdownTag.exec(text.trim()) ?? []
  if (name === undefined) return undefined
  const closing = `</${name}>`
  const gap = { text: '', line }
  if (tail.includes(closing)) {
    const inner = phrases(tail.slice(0, tail.lastIndexOf(closing)), conversion)
    const isBlock = /^(?:div|figure|section|article|aside|center|details|td|li)$/.test(name)
    const html = name === 'p' ? inner : `${opening}${rest}${inner}${closing}`
    const parts = isBlock
      ? [{ text: opening + rest, line }, gap, { text: inner, line }, gap, { text: closing, line }]
      : [{ text: html, line }]
    return { lines: indented(parts, indent), end: at + 1 }
  }
  const end = elementEnd(lines, at, name)
  if (end === undefined)
    return { lines: indented([{ text: opening + rest + tail, line }], indent), end: at + 1 }
  const last = lines[end - 1] as Line
  const inside = lines.slice(at + 1, end - 1)
  const width = Math.min(
    ...inside.filter((each) => !blank(each)).map((each) => indentOf(each.text)),
  )
  const first = tail.trim() === '' ? [] : [{ text: tail, line }]
  const body = [...first, ...dedented(inside, Number.isFinite(width) ? width : 0)]
  const isCards = /\bclass=["'][^"']*\bgrid\b[^"']*\bcards\b/.test(opening + rest)
  if (isCards) return { lines: cards(body, indent, line, conversion, render), end }
  const [, summary] = /^<summary>(.*)<\/summary>$/.exec(trimmed(body)[0]?.text.trim() ?? '') ?? []
  if (name === 'details' && summary !== undefined) {
    const inner = trimmed(render(trimmed(body).slice(1)))
    return { lines: container(`details${label(summary)}`, inner, indent, line), end }
  }
  const inner = trimmed(render(body))
  // A grid of other blocks is only for looks.
  if (/\bclass=["']grid["']/.test(opening + rest)) return { lines: indented(inner, indent), end }
  const tags = [
    { text: opening + rest, line },
    gap,
    ...inner,
    gap,
    { text: closing, line: last.line },
  ]
  return { lines: indented(tags, indent), end }
}

const blockTag =
  /^<(address|article|aside|blockquote|center|details|div|dl|figure|footer|form|header|main|nav|ol|p|section|table|ul)\b/

/**
 * An element without Markdown in it: in Python-Markdown it ends with its tag, in Markdown with a blank line. Blank lines before
 * other tags go, so that it stays one.
 */
export function rawHtmlAt(
  lines: readonly Line[],
  at: number,
  conversion: Conversion,
): Block | undefined {
  const [, name] = blockTag.exec((lines[at] as Line).text.trim()) ?? []
  if (name === undefined) return undefined
  const end = elementEnd(lines, at, name)
  if (end === undefined) return undefined
  let hasSnippet = false
  const whole = withSnippets(lines.slice(at, end), (paths, line) => {
    hasSnippet = true
    return snippetLines(paths, line, conversion)
  })
  const isMarkup = whole.every(
    (each, index) =>
      index === 0 || !blank(whole[index - 1] as Line) || blank(each) || /^\s*</.test(each.text),
  )
  const hasGap = hasSnippet || whole.some(blank)
  if (!isMarkup || !hasGap || whole.some(({ text }) => /<pre\b|\smarkdown[\s=>]/.test(text))) {
    return undefined
  }
  return { lines: whole.filter((each) => !blank(each)), end }
}

/** Index after the line that closes an element. */
function elementEnd(lines: readonly Line[], at: number, name: string): number | undefined {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g')
  let depth = 0
  for (let end = at; end < lines.length; end++) {
    for (const [, slash] of (lines[end] as Line).text.matchAll(tags)) depth += slash === '' ? 1 : -1
    if (depth <= 0) return end + 1
  }
  return undefined
}

/** A grid of cards: a list, each item with a title, a rule and a text. */
function cards(
  lines: readonly Line[],
  indent: number,
  line: number,
  conversion: Conversion,
  render: (lines: readonly Line[]) => Line[],
): Line[] {
  const starts = lines.flatMap(({ text }, index) => (/^[-*+][ \t]/.test(text) ? [index] : []))
  if (starts.length === 0) return indented(trimmed(render(lines)), indent)
  const items = starts.flatMap((start, index) => {
    const { text, line: number } = lines[start] as Line
    const head = phrases(text.replace(/^[-*+][ \t]+/, ''), conversion, number).trim()
    const rest = trimmed(dedented(lines.slice(start + 1, starts[index + 1]), 4))
    const isRule = /^-{3,}$/.test(rest[0]?.text ?? '')
    const body = trimmed(render(isRule ? rest.slice(1) : rest))
    const [, bold] = /^(?:\*\*|__)(.+)(?:\*\*|__)$/.exec(head) ?? []
    const title = body.length === 0 ? undefined : bold
    const inner = title === undefined ? [{ text: head, line: number }, ...body] : body
    return container(`card${title === undefined ? '' : label(title)}`, inner, 0, number)
  })
  return container('cards', items, indent, line)
}
