import { capitalized, words } from '../../site/words'
import { admonitionKinds } from './admonition-kinds'
import {
  type Block,
  blank,
  type Conversion,
  dedented,
  fenceEnd,
  indented,
  type Line,
  trimmed,
} from './lines'

const opening = /^([ \t]*)(\/{3,})[ \t]*([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/
const option = /^[ \t]{4,}([\w-]+):[ \t]*(.*?)[ \t]*$/

/** A block as it is written: `/// name | argument`, options, text, `///`. */
interface Slashes {
  readonly name: string
  /** What stands behind `|`. */
  readonly argument: string | undefined
  readonly options: ReadonlyMap<string, string>
  readonly line: number
}

/**
 * A block of PyMdown Extensions, `/// note | Title` … `///`, as it was written before: an admonition, details or tabs with indented
 * text, an element with the attribute `markdown`, a definition list. Of other blocks the text stays.
 */
export function slashBlockAt(
  lines: readonly Line[],
  at: number,
  conversion: Conversion,
): Block | undefined {
  const current = lines[at] as Line
  const [, indent = '', slashes = '', written = '', argument] = opening.exec(current.text) ?? []
  const last = slashes === '' ? -1 : closingOf(lines, at + 1, indent + slashes)
  if (last < 0) return undefined
  let from = at + 1
  const options = new Map<string, string>()
  for (; from < last; from++) {
    const [, key, value = ''] = option.exec(lines[from]?.text ?? '') ?? []
    if (key === undefined) break
    options.set(key, value)
  }
  const name = written.toLowerCase()
  const body = dedented(lines.slice(from, last), indent.length)
  const block = { name, argument, options, line: current.line }
  const made = linesOf(block, body, conversion)
  const next = name === 'tab' ? nextTab(lines, last + 1) : undefined
  const more = next === undefined ? undefined : slashBlockAt(lines, next, conversion)
  return { made: [...made, ...(more?.made ?? [])], end: more?.end ?? last + 1 }
}

/** Tabs that follow one another are one group. */
function nextTab(lines: readonly Line[], from: number): number | undefined {
  const at = lines.findIndex((line, index) => index >= from && !blank(line))
  const [, , , name] = opening.exec(lines[at]?.text ?? '') ?? []
  return name?.toLowerCase() === 'tab' ? at : undefined
}

/** Index of the line that closes a block; lines in code do not. */
function closingOf(lines: readonly Line[], from: number, closing: string): number {
  for (let at = from; at < lines.length; at = fenceEnd(lines, at) ?? at + 1) {
    if (lines[at]?.text.trimEnd() === closing) return at
  }
  return -1
}

function linesOf(block: Slashes, body: readonly Line[], conversion: Conversion): readonly Line[] {
  const { name, line } = block
  if (name === 'html') return htmlLines(block, body)
  const head = header(block, conversion)
  if (head !== undefined) return [{ text: head, line }, ...indented(body, 4)]
  if (/^defin(?:e|ition)$/.test(name)) {
    return body.map((each) => ({ ...each, text: each.text.replace(/^[-*+][ \t]+/, ':   ') }))
  }
  if (/(?:^|-)caption$/.test(name)) return captionLines(block, trimmed(body), conversion.captions)
  if (name !== 'fancylists') {
    conversion.report(
      line,
      `The block \`${name}\` was left out; its text stays.`,
      'Nothing, if it was for looks. What Landing has in its place, the manual lists.',
    )
  }
  return body
}

/** First line of an admonition, of details or of a tab. */
function header({ name, argument, options }: Slashes, { blocks }: Conversion): string | undefined {
  const shown = argument === undefined ? '' : ` "${argument}"`
  const isOpen = options.get('open') === 'true' ? '+' : ''
  if (name === 'tab') return `===${options.get('new') === 'true' ? '!' : ''} "${argument ?? 'Tab'}"`
  if (name === 'details') return `???${isOpen} ${options.get('type') ?? 'note'}${shown}`
  if (name === 'admonition') return `!!! ${options.get('type') ?? 'note'}${shown}`
  const own = blocks.get(name) ?? (Object.hasOwn(admonitionKinds, name) ? `!!! ${name}` : undefined)
  return own === undefined ? undefined : own.replace(/^\?\?\?/, `???${isOpen}`) + shown
}

/** Elements whose text is not Markdown. */
const raw = words('canvas math option pre textarea script style')

/** `/// html | div#id.class[key=value]`. */
function htmlLines({ argument = 'div', line }: Slashes, inner: readonly Line[]): Line[] {
  const [, tag = 'div', rest = ''] = /^([\w-]+)(.*)$/.exec(argument) ?? []
  const classes: string[] = []
  const attributes: string[] = []
  for (const [part, sign, word, key, value = ''] of rest.matchAll(
    /([#.])([\w-]+)|([\w:-]+)(?:=("[^"]*"|'[^']*'|[^\s\]]*))?/g,
  )) {
    if (sign === '.') classes.push(word ?? '')
    else if (sign === '#') attributes.push(` id="${word}"`)
    else if (key !== undefined && part !== '')
      attributes.push(
        value === '' ? ` ${key}` : ` ${key}="${value.replaceAll(/^["']|["']$/g, '')}"`,
      )
  }
  if (classes.length > 0) attributes.unshift(` class="${classes.join(' ')}"`)
  const last = inner.at(-1)?.line ?? line
  const open = `<${tag}${attributes.join('')}`
  if (!raw.has(tag)) {
    const gap = { text: '', line }
    const [start, end] = [`${open} markdown>`, `</${tag}>`]
    return [{ text: start, line }, gap, ...inner, gap, { text: end, line: last }]
  }
  const body = trimmed(inner)
  const width = Math.min(...body.map(({ text }) => /^ */.exec(text)?.[0].length ?? 0), 4)
  const text = dedented(body, width).map((each) => each.text)
  const escaped = text.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `${open}>${escaped}</${tag}>`.split('\n').map((each) => ({ text: each, line }))
}

/** A caption as a paragraph, with the number that it would have got. */
function captionLines(
  { name, argument = '' }: Slashes,
  body: readonly Line[],
  counts: Map<string, number>,
): Line[] {
  const kind = /^(figure|table)-caption$/.exec(name)?.[1]
  if (kind === undefined) return [...body]
  const given = /^[\d.]+/.exec(argument)?.[0]
  const number = given ?? String((counts.get(kind) ?? 0) + 1)
  counts.set(kind, Number.parseInt(number, 10))
  const prefix = `${capitalized(kind)} ${number}.`
  return body.map((each, index) =>
    index === 0 ? { ...each, text: `${prefix} ${each.text}` } : each,
  )
}
