import type { PythonMarkdown } from '../site/python-markdown'
import { fenceEnd, type Line, withoutBlocks } from './python-blocks'
import { fenceInfo, phrases } from './python-phrases'

/** A page in Markdown, with the lines of the source that its lines come from. */
export interface Converted {
  readonly text: string
  readonly lines: readonly number[]
}

/** Settings of the site, and what reaches outside of the page. */
export interface Conversion extends PythonMarkdown {
  /** Text of a file that a snippet names; `undefined` if there is none. */
  readSnippet(path: string): string | undefined
  report(line: number, what: string, advice: string): void
}

/**
 * Converts the block syntax of Python-Markdown, Material for MkDocs and PyMdown Extensions: admonitions, details, tabs, snippets,
 * cards, annotated code. Code blocks stay as they are, except for snippets in them.
 */
export function fromPythonMarkdown(source: string, conversion: Conversion): Converted {
  const all = source.split(/\r?\n/).map((text, index) => ({ text, line: index + 1 }))
  const front = /^---[ \t]*$/.test(all[0]?.text ?? '')
    ? all.findIndex(({ text }, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(text)) + 1
    : 0
  const body = all.slice(front)
  const written = conversion.isTemplate ? withoutTemplates(body, conversion) : body
  const hasBlocks = [...conversion.extensions].some((name) => name.startsWith('pymdownx.blocks.'))
  const plain = hasBlocks ? withoutBlocks(written) : written
  const lines = [...all.slice(0, front), ...blocks(plain, conversion)]
  return { text: lines.map(({ text }) => text).join('\n'), lines: lines.map(({ line }) => line) }
}

const include = /^([ \t]*)\{%-?\s*include\s+["'](.+?)["'][^%]*%\}[ \t]*$/

/** Pages that are templates of Jinja: includes are resolved, what only a run would give stays as text. */
function withoutTemplates(lines: readonly Line[], conversion: Conversion): Line[] {
  let isRaw = false
  return lines.flatMap(({ text, line }): Line[] => {
    const [, raw] = /^[ \t]*\{%-?\s*(raw|endraw)\s*-?%\}[ \t]*$/.exec(text) ?? []
    if (raw !== undefined) isRaw = raw === 'raw'
    if (raw !== undefined) return []
    const [, indent = '', path] = isRaw ? [] : (include.exec(text) ?? [])
    if (path !== undefined) {
      const made = snippetLines([path], line, conversion)
      return indented(withoutTemplates(made, conversion), indentOf(indent))
    }
    const [macro] = (!isRaw && /\{\{.*?\}\}|\{%.*?%\}/.exec(text)) || []
    if (macro !== undefined) {
      conversion.report(
        line,
        `The template expression \`${macro}\` was kept as text.`,
        'Write its value; for values of many pages, `variables` and `:var[name]`.',
      )
    }
    return [{ text, line }]
  })
}

const blank = ({ text }: Line): boolean => text.trim() === ''
const indentOf = (text: string): number =>
  (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length
const marker = /^(?:[-*+]|\d+[.)]|:|\[\^[^\]]+\]:)(?:[ \t]|$)/
const admonition = /^(!!!|\?\?\?\+?)[ \t]*([\w-]+(?:[ \t]+[\w-]+)*)?(?:[ \t]*"(.*)")?[ \t]*$/
const tab = /^===([+!]*)[ \t]+(?:"(.*)"|'(.*)')[ \t]*$/

/** Reads lines one block after another, at one level of indentation. */
function blocks(lines: readonly Line[], conversion: Conversion): Line[] {
  const out: Line[] = []
  /** Indentation of the list items that are open. */
  let lists: number[] = []
  let isCode = false
  const put = (made: readonly Line[], end: number): number => {
    const isOpen = out.length > 0 && !out.slice(-1).some(blank)
    const isTight = lines.slice(end, end + 1).some((next) => !blank(next))
    if (isOpen && made.length > 0) out.push({ text: '', line: made[0]?.line ?? 1 })
    out.push(...made)
    if (isTight && made.length > 0) out.push({ text: '', line: made.at(-1)?.line ?? 1 })
    return end
  }
  for (let at = 0; at < lines.length; ) {
    const current = lines[at] as Line
    if (blank(current)) {
      out.push(current)
      at++
      continue
    }
    const indent = indentOf(current.text)
    const text = current.text.trim()
    const isApart = at === 0 || blank(lines[at - 1] as Line)
    const isItem = marker.test(text)
    if (isApart || isItem) lists = lists.filter((open) => open < indent)
    const base = lists.length === 0 ? 0 : (lists.at(-1) ?? 0) + 4
    isCode = indent >= base + 4 && (isApart || isCode)
    if (isCode) {
      out.push(current)
      at++
      continue
    }
    const fence = fenceEnd(lines, at)
    if (fence !== undefined) {
      out.push(...codeBlock(lines, at, fence, conversion))
      at = fence
      continue
    }
    const block = blockAt(lines, at, indent, conversion)
    if (block !== undefined) {
      at = put(block.made, block.end)
      const isGone = block.made.length === 0 && out.slice(-1).every(blank)
      while (isGone && lines.slice(at, at + 1).some(blank)) at++
      continue
    }
    if (isItem) lists.push(indent)
    out.push({
      ...current,
      text: phrases(current.text, conversion, (what, advice) =>
        conversion.report(current.line, what, advice),
      ),
    })
    at++
  }
  return out
}

interface Block {
  readonly made: readonly Line[]
  /** Index of the line after it. */
  readonly end: number
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
  if (admonition.test(text)) return admonitionAt(lines, at, indent, conversion)
  if (tab.test(text)) return tabsAt(lines, at, indent, conversion)
  if (/^\[TOC\]$/i.test(text)) return { made: [], end: at + 1 }
  if (/^:::[ \t]+[\w.:]+$/.test(text)) {
    conversion.report(
      line,
      `The reference \`${text}\`, which mkdocstrings generates from code, was left out.`,
      'Generate it as Markdown, or write it.',
    )
    return { made: [], end: bodyOf(lines, at + 1, indent).end }
  }
  const snippet = snippetAt(lines, at)
  if (snippet !== undefined) {
    const made = blocks(snippetLines(snippet.paths, line, conversion), conversion)
    return { made: indented(made, indent), end: snippet.end }
  }
  return htmlAt(lines, at, indent, conversion)
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

function dedented(lines: readonly Line[], width: number): Line[] {
  return lines.map(({ text, line }) => {
    const spaces = (/^[ \t]*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ')
    return { text: spaces.slice(width) + text.trimStart(), line }
  })
}

const indented = (lines: readonly Line[], width: number): Line[] =>
  lines.map(({ text, line }) => ({ text: text === '' ? '' : ' '.repeat(width) + text, line }))

/** A container directive with more colons than its body has. */
function container(name: string, body: readonly Line[], indent: number, line: number): Line[] {
  const runs = body.map(({ text }) => /^[ \t>]*(:{3,})/.exec(text)?.[1]?.length ?? 0)
  const fence = ':'.repeat(Math.max(2, ...runs) + 1)
  const last = body.at(-1)?.line ?? line
  const gap = { text: '', line }
  const inner = body.length === 0 ? [] : [gap, ...body, { text: '', line: last }]
  return indented([{ text: fence + name, line }, ...inner, { text: fence, line: last }], indent)
}

const label = (text: string): string => `[${text.replaceAll(/(?<!\\)[[\]]/g, '\\$&')}]`

/** Kinds of Material for MkDocs; those with `true` are named in the title, as Landing's name says something else. */
const kinds: Readonly<Record<string, readonly [kind: string, isNamed?: true]>> = {
  ...Object.fromEntries(
    'note tip info important success warning caution danger'
      .split(' ')
      .map((kind) => [kind, [kind]]),
  ),
  abstract: ['info', true],
  summary: ['info', true],
  tldr: ['info', true],
  todo: ['info', true],
  hint: ['tip'],
  check: ['success'],
  done: ['success'],
  question: ['info', true],
  help: ['info', true],
  faq: ['info', true],
  attention: ['warning', true],
  failure: ['danger', true],
  fail: ['danger', true],
  missing: ['danger', true],
  error: ['danger', true],
  bug: ['danger', true],
  example: ['secondary', true],
  quote: ['secondary', true],
  cite: ['secondary', true],
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
  const [kind, isNamed = false] = kinds[name.toLowerCase()] ?? ['note', true]
  const capitalised = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()
  const own = given === undefined || given.trim() === '' ? undefined : given
  const title = own === undefined ? capitalised : phrases(own, conversion, () => {})
  const isDetails = sign.startsWith('?')
  const shown = isDetails || own !== undefined || isNamed ? label(title) : ''
  const head = isDetails ? `details${shown}${sign.endsWith('+') ? '{open}' : ''}` : kind + shown
  return { made: container(head, inner, indent, line), end }
}

function trimmed(lines: readonly Line[]): Line[] {
  const first = lines.findIndex((line) => !blank(line))
  const last = lines.findLastIndex((line) => !blank(line))
  return first < 0 ? [] : lines.slice(first, last + 1)
}

function tabsAt(lines: readonly Line[], at: number, indent: number, conversion: Conversion): Block {
  const { line } = lines[at] as Line
  const labels: string[] = []
  const made: Line[] = []
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
    const title = phrases(double ?? single, conversion, () => {})
    labels.push(title)
    made.push(
      ...container(`tab${label(title)}`, trimmed(blocks(body, conversion)), 0, current.line),
    )
    end = after
    next = after
  }
  const group = labels
    .join('-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const attributes = conversion.linksTabs ? `{group="${group.replaceAll(/^-|-$/g, '')}"}` : ''
  return { made: container(`tabs${attributes}`, made, indent, line), end }
}

/** `--8<-- "file.md"`, a block of such files, or `{!file.md!}` of markdown-include. */
function snippetAt(
  lines: readonly Line[],
  at: number,
): { readonly paths: readonly string[]; readonly end: number } | undefined {
  const text = (lines[at] as Line).text.trim()
  const [, single] =
    /^-+8<-+[ \t]+["'](.+)["']$/.exec(text) ?? /^\{!\s*(\S+?)\s*!\}$/.exec(text) ?? []
  if (single !== undefined) return { paths: [single], end: at + 1 }
  if (!/^-+8<-+$/.test(text)) return undefined
  const last = lines.findIndex((line, index) => index > at && line.text.trim() === text)
  if (last < 0) return undefined
  const paths = lines.slice(at + 1, last).map((line) => line.text.trim())
  return { paths: paths.filter((path) => path !== '' && !path.startsWith(';')), end: last + 1 }
}

function snippetLines(paths: readonly string[], line: number, conversion: Conversion): Line[] {
  return paths.flatMap((given) => {
    const [, path = given, part] = /^(.+?):((?:-?\d*:)?-?\d*|[\w-]+)$/.exec(given) ?? []
    const text = conversion.readSnippet(path)
    if (text === undefined) {
      conversion.report(
        line,
        `The snippet "${given}" was not found, and its text was left out.`,
        'Correct the path in the source, or `base_path` of `pymdownx.snippets`, and migrate again.',
      )
      return []
    }
    const shown = partOf(text.replace(/\n$/, '').split(/\r?\n/), part)
    return shown.map((each) => ({ text: each, line }))
  })
}

/** Lines by number, `2:5`, or of a section between `--8<-- [start:name]` and `[end:name]`. */
function partOf(lines: readonly string[], part = ''): readonly string[] {
  const mark = /--8<-- \[(start|end):(.+)\]/
  if (/^[\d:-]+$/.test(part)) {
    const [from = '', to = from] = part.split(':')
    return lines.slice(
      Number(from || 1) - 1,
      part.includes(':') && to === '' ? undefined : Number(to),
    )
  }
  const at = (kind: string) => lines.findIndex((line) => line.includes(`--8<-- [${kind}:${part}]`))
  const inside =
    part === '' ? lines : lines.slice(at('start') + 1, at('end') < 0 ? undefined : at('end'))
  return inside.filter((line) => !mark.test(line))
}

/** A number in parentheses at the end of a comment: `# (1)!`. */
const annotation = /((?:#|\/\/|--|;|%|\/\*|<!--).*?)[ \t]*\((\d+)\)!?([ \t]*(?:\*\/|-->))?[ \t]*$/

function codeBlock(
  lines: readonly Line[],
  at: number,
  end: number,
  conversion: Conversion,
): Line[] {
  const opening = lines[at] as Line
  const [, start = '', info = ''] = /^([ \t]*(?:`+|~+))(.*)$/.exec(opening.text) ?? []
  const indent = indentOf(opening.text)
  const code: Line[] = []
  for (let next = at + 1; next < end; ) {
    const snippet = snippetAt(lines, next)
    const current = lines[next] as Line
    if (snippet === undefined) code.push(current)
    else code.push(...indented(snippetLines(snippet.paths, current.line, conversion), indent))
    next = snippet?.end ?? next + 1
  }
  const noted = withNotes(code, lines.slice(end), opening.line, conversion)
  return [{ ...opening, text: start + fenceInfo(info) }, ...noted]
}

/** Code whose annotations are notes, if the list that explains them follows. */
function withNotes(
  code: readonly Line[],
  after: readonly Line[],
  line: number,
  { report }: Conversion,
): readonly Line[] {
  const hasList = /^[ \t]*1\.[ \t]/.test(after.find((next) => !blank(next))?.text ?? '')
  const numbers = code.flatMap(({ text }) => annotation.exec(text)?.[2] ?? [])
  if (!hasList || numbers.length === 0) return code
  if (numbers.some((number, index) => Number(number) !== index + 1)) {
    report(
      line,
      'The annotations of a code block are not in the order of the list below it, and were kept as text.',
      'Order the list, and write `[!code note]` in place of each number.',
    )
    return code
  }
  return code.map((each) => ({
    ...each,
    text: each.text.replace(
      annotation,
      (_, comment: string, __, close = '') => `${comment} [!code note]${close}`,
    ),
  }))
}

/** An element with the attribute `markdown`, alone on its line. */
const markdownTag = /^(<(\w+)\b[^>]*?)[ \t]+markdown(?:=(?:"[^"]*"|'[^']*'|\w+))?([^>]*>)(.*)$/

function htmlAt(
  lines: readonly Line[],
  at: number,
  indent: number,
  conversion: Conversion,
): Block | undefined {
  const { text, line } = lines[at] as Line
  const [, opening = '', name, rest = '', tail = ''] = markdownTag.exec(text.trim()) ?? []
  if (name === undefined) return undefined
  const closing = `</${name}>`
  const gap = { text: '', line }
  if (tail.includes(closing)) {
    const inner = phrases(tail.slice(0, tail.lastIndexOf(closing)), conversion, () => {})
    const isBlock = /^(?:div|figure|section|article|aside|center|details|td|li)$/.test(name)
    const shown = name === 'p' ? inner : `${opening}${rest}${inner}${closing}`
    const parts = isBlock
      ? [{ text: opening + rest, line }, gap, { text: inner, line }, gap, { text: closing, line }]
      : [{ text: shown, line }]
    return { made: indented(parts, indent), end: at + 1 }
  }
  let depth = 1
  let end = at + 1
  for (; end < lines.length && depth > 0; end++) {
    const each = (lines[end] as Line).text
    depth += each.split(`<${name}`).length - each.split(closing).length
  }
  if (depth > 0)
    return { made: indented([{ text: opening + rest + tail, line }], indent), end: at + 1 }
  const last = lines[end - 1] as Line
  const inside = lines.slice(at + 1, end - 1)
  const width = Math.min(
    ...inside.filter((each) => !blank(each)).map((each) => indentOf(each.text)),
  )
  const first = tail.trim() === '' ? [] : [{ text: tail, line }]
  const body = [...first, ...dedented(inside, Number.isFinite(width) ? width : 0)]
  const isCards = /\bclass=["'][^"']*\bgrid\b[^"']*\bcards\b/.test(opening + rest)
  if (isCards) return { made: cards(body, indent, line, conversion), end }
  const [, summary] = /^<summary>(.*)<\/summary>$/.exec(trimmed(body)[0]?.text.trim() ?? '') ?? []
  if (name === 'details' && summary !== undefined) {
    const inner = trimmed(blocks(trimmed(body).slice(1), conversion))
    return { made: container(`details${label(summary)}`, inner, indent, line), end }
  }
  const inner = trimmed(blocks(body, conversion))
  const tags = [
    { text: opening + rest, line },
    gap,
    ...inner,
    gap,
    { text: closing, line: last.line },
  ]
  return { made: indented(tags, indent), end }
}

/** A grid of cards: a list, each item with a title, a rule and a text. */
function cards(
  lines: readonly Line[],
  indent: number,
  line: number,
  conversion: Conversion,
): Line[] {
  const starts = lines.flatMap(({ text }, index) => (/^[-*+][ \t]/.test(text) ? [index] : []))
  if (starts.length === 0) return indented(trimmed(blocks(lines, conversion)), indent)
  const made = starts.flatMap((start, index) => {
    const { text, line: own } = lines[start] as Line
    const head = phrases(text.replace(/^[-*+][ \t]+/, ''), conversion, (what, advice) =>
      conversion.report(own, what, advice),
    ).trim()
    const rest = trimmed(dedented(lines.slice(start + 1, starts[index + 1]), 4))
    const isRule = /^-{3,}$/.test(rest[0]?.text ?? '')
    const body = trimmed(blocks(isRule ? rest.slice(1) : rest, conversion))
    const [, bold] = /^(?:\*\*|__)(.+)(?:\*\*|__)$/.exec(head) ?? []
    const title = body.length === 0 ? undefined : bold
    const inner = title === undefined ? [{ text: head, line: own }, ...body] : body
    return container(`card${title === undefined ? '' : label(title)}`, inner, 0, own)
  })
  return container('cards', made, indent, line)
}
