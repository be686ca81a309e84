import type { MarkedText as MarkedTextData } from '@landing/schema'
import { Fragment, type ReactNode } from 'react'
import { breakable, Joint } from '../primitives/breakable'
import { hasLongWord } from '../primitives/joints'
import { piecesOf } from '../suggestions/passage'

/** A text with its matches marked. */
export function MarkedText(marked: MarkedTextData): ReactNode {
  const isLong = hasLongWord(marked.text)
  return piecesOf(marked).map(({ text, isMarked, endsAtJoint }, position) => {
    const part = breakable(text, isLong)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <Fragment key={position}>
        {isMarked ? <mark>{part}</mark> : part}
        {endsAtJoint ? <Joint /> : null}
      </Fragment>
    )
  })
}
