import type { PythonMarkdown } from '../../site/python-markdown'
import { label } from '../../site/targets'
import { capitalized } from '../../site/words'
import { admonitionKinds } from './admonition-kinds'
import { slashBlockAt } from './blocks'
import { calloutAt } from './callouts'
import { codeBlock, codeFileAt, insertSnippets, snippetAt } from './code'
import { formulaAt } from './formulas'
import { htmlAt, rawHtmlAt } from './html'
import { withIncludedMarkdown } from './included-markdown'
import {
  type Block,
  blank,
  type Callbacks,
  type Conversion,
  commentEnd,
  container,
  dedented,
  fenceEnd,
  indented,
  indentOf,
  type Line,
  trimmed,
} from './lines'
import { withFrontMatter } from './meta-data'
import { phrases, withEscapedCode } from './phrases'
import { withoutTemplates, withVariables } from './templates'

/** A page in Markdown, with the lines of the source that its lines come from. */
export interface Converted {
  readonly text: string
  readonly lines: readonly number[]
}

/**
 * Converts the block syntax of Python-Markdown, Material for MkDocs and PyMdown Extensions: admonitions, details, tabs, snippets,
 * cards, annotated code. Code blocks stay as they are, except for snippets in them.
 */
export function fromPythonMarkdown(
  source: string,
  settings: PythonMarkdown & Callbacks,
): Converted {
  const conversion: Conversion = { ...settings, stack: [] }
  const all = withFrontMatter(
    source.split(/\r?\n/).map((text, index) => ({ text, line: index + 1 })),
  )
  const front = /^---[ \t]*$/.test(all[0]?.text ?? '')
    ? all.findIndex(({ text }, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(text)) + 1
    : 0
  const bodyLines = all.slice(front)
  const keys = all.slice(0, front).map(({ text }) => text)
  const isJinja = isTemplate(keys, settings)
  const isWhole = !isJinja && !conversion.includesMarkdown
  const body = isWhole ? bodyLines : withIncludedMarkdown(bodyLines, conversion)
  const plain = isJinja ? withoutTemplates(body) : body
  const written = withVariables(plain, conversion)
  const converted = blocks(written, conversion)
  const lines = [...all.slice(0, front), ...converted, ...definitionLines(converted, conversion)]
  return { text: lines.map(({ text }) => text).join('\n'), lines: lines.map(({ line }) => line) }
}

/** `render_macros` and `ignore_macros` of a page come before what the site says. */
function isTemplate(frontMatter: readonly string[], { isTemplate }: PythonMarkdown): boolean {
  const [, key, value] =
    /^(render|ignore)_macros:[ \t]*(true|false)/m.exec(frontMatter.join('\n')) ?? []
  if (isTemplate === undefined || key === undefined) return isTemplate ?? false
  return (key === 'render') === (value === 'true')
}

/** Definitions of the site that a page uses; they end it. */
function definitionLines(lines: readonly Line[], { definitions }: Conversion): Line[] {
  if (definitions.size === 0) return []
  const last = lines.at(-1)?.line ?? 1
  const names = lines.flatMap(({ text }) => [...text.matchAll(/\[([^[\]]+)\]/g)])
  const used = new Set(names.map(([, name = '']) => name.toLowerCase()))
  const defined = new Set(
    lines.flatMap(({ text }) => /^ {0,3}\[([^\]]+)\]:/.exec(text)?.[1]?.toLowerCase() ?? []),
  )
  const missing = [...definitions].filter(([name]) => used.has(name) && !defined.has(name))
  const text = ['', ...missing.map(([, definition]) => definition), '']
  return missing.length === 0 ? [] : text.map((each) => ({ text: each, line: last }))
}

const marker = /^(?:[-*+]|\d+[.)]|:|\[\^[^\]]+\]:)(?:[ \t]|$)/
const admonition = /^(!!!|\?\?\?\+?)[ \t]*([\w-]+(?:[ \t]+[\w-]+)*)?(?:[ \t]*"(.*)")?[ \t]*$/
const tab = /^===([+!]*)[ \t]+(?:"(.*)"|'(.*)')[ \t]*$/

/** The line below the head of a table. */
const delimiters = /^[ \t]*(?=[^|]*\|)[-:| \t]*-[-:| \t]*$/

