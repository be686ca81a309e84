/**
 * The candidate that a name was probably meant to be: alike but for case, `-` and `_`, or a few letters away.
 * `undefined` when none is close enough.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(name)
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = editDistance(wanted, fold(candidate), least)
    if (distance < least) {
      best = candidate
      least = distance
    }
  }
  return best
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '')
}

/**
 * Insertions, deletions, substitutions and swaps of neighbours from `a` to `b`; anything from `limit` up is
 * `limit`, so that ten thousand candidates cost little.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + differs,
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      }
      current.push(cost)
    }
    // Two rows, because a swap reaches over one.
    if (Math.min(...current, ...last) >= limit) return limit
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
