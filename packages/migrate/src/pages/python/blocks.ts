import { admonitionKinds } from './admonition-kinds'
import { blank, type Conversion, dedented, fenceEnd, type Line, trimmed } from './lines'

const opening = /^([ \t]*)(\/{3,})[ \t]*([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/
const option = /^[ \t]{4,}([\w-]+):[ \t]*(.*?)[ \t]*$/

interface Block {
  readonly name: string
  /** What stands behind `|`. */
  readonly argument: string | undefined
  readonly options: ReadonlyMap<string, string>
  readonly line: number
}

/**
 * Blocks of PyMdown Extensions, `/// note | Title` … `///`, as they were written before: admonitions, details and tabs with indented
 * text, elements with the attribute `markdown`, definition lists. Of other blocks the text stays.
 */
export function withoutBlocks(lines: readonly Line[], conversion: Conversion): Line[] {
  const out: Line[] = []
  const captions = new Map<string, number>()
  for (let at = 0; at < lines.length; at++) {
    const current = lines[at] as Line
    const code = fenceEnd(lines, at)
    if (code !== undefined) {
      out.push(...lines.slice(at, code))
      at = code - 1
      continue
    }
    const [, indent = '', slashes = '', written = '', argument] = opening.exec(current.text) ?? []
    const name = written.toLowerCase()
    const end = slashes === '' ? -1 : closingOf(lines, at + 1, indent + slashes)
    if (end < 0) {
      out.push(current)
      continue
    }
    let from = at + 1
    const options = new Map<string, string>()
    for (; from < end; from++) {
      const [, key, value = ''] = option.exec(lines[from]?.text ?? '') ?? []
      if (key === undefined) break
      options.set(key, value)
    }
    const inner = dedented(lines.slice(from, end), indent.length)
    const made = blockLines(
      { name, argument, options, line: current.line },
      inner,
      captions,
      conversion,
    )
    const gap = { text: '', line: lines[end]?.line ?? current.line }
    if (out.slice(-1).some((last) => !blank(last))) out.push({ ...gap, line: current.line })
    out.push(...made.map(({ text, line }) => ({ text: text === '' ? '' : indent + text, line })))
    if (lines.slice(end + 1, end + 2).some((next) => !blank(next))) out.push(gap)
    at = end
  }
  return out
}

/** Index of the line that closes a block; lines in code do not. */
function closingOf(lines: readonly Line[], from: number, closing: string): number {
  for (let at = from; at < lines.length; at = fenceEnd(lines, at) ?? at + 1) {
    if (lines[at]?.text.trimEnd() === closing) return at
  }
  return -1
}

function blockLines(
  block: Block,
  inner: readonly Line[],
  captions: Map<string, number>,
  conversion: Conversion,
): Line[] {
  const { name, line } = block
  if (name === 'html') return htmlLines(block, inner, conversion)
  const body = withoutBlocks(inner, conversion)
  const head = header(block, conversion)
  if (head !== undefined) {
    const indented = body.map((each) => ({
      ...each,
      text: each.text === '' ? '' : `    ${each.text}`,
    }))
    return [{ text: head, line }, ...indented]
  }
  if (/^defin(?:e|ition)$/.test(name)) {
    return body.map((each) => ({ ...each, text: each.text.replace(/^[-*+][ \t]+/, ':   ') }))
  }
  if (/(?:^|-)caption$/.test(name)) return captionLines(block, trimmed(body), captions)
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
function header({ name, argument, options }: Block, { blocks }: Conversion): string | undefined {
  const shown = argument === undefined ? '' : ` "${argument}"`
  const isOpen = options.get('open') === 'true' ? '+' : ''
  if (name === 'tab') return `===${options.get('new') === 'true' ? '!' : ''} "${argument ?? 'Tab'}"`
  if (name === 'details') return `???${isOpen} ${options.get('type') ?? 'note'}${shown}`
  if (name === 'admonition') return `!!! ${options.get('type') ?? 'note'}${shown}`
  const own = blocks.get(name) ?? (Object.hasOwn(admonitionKinds, name) ? `!!! ${name}` : undefined)
  return own === undefined ? undefined : own.replace(/^\?\?\?/, `???${isOpen}`) + shown
}

/** Elements whose text is not Markdown. */
const raw = new Set('canvas math option pre textarea script style'.split(' '))

/** `/// html | div#id.class[key=value]`. */
function htmlLines(
  { argument = 'div', line }: Block,
  inner: readonly Line[],
  conversion: Conversion,
) {
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
    const body = withoutBlocks(inner, conversion)
    const gap = { text: '', line }
    return [
      { text: `${open} markdown>`, line },
      gap,
      ...body,
      gap,
      { text: `</${tag}>`, line: last },
    ]
  }
  const body = trimmed(inner)
  const width = Math.min(...body.map(({ text }) => /^ */.exec(text)?.[0].length ?? 0), 4)
  const text = dedented(body, Number.isFinite(width) ? width : 0).map((each) => each.text)
  const escaped = text.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `${open}>${escaped}</${tag}>`.split('\n').map((each) => ({ text: each, line }))
}

/** A caption as a paragraph, with the number that it would have got. */
function captionLines(
  { name, argument = '' }: Block,
  body: readonly Line[],
  counts: Map<string, number>,
): Line[] {
  const kind = /^(figure|table)-caption$/.exec(name)?.[1]
  if (kind === undefined) return [...body]
  const given = /^[\d.]+/.exec(argument)?.[0]
  const number = given ?? String((counts.get(kind) ?? 0) + 1)
  counts.set(kind, Number.parseInt(number, 10))
  const prefix = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}.`
  return body.map((each, index) =>
    index === 0 ? { ...each, text: `${prefix} ${each.text}` } : each,
  )
}