/** Reads lines one block after another, at one level of indentation. */
function blocks(lines: readonly Line[], conversion: Conversion): Line[] {
  const out: Line[] = []
  const indents = trackIndents()
  let isTable = false
  const put = ({ lines: block, end }: Block): number => {
    const isOpen = out.length > 0 && !out.slice(-1).some(blank)
    const isTight = lines.slice(end, end + 1).some((next) => !blank(next))
    if (isOpen && block.length > 0) out.push({ text: '', line: block[0]?.line ?? 1 })
    out.push(...block)
    if (isTight && block.length > 0) out.push({ text: '', line: block.at(-1)?.line ?? 1 })
    const isGone = block.length === 0 && out.slice(-1).every(blank)
    let next = end
    while (isGone && lines.slice(next, next + 1).some(blank)) next++
    return next
  }
  for (let at = 0; at < lines.length; ) {
    const current = lines[at] as Line
    const isApart = at === 0 || blank(lines[at - 1] as Line)
    if (blank(current) || indents.isCode(current.text, isApart)) {
      out.push(current)
      at++
      continue
    }
    const opaque = opaqueAt(lines, at, conversion)
    if (opaque !== undefined) {
      out.push(...opaque.lines)
      at = opaque.end
      continue
    }
    const block = blockAt(lines, at, indentOf(current.text), conversion)
    if (block !== undefined) {
      at = put(block)
      continue
    }
    indents.open(current.text)
    // In Python-Markdown, a definition ends a paragraph.
    const isDefinition =
      /^\s*\[[^\]]+\]:[ \t]*\S/.test(current.text) &&
      !/^\s*\[[^\]]+\]:/.test(out.at(-1)?.text ?? '')
    if (isDefinition && !isApart) out.push({ text: '', line: current.line })
    isTable = (isTable && !isApart) || delimiters.test(lines[at + 1]?.text ?? '')
    const written = isTable ? withEscapedCode(current.text) : current.text
    out.push({ ...current, text: phrases(written, conversion, current.line) })
    at++
  }
  return out
}

/** Tells indented code from what is in list items. */
function trackIndents() {
  /** Indentation of the list items that are open. */
  let lists: number[] = []
  let wasCode = false
  return {
    isCode(text: string, isApart: boolean): boolean {
      const indent = indentOf(text)
      if (isApart || marker.test(text.trim())) lists = lists.filter((open) => open < indent)
      const base = lists.length === 0 ? 0 : (lists.at(-1) ?? 0) + 4
      wasCode = indent >= base + 4 && (isApart || wasCode)
      return wasCode
    },
    /** Opens the list item that a line may begin. */
    open(text: string): void {
      if (marker.test(text.trim())) lists.push(indentOf(text))
    },
  }
}

/** Code between fences, and comments: no blocks are in them. */
function opaqueAt(lines: readonly Line[], at: number, conversion: Conversion): Block | undefined {
  const fence = fenceEnd(lines, at)
  if (fence !== undefined) return { lines: codeBlock(lines, at, fence, conversion), end: fence }
  const comment = commentEnd(lines, at)
  return comment === undefined ? undefined : { lines: lines.slice(at, comment), end: comment }
}

/** A block that Markdown does not have. */
function blockAt(
  lines: readonly Line[],
  at: number,
  indent: number,
  conversion: Conversion,
): Block | undefined {
  const { text: whole, line } = lines[at] as Line
  const text = whole.trim()
  const older = olderSyntaxAt(lines, at, conversion)
  if (older !== undefined) {
    const converted = trimmed(blocks(older.lines, conversion))
    return { lines: indented(converted, indent), end: older.end }
  }
  if (admonition.test(text)) return admonitionAt(lines, at, indent, conversion)
  if (tab.test(text)) return tabsAt(lines, at, indent, conversion)
  if (/^\[TOC\]$/i.test(text)) return { lines: [], end: at + 1 }
  if (/^:::[ \t]+[\w.:-]+$/.test(text)) {
    conversion.report(
      line,
      `The reference \`${text}\`, which a plugin generates from code, was left out.`,
      'Generate it as Markdown, or write it.',
    )
    return { lines: [], end: bodyOf(lines, at + 1, indent).end }
  }
  const formula = conversion.extensions.has('pymdownx.arithmatex')
    ? formulaAt(lines, at, indent)
    : undefined
  if (formula !== undefined) return formula
  const file = codeFileAt(lines[at] as Line, conversion)
  if (file !== undefined) return { lines: indented(file, indent), end: at + 1 }
  const snippet = snippetAt(lines, at)
  if (snippet !== undefined) {
    const converted = trimmed(insertSnippets(snippet.paths, line, conversion, blocks))
    return { lines: indented(converted, indent), end: snippet.end }
  }
  return (
    htmlAt(lines, at, indent, conversion, (inner) => blocks(inner, conversion)) ??
    rawHtmlAt(lines, at, conversion)
  )
}

