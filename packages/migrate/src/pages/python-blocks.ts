import { fenceEnd, type Line } from './python-lines'

const opening = /^([ \t]*)(\/{3,})[ \t]*([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/
const option = /^[ \t]{4,}([\w-]+):[ \t]*(.*?)[ \t]*$/

/** Blocks of PyMdown Extensions, `/// note | Title` … `///`, as admonitions, details and tabs with indented text. */
export function withoutBlocks(lines: readonly Line[]): Line[] {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const current = lines[at] as Line
    const code = fenceEnd(lines, at)
    if (code !== undefined) {
      out.push(...lines.slice(at, code))
      at = code - 1
      continue
    }
    const [, indent = '', slashes = '', name = '', title] = opening.exec(current.text) ?? []
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
    const body = withoutBlocks(lines.slice(from, end))
    out.push(
      { text: indent + header(name, title, options), line: current.line },
      ...body.map(({ text, line }) => ({ text: text === '' ? '' : `    ${text}`, line })),
      { text: '', line: lines[end]?.line ?? current.line },
    )
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

function header(
  name: string,
  title: string | undefined,
  options: ReadonlyMap<string, string>,
): string {
  const shown = title === undefined ? '' : ` "${title}"`
  if (name === 'tab') return `===${options.get('new') === 'true' ? '!' : ''} "${title ?? 'Tab'}"`
  const type = options.get('type') ?? (name === 'admonition' || name === 'details' ? 'note' : name)
  if (name !== 'details') return `!!! ${type}${shown}`
  return `???${options.get('open') === 'true' ? '+' : ''} ${type}${shown}`
}
