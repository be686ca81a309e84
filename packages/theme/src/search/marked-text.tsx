import type { MarkedText as MarkedTextData } from '@landing/schema'
import type { ReactNode } from 'react'

/** A text with the parts of it that matched. */
export function MarkedText({ text, ranges }: MarkedTextData): ReactNode {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of ranges) {
    if (start < at || end > text.length) continue
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  return [...parts, text.slice(at)]
}
