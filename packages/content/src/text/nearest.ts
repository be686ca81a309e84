/**
 * The candidate closest to a word by edit distance, if it is close enough to be what was meant:
 * at most a third of the word's letters differ. Ties go to the earlier candidate.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase()
  let limit = Math.max(1, Math.floor(wanted.length / 3)) + 1
  let found: string | undefined
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), limit)
    if (distance < limit) {
      limit = distance
      found = candidate
    }
    if (limit === 0) break
  }
  return found
}

/** Damerau's distance of two words (a swap of neighbours counts once); `limit` or more is `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    let best = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(older, column - 2) + 1)
      }
      next.push(cost)
      best = Math.min(best, cost)
    }
    if (best >= limit) return limit
    older = last
    last = next
  }
  return Math.min(at(last, b.length), limit)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
