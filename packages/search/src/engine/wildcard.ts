import { fold } from '../text/fold'

/** A pattern in which `*` stands for any letters. */
export interface Wildcard {
  /** Common prefix of all matching terms. */
  readonly prefix: string
  readonly test: (term: string) => boolean
}

export function wildcardOf(pattern: string): Wildcard {
  const pieces = pattern.split('*').map(fold)
  const prefix = pieces[0] ?? ''
  return { prefix, test: (term) => matches(term, pieces) }
}

/** Piece by piece from the left; no regular expression, so that no pattern can take long. */
function matches(term: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? ''
  const last = pieces.at(-1) ?? ''
  if (!term.startsWith(first)) return false
  let at = first.length
  for (const piece of pieces.slice(1, -1)) {
    const start = term.indexOf(piece, at)
    if (start === -1) return false
    at = start + piece.length
  }
  return term.length - last.length >= at && term.endsWith(last)
}
