import type { MarkedText as MarkedTextData } from '@landing/schema'
import { Fragment, type ReactNode } from 'react'
import { breakable, hasLongWord, Joint } from '../primitives/breakable'

/** A text with its matches marked. */
export function MarkedText({ text, ranges }: MarkedTextData): ReactNode {
  const long = hasLongWord(text)
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of ranges) {
    if (start < at || end > text.length) continue
    parts.push(
      <Fragment key={`before-${start}`}>{breakable(text.slice(at, start), long)}</Fragment>,
      // A name may break before a mark in its middle, too.
      long && /[_./-]$/.test(text.slice(at, start)) ? <Joint key={`break-${start}`} /> : null,
      <mark key={start}>{breakable(text.slice(start, end), long)}</mark>,
    )
    at = end
  }
  return [...parts, <Fragment key="rest">{breakable(text.slice(at), long)}</Fragment>]
}
