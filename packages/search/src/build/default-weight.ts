/** Pages that repeat what others say, by a segment of their path, with the factor of their score. */
const REPEATING: readonly (readonly [segment: RegExp, weight: number])[] = [
  [/^(?:changelog|release-notes|.*upgrade-guide)$/i, 0.8],
  // In references of infrastructure: a resource comes before what only reads or lists it.
  [/^list-resources$/, 0.6],
  [/^(?:d|data-sources)$/, 0.9],
]

/** The weight of a page that says none itself: what only repeats other pages comes behind them. */
export function defaultWeight(path: string): number {
  const segments = path.split('/')
  const found = REPEATING.find(([pattern]) => segments.some((segment) => pattern.test(segment)))
  return found?.[1] ?? 1
}