/** What other extensions write as admonitions, details and tabs are written. */
function olderSyntaxAt(
  lines: readonly Line[],
  at: number,
  conversion: Conversion,
): Block | undefined {
  const names = [...conversion.extensions]
  return (
    (names.includes('callouts') ? calloutAt(lines, at) : undefined) ??
    (names.some((name) => name.startsWith('pymdownx.blocks.'))
      ? slashBlockAt(lines, at, conversion)
      : undefined)
  )
}

/** The lines below that are indented by four more spaces, without these. Two are enough for the first. */
function bodyOf(lines: readonly Line[], from: number, indent: number) {
  const first = indentOf(lines[from]?.text ?? '')
  const width = first >= indent + 2 && first < indent + 4 ? first : indent + 4
  let end = from
  let last = from
  while (end < lines.length) {
    const current = lines[end] as Line
    if (!blank(current)) {
      if (indentOf(current.text) < width) break
      last = end + 1
    }
    end++
  }
  return { body: dedented(lines.slice(from, last), width), end: last }
}

function admonitionAt(
  lines: readonly Line[],
  at: number,
  indent: number,
  conversion: Conversion,
): Block {
  const { text, line } = lines[at] as Line
  const [, sign = '', names = 'note', given] = admonition.exec(text.trim()) ?? []
  const [name = 'note', ...classes] = names.split(/\s+/)
  const { body, end } = bodyOf(lines, at + 1, indent)
  const inner = trimmed(blocks(body, conversion))
  if (classes.length > 0) {
    conversion.report(
      line,
      `The classes \`${classes.join(' ')}\` of an admonition were left out.`,
      'Nothing: it stands in the text, at full width.',
    )
  }
  const [kind, isNamed = false] = admonitionKinds[name.toLowerCase()] ?? ['note', true]
  const hasTitle = given !== undefined && given.trim() !== ''
  const title = hasTitle ? phrases(given, conversion) : capitalized(name.toLowerCase())
  const isDetails = sign.startsWith('?')
  const suffix = isDetails || hasTitle || isNamed ? label(title) : ''
  const head = isDetails ? `details${suffix}${sign.endsWith('+') ? '{open}' : ''}` : kind + suffix
  return { lines: container(head, inner, indent, line), end }
}

function tabsAt(lines: readonly Line[], at: number, indent: number, conversion: Conversion): Block {
  const { line } = lines[at] as Line
  const labels: string[] = []
  const converted: Line[] = []
  let end = at
  for (let next = at; next < lines.length; ) {
    const current = lines[next] as Line
    if (blank(current)) {
      next++
      continue
    }
    const [, sign = '', double, single = ''] = tab.exec(current.text.trim()) ?? []
    const isNew = next > at && sign.includes('!')
    if (indentOf(current.text) !== indent || !tab.test(current.text.trim()) || isNew) break
    const { body, end: after } = bodyOf(lines, next + 1, indent)
    const title = phrases(double ?? single, conversion)
    labels.push(title)
    const first = sign.includes('+') && next > at ? '{default}' : ''
    converted.push(
      ...container(
        `tab${label(title)}${first}`,
        trimmed(blocks(body, conversion)),
        0,
        current.line,
      ),
    )
    end = after
    next = after
  }
  const group = labels
    .join('-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const attributes = conversion.linksTabs ? `{group="${group.replaceAll(/^-|-$/g, '')}"}` : ''
  return { lines: container(`tabs${attributes}`, converted, indent, line), end }
}
