/** A line of a file, numbered from 1. */
export interface NumberedLine {
  readonly number: number
  readonly line: string
}

/**
 * Returns a part of a file: the lines between comments `#region name` and `#endregion`, of any language, or
 * lines by number as `L3-L8`. Common indentation and the marks of inner regions are removed.
 */
export function cutRegion(text: string, region: string): string | undefined {
  return linesOfRegion(text, region, true)
    ?.map(({ line }) => line)
    .join('\n')
}

/** The same, each line with its number; in Markdown, indentation is kept. */
export function linesOfRegion(
  text: string,
  region: string,
  isCode: boolean,
): NumberedLine[] | undefined {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, line }))
  const numbers = /^L(\d+)(?:-L?(\d+))?$/.exec(region)
  if (numbers?.[1] !== undefined) {
    const from = Number(numbers[1])
    const to = Number(numbers[2] ?? from)
    if (from < 1 || from > lines.length) return undefined
    return trimmed(lines.slice(from - 1, to), isCode)
  }
  const start = lines.findIndex(({ line }) => markOf(line)?.opens === region)
  if (start === -1) return undefined
  const inside: NumberedLine[] = []
  let depth = 1
  for (const numbered of lines.slice(start + 1)) {
    const mark = markOf(numbered.line)
    if (mark === undefined) inside.push(numbered)
    else if (mark.opens !== undefined) depth++
    else if (--depth === 0) break
  }
  return trimmed(inside, isCode)
}

function markOf(line: string): { readonly opens?: string } | undefined {
  const match = /^\s*(?:\/\/|\/\*|#|--|;|%|<!--)\s*#?(region|endregion)\b\s*([\w-]*)/.exec(line)
  if (match === null) return undefined
  return match[1] === 'region' ? { opens: match[2] ?? '' } : {}
}

/** Removes surrounding empty lines and, from code, common indentation. */
function trimmed(lines: readonly NumberedLine[], isCode: boolean): NumberedLine[] {
  const isFilled = ({ line }: NumberedLine) => line.trim() !== ''
  const filled = lines.filter(isFilled)
  const indents = filled.map(({ line }) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const common = isCode && indents.length > 0 ? Math.min(...indents) : 0
  return lines
    .slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1)
    .map(({ number, line }) => ({ number, line: line.slice(common) }))
}
