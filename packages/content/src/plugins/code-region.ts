/**
 * A part of a file: the lines between the comments `#region name` and `#endregion` (in any
 * language's comment signs), or lines by number as `L3-L8`. Common indentation and the marks of inner
 * regions are removed.
 */
export function cutRegion(text: string, region: string): string | undefined {
  const lines = text.split('\n')
  const numbers = /^L(\d+)(?:-L?(\d+))?$/.exec(region)
  if (numbers?.[1] !== undefined) {
    const from = Number(numbers[1])
    const to = Number(numbers[2] ?? from)
    return from < 1 || from > lines.length ? undefined : dedent(lines.slice(from - 1, to))
  }
  const start = lines.findIndex((line) => markOf(line)?.opens === region)
  if (start === -1) return undefined
  const inside: string[] = []
  let depth = 1
  for (const line of lines.slice(start + 1)) {
    const mark = markOf(line)
    if (mark === undefined) inside.push(line)
    else if (mark.opens !== undefined) depth++
    else if (--depth === 0) break
  }
  return dedent(inside)
}

function markOf(line: string): { readonly opens?: string } | undefined {
  const match = /^\s*(?:\/\/|\/\*|#|--|;|%|<!--)\s*#?(region|endregion)\b\s*([\w-]*)/.exec(line)
  if (match === null) return undefined
  return match[1] === 'region' ? { opens: match[2] ?? '' } : {}
}

function dedent(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0)
  const common = indents.length === 0 ? 0 : Math.min(...indents)
  return lines
    .map((line) => line.slice(common))
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}
