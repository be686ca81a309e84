import { type Block, blank, dedented, indented, type Line } from './lines'

/** `\\[ … \\]`, or an environment of LaTeX on its own: a block between dollars. */
export function formulaAt(lines: readonly Line[], at: number, indent: number): Block | undefined {
  const { text, line } = lines[at] as Line
  const [opening = '', name] = /^(?:\\\[|\\begin\{([a-z]+\*?)\})/.exec(text.trim()) ?? []
  if (opening === '') return undefined
  const closing = name === undefined ? '\\]' : `\\end{${name}}`
  const gap = lines.findIndex((each, index) => index > at && blank(each))
  const last = lines.findIndex(
    (each, index) => index >= at && each.text.trimEnd().endsWith(closing),
  )
  if (last < 0 || (gap >= 0 && gap < last)) return undefined
  const body = dedented(lines.slice(at, last + 1), indent).map((each) => each.text)
  const whole = body.join('\n').trimEnd()
  const inner = name === undefined ? whole.slice(2, -2) : whole
  const formula = ['$$', ...inner.replace(/^\n|\n$/g, '').split('\n'), '$$']
  return {
    lines: indented(
      formula.map((each) => ({ text: each, line })),
      indent,
    ),
    end: last + 1,
  }
}
