import type { MarkedText } from '@landing/schema'
import { hasLongWord, splitAtJoints } from '../primitives/joints'
import { type Child, h } from './elements'
import { blocksOf, piecesOf } from './passage'

/** A text whose long names may break, as `breakable` of the parts is. */
export function breakable(text: string, isLong = hasLongWord(text)): Child {
  if (!isLong) return text
  const parts = splitAtJoints(text).map((part, position) => [position > 0 ? h('i') : null, part])
  return h('span', {}, parts)
}

/** A text with its matches marked. */
export function marked(text: MarkedText): Child {
  const isLong = hasLongWord(text.text)
  return piecesOf(text).map((piece) => {
    const part = breakable(piece.text, isLong)
    return [piece.isMarked ? h('mark', {}, part) : part, piece.endsAtJoint ? h('i') : null]
  })
}

/** A passage of a page on one line. Code is set as code. */
export function passageLine(passage: MarkedText): Child {
  return blocksOf(passage).map((block) => [block.start > 0 ? ' ' : null, blockOf(block)])
}

/** A longer passage: paragraphs, and blocks of code with their lines. */
export function passageParagraphs(passage: MarkedText): Child {
  return blocksOf(passage).map((block) => h('p', {}, blockOf(block)))
}

const blockOf = (block: MarkedText & { readonly isCode: boolean }) =>
  h('span', { class: 'landing-passage', 'data-code': block.isCode ? '' : undefined }, marked(block))
