import type { MarkedText } from '@landing/schema'
import { hasLongWord } from '../primitives/joints'

/** A piece of a text with matches. */
export interface Piece {
  readonly text: string
  readonly isMarked: boolean
  /** The name goes on after the piece, and may break there. */
  readonly endsAtJoint: boolean
}

/** A text in pieces, the marked ones between those that are not. */
export function piecesOf({ text, ranges }: MarkedText): Piece[] {
  const isLong = hasLongWord(text)
  const pieces: Piece[] = []
  const add = (piece: string, isMarked: boolean, endsAtJoint = false) => {
    if (piece) pieces.push({ text: piece, isMarked, endsAtJoint })
  }
  let at = 0
  for (const [start, end] of ranges) {
    if (start < at || end > text.length) continue
    const before = text.slice(at, start)
    add(before, false, isLong && /[_./-]$/.test(before))
    add(text.slice(start, end), true)
    at = end
  }
  add(text.slice(at), false)
  return pieces
}

/** A block of a passage: prose, or code. */
export interface Block extends MarkedText {
  /** Where it begins in the passage. */
  readonly start: number
  readonly isCode: boolean
}

/** What only code has: lines, braces, a semicolon at the end, assignments, options of commands. */
const CODE = /[\n{}]|;$|\s=\s|\s--\w/

/** Prose and blocks of code of a passage, which are separated by an empty line. */
export function blocksOf({ text, ranges }: MarkedText): Block[] {
  let end = 0
  return text.split('\n\n').map((block) => {
    const start = end
    end += block.length + 2
    // Matches of other blocks are out of range, and not marked.
    const inside = ranges.map(([from, to]) => [from - start, to - start] as const)
    return { start, text: block, ranges: inside, isCode: CODE.test(block) }
  })
}
