/** Counted from 1. */
export interface LineAndColumn {
  readonly line: number
  readonly column: number
}

let lines: { readonly text: string; readonly starts: readonly number[] } | undefined

/** The place of an offset. The lines of the latest text are remembered: a page may have thousands of places. */
export function placeAt(text: string, offset: number): LineAndColumn {
  if (lines?.text !== text) lines = { text, starts: lineStarts(text) }
  const { starts } = lines
  let [from, to] = [0, starts.length]
  while (to - from > 1) {
    const middle = (from + to) >> 1
    if ((starts[middle] ?? 0) <= offset) from = middle
    else to = middle
  }
  return { line: from + 1, column: offset - (starts[from] ?? 0) + 1 }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
