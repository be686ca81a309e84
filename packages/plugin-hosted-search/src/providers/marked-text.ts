import type { MarkedText, TextRange } from '@landing/schema'

/** Characters for private use: services put them around matches in place of HTML, and no text has them. */
export const OPEN = '\ue000'
export const CLOSE = '\ue001'

const MARKS = new RegExp(`[${OPEN}${CLOSE}]`)

/** Converts a text with marks to the text and the ranges of its matches. What looks like HTML stays text. */
export function readMarks(marked: string): MarkedText {
  const ranges: TextRange[] = []
  let text = ''
  let open: number | undefined
  for (const [index, part] of marked.split(MARKS).entries()) {
    const mark = index === 0 ? '' : marked[text.length + index - 1]
    if (mark === OPEN) open ??= text.length
    else if (mark === CLOSE && open !== undefined) {
      if (text.length > open) ranges.push([open, text.length])
      open = undefined
    }
    text += part
  }
  return { text, ranges }
}
