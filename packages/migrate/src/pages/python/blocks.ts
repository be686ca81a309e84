import { admonitionKinds } from './admonition-kinds'
import {
  type Block,
  blank,
  type Conversion,
  dedented,
  fenceEnd,
  indented,
  type Line,
} from './lines'

const opening = /^([ \t]*)(\/{3,})[ \t]*([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/
const option = /^[ \t]{4,}([\w-]+):[ \t]*(.*?)[ \t]*$/

/** A block as it is written: `/// name | argument`, options, text, `///`. */
interface Slashes {
  readonly name: string
  /** What follows `|`. */
  readonly argument: string | undefined
  readonly options: ReadonlyMap<string, string>
  readonly line: number
}

/**
 * A block of PyMdown Extensions, `/// note | Title` … `///`, as it was written before: an admonition, details or tabs with indented
 * text, a definition list. Of other blocks the text stays.
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
  const converted = linesOf(block, body, conversion)
  const next = name === 'tab' ? nextTab(lines, last + 1) : undefined
  const more = next === undefined ? undefined : slashBlockAt(lines, next, conversion)
  return { lines: [...converted, ...(more?.lines ?? [])], end: more?.end ?? last + 1 }
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
  const head = header(block, conversion)
  if (head !== undefined) return [{ text: head, line }, ...indented(body, 4)]
  if (/^defin(?:e|ition)$/.test(name)) {
    return body.map((each) => ({ ...each, text: each.text.replace(/^[-*+][ \t]+/, ':   ') }))
  }
  if (!/^fancylists$|caption$/.test(name)) {
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
  const title = argument === undefined ? '' : ` "${argument}"`
  const isOpen = options.get('open') === 'true' ? '+' : ''
  if (name === 'tab') return `===${options.get('new') === 'true' ? '!' : ''} "${argument ?? 'Tab'}"`
  if (name === 'details') return `???${isOpen} ${options.get('type') ?? 'note'}${title}`
  if (name === 'admonition') return `!!! ${options.get('type') ?? 'note'}${title}`
  const head =
    blocks.get(name) ?? (Object.hasOwn(admonitionKinds, name) ? `!!! ${name}` : undefined)
  return head === undefined ? undefined : head.replace(/^\?\?\?/, `???${isOpen}`) + title
}
