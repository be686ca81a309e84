/** A prefix must start the names of at least this many pages, and of this share of all pages. */
const FEWEST = 5
const LEAST_SHARE = 0.1

const IDENTIFIER = /\b([a-z][a-z0-9]*)_[a-z0-9_]+\b/

/** Returns the first parts that many identifiers in titles share: names of products. */
export function identifierPrefixes(titles: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const title of titles) {
    const prefix = IDENTIFIER.exec(title)?.[1]
    if (prefix !== undefined) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  }
  const least = Math.max(FEWEST, titles.length * LEAST_SHARE)
  return [...counts].flatMap(([prefix, count]) => (count >= least ? [prefix] : [])).sort()
}
