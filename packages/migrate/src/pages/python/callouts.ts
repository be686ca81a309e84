import { type Block, blank, indented, type Line } from './lines'

const callout = /^[ \t]*(>([?!])?[ \t]?)?([A-Z]{2,}):(?:[ \t]+(.*))?$/

/** A callout of `markdown-callouts`, `NOTE: text` or `> NOTE: **Title**`, as an admonition with indented text. */
export function calloutAt(lines: readonly Line[], at: number): Block | undefined {
  const current = lines[at] as Line
  const [, quote, fold, kind, rest = ''] = callout.exec(current.text) ?? []
  const isApart = at === 0 || blank(lines[at - 1] as Line)
  if (kind === undefined || !isApart) return undefined
  const isInside = (line: Line) => (quote === undefined ? !blank(line) : /^[ \t]*>/.test(line.text))
  const after = lines.findIndex((line, index) => index > at && !isInside(line))
  const end = after < 0 ? lines.length : after
  const below = lines.slice(at + 1, end).map((each) => ({
    ...each,
    text: quote === undefined ? each.text.trim() : each.text.replace(/^[ \t]*>[ \t]?/, ''),
  }))
  const [, title] = /^\*\*([^*]+)\*\*$/.exec(rest.trim()) ?? []
  const body = title === undefined ? [{ ...current, text: rest.trim() }, ...below] : below
  const sign = fold === undefined ? '!!!' : fold === '?' ? '???' : '???+'
  const quoted = title === undefined ? '' : ` "${title}"`
  const head = { ...current, text: `${sign} ${kind.toLowerCase()}${quoted}` }
  return { lines: [head, ...indented(body, 4)], end }
}
