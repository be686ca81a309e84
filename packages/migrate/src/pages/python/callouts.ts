import { blank, fenceEnd, type Line } from './lines'

const callout = /^([ \t]*)(>([?!])?[ \t]?)?([A-Z]{2,}):(?:[ \t]+(.*))?$/

/** Callouts of `markdown-callouts`, `NOTE: text` and `> NOTE: **Title**`, as admonitions with indented text. */
export function withoutCallouts(lines: readonly Line[]): Line[] {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const current = lines[at] as Line
    const code = fenceEnd(lines, at)
    if (code !== undefined) {
      out.push(...lines.slice(at, code))
      at = code - 1
      continue
    }
    const [, indent = '', quote, fold, kind = '', rest = ''] = callout.exec(current.text) ?? []
    const isApart = at === 0 || blank(lines[at - 1] as Line)
    if (kind === '' || !isApart) {
      out.push(current)
      continue
    }
    let end = at + 1
    const isInside = ({ text }: Line) =>
      quote === undefined ? text.trim() !== '' : /^[ \t]*>/.test(text)
    while (end < lines.length && isInside(lines[end] as Line)) end++
    const below = lines.slice(at + 1, end).map((each) => ({
      ...each,
      text: quote === undefined ? each.text.trim() : each.text.replace(/^[ \t]*>[ \t]?/, ''),
    }))
    const [, title] = /^\*\*([^*]+)\*\*$/.exec(rest.trim()) ?? []
    const body = title === undefined ? [{ ...current, text: rest.trim() }, ...below] : below
    const sign = fold === undefined ? '!!!' : fold === '?' ? '???' : '???+'
    const shown = title === undefined ? '' : ` "${title}"`
    out.push(
      { ...current, text: `${indent}${sign} ${kind.toLowerCase()}${shown}` },
      ...body.map((each) => ({ ...each, text: blank(each) ? '' : `${indent}    ${each.text}` })),
    )
    at = end - 1
  }
  return out
}
