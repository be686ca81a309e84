/** An edit: a range of a page and its replacement. */
export interface Edit {
  readonly start: number
  readonly end: number
  /** The new text; `render` gives parts of the old one with their edits applied. */
  make(render: (start: number, end: number) => string): string
  /** Stands between blank lines, unless it is empty. */
  readonly block?: boolean
}

/** Where a match of a pattern is. */
export const matchRange = ({ index, 0: whole }: RegExpExecArray) => ({
  start: index,
  end: index + whole.length,
})

/**
 * The text with its edits applied; all that no edit covers stays byte for byte. A nested edit applies where the outer one renders
 * that part.
 */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  from: number,
  to: number = text.length,
): string {
  const sorted = edits
    .filter(({ start, end }) => start >= from && end <= to)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  let result = ''
  let at = from
  for (const edit of sorted) {
    if (edit.start < at) continue
    result += text.slice(at, edit.start)
    at = edit.end
    const inner = edits.filter((other) => other !== edit)
    const replacement = edit.make((start, end) => applyEdits(text, inner, start, end))
    if (edit.block !== true) {
      result += replacement
      continue
    }
    const rest = text.slice(at, to)
    if (replacement.trim() === '') {
      const { kept, skipped } = closeGap(result, rest)
      result = kept
      at += skipped
      continue
    }
    const indent = indentOf(text, edit.start)
    const isApart = /(?:^|\n[ \t>]*\n)[ \t>]*$|(?:^|\n)[ \t>]*(?:[-*+]|\d+[.)])[ \t]+$/.test(result)
    const lead = isApart ? '' : '\n\n'
    if (lead !== '') result = `${result.trimEnd()}${lead}${indent}`
    result += replacement.trim().replaceAll(/\n(?=[^\n])/g, `\n${indent}`)
    if (rest.trim() !== '' && !/^[ \t]*\n[ \t>]*(\n|$)/.test(rest)) {
      // The next line has its own indentation.
      const ending = /^[ \t]*\r?\n/.exec(rest)
      result += ending === null ? `\n\n${indent}` : `\n${indent.trimEnd()}\n`
      at += (ending ?? /^[ \t]*/.exec(rest))?.[0].length ?? 0
    }
  }
  return result + text.slice(at, to)
}

/** Removes a line whose content is removed, with the blank lines below if there are some above. */
function closeGap(before: string, after: string): { kept: string; skipped: number } {
  const line = /^[ \t]*(?:\r?\n|$)/.exec(after)
  if (!/(?:^|\n)[ \t]*$/.test(before) || line === null) return { kept: before, skipped: 0 }
  const kept = before.replace(/[ \t]+$/, '')
  const below = /^(?:[ \t]*\r?\n)*/.exec(after.slice(line[0].length))?.[0] ?? ''
  const isGap = kept.trim() === '' || /\n[ \t]*\r?\n$/.test(kept)
  return { kept, skipped: line[0].length + (isGap ? below.length : 0) }
}

/** The text before a position in its line, with list markers as spaces. */
function indentOf(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const prefix = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*/.exec(line)?.[0] ?? ''
  return prefix.replaceAll(/[^ \t>]/g, ' ')
}

/** The text without the indentation that all of its lines outside of code have, and without blank lines around it. */
export function dedent(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  let isCode = false
  const widths = lines.flatMap((line, at) => {
    const isFence = /^[ \t]*(?:`{3}|~{3})/.test(line)
    const isInside = isCode && !isFence
    if (isFence) isCode = !isCode
    return isInside || line.trim() === '' || at === 0 ? [] : [columnsOf(line).column]
  })
  const width = Math.min(...widths)
  const cut = (line: string) => {
    const { column, at } = columnsOf(line, width)
    return ' '.repeat(Math.max(0, column - width)) + line.slice(at)
  }
  return lines
    .map((line) => (width < Infinity ? cut(line) : line))
    .join('\n')
    .trim()
}

/** How far the white space at the start of a line goes, up to a column. */
function columnsOf(line: string, width = Infinity): { column: number; at: number } {
  let [column, at] = [0, 0]
  for (; column < width && /[ \t]/.test(line.charAt(at)); at++)
    column += line.charAt(at) === '\t' ? 4 - (column % 4) : 1
  return { column, at }
}

/** The text on one line. */
export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')
