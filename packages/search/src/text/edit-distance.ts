/** Reused rows of the matrix, for words up to the longest term. */
const SIDE = 66
const rows = [new Uint8Array(SIDE), new Uint8Array(SIDE), new Uint8Array(SIDE)] as const

/**
 * The number of edits between two words, where swapping two neighbours is one edit (optimal string alignment). Returns `max + 1`
 * for anything above `max`.
 */
export function editDistance(word: string, term: string, max: number): number {
  if (Math.abs(word.length - term.length) > max) return max + 1
  if (word.length >= SIDE || term.length >= SIDE) return word === term ? 0 : max + 1
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= word.length; column++) last[column] = column
  if (term === '') return Math.min(word.length, max + 1)
  for (let line = 1; line <= term.length; line++) {
    row[0] = line
    let least = line
    const letter = term.charCodeAt(line - 1)
    for (let column = 1; column <= word.length; column++) {
      const typed = word.charCodeAt(column - 1)
      let edits = Math.min(
        at(last, column - 1) + (typed === letter ? 0 : 1),
        at(last, column) + 1,
        at(row, column - 1) + 1,
      )
      // Before the first letter there is NaN, which is not a letter.
      if (word.charCodeAt(column - 2) === letter && typed === term.charCodeAt(line - 2)) {
        edits = Math.min(edits, at(beforeLast, column - 2) + 1)
      }
      row[column] = edits
      if (edits < least) least = edits
    }
    // A swap spans two rows, so both must exceed the limit.
    if (least > max && line > 1) return max + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(at(last, word.length), max + 1)
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0
}
