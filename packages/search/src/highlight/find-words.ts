import { Matcher } from '../engine/matcher'
import { fold } from '../text/fold'

/** A part of a found word: a range of one text of the list. */
export interface WordPiece {
  /** Number of the text. */
  readonly text: number
  readonly start: number
  readonly end: number
}

/** Words begin with letters or digits, whatever precedes them. */
const LEADING_SIGNS = /^[^\p{L}\p{N}]+/u

/** A text, and whether a word may continue into it from the previous one. */
export interface TextRun {
  readonly text: string
  readonly continues: boolean
}

/**
 * Finds words at the beginnings of words in a list of texts, ignoring case and diacritics. A word that markup splits
 * (`<b>ter</b>raform`) is found in parts.
 */
export function findWords(runs: readonly TextRun[], words: readonly string[]): WordPiece[][] {
  const terms = words.map((word) => fold(word).replace(LEADING_SIGNS, '')).filter(Boolean)
  const matcher = new Matcher(terms.map((term, group) => ({ term, group, open: true })))
  const starts: number[] = []
  let joined = ''
  for (const { text, continues } of runs) {
    if (!continues) joined += '\n'
    starts.push(joined.length)
    joined += text
  }
  let first = 0
  return matcher.find(joined).map(({ start, end }) => {
    const pieces: WordPiece[] = []
    while (first + 1 < starts.length && (starts[first + 1] ?? 0) <= start) first++
    for (let text = first; text < starts.length && (starts[text] ?? 0) < end; text++) {
      const from = starts[text] ?? 0
      const length = runs[text]?.text.length ?? 0
      const piece = { text, start: Math.max(0, start - from), end: Math.min(length, end - from) }
      if (piece.end > piece.start) pieces.push(piece)
    }
    return pieces
  })
}
