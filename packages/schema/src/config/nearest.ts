/** More edits than this are not a typo, however long the name. */
const maxEdits = 6

/**
 * Returns the candidate that was probably intended: equal except for case, `-` and `_`, or a few edits away. `undefined` if none
 * is close enough.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(name)
  let best: string | undefined
  let limit = Math.min(maxEdits, Math.max(1, Math.floor(wanted.length / 4))) + 1
  for (const candidate of candidates) {
    const distance = editDistance(wanted, fold(candidate), limit)
    if (distance < limit && isClose(name, candidate)) {
      best = candidate
      limit = distance
    }
  }
  return best
}

/**
 * True if each segment resembles its counterpart, so that short names are not confused: `/docs/q/` is neither `/docs/a/` nor the
 * folder `/docs/`. A slash may be missing or too much.
 */
function isClose(name: string, candidate: string): boolean {
  const [parts, others] = [segments(name), segments(candidate)]
  if (parts.length !== others.length) {
    const [fewer, more] = parts.length < others.length ? [parts, others] : [others, parts]
    return fewer.length === 0 || !fewer.every((part) => more.includes(part))
  }
  return parts.every((part, index) => {
    const other = others[index] ?? ''
    if (part.startsWith(other) || other.startsWith(part)) return true
    const limit = Math.floor(part.length / 3) + 1
    return limit > 1 && editDistance(part, other, limit) < limit
  })
}

const segments = (path: string): readonly string[] =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .map(fold)

function fold(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '')
}

/**
 * Number of insertions, deletions, substitutions and swaps of neighbours from `a` to `b`, at most `limit`: ten thousand candidates
 * cost little, because a common prefix and suffix is skipped, and only cells within the limit are computed.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return bandDistance(a.slice(start, a.length - end), b.slice(start, b.length - end), limit)
}

function bandDistance(a: string, b: string, limit: number): number {
  const at = (row: readonly number[], column: number): number => row[column] ?? limit
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  let previousLeast = 0
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (
      let column = Math.max(1, row - limit + 1);
      column <= Math.min(b.length, row + limit - 1);
      column++
    ) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + differs,
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      }
      current[column] = cost
      least = Math.min(least, cost)
    }
    // Two rows, because a swap reaches over one.
    if (Math.min(least, previousLeast) >= limit) return limit
    previousLeast = least
    beforeLast = last
    last = current
  }
  return Math.min(limit, at(last, b.length))
}
