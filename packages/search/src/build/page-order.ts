/** Above this share of equal names, a site has several pages per name, such as resource and data source. */
const SHARED_NAMES = 0.25

interface Placed {
  readonly path: string
}

/**
 * Numbers pages: of two pages with one path the last counts. Neighbours share text files, so pages that answer the same query
 * should be neighbours: those of one folder, or those of one name if many folders have pages of the same names.
 */
export function inOrder<Page extends Placed>(pages: readonly Page[]): Page[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const sorted = [...byPath.values()].sort((a, b) => compare(a.path, b.path))
  return sharesNames(sorted)
    ? sorted.sort((a, b) => compare(lastSegment(a.path), lastSegment(b.path)))
    : sorted
}

function sharesNames(pages: readonly Placed[]): boolean {
  const counts = new Map<string, number>()
  for (const { path } of pages) {
    const name = lastSegment(path)
    // Every folder may have one.
    if (name !== 'index') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const sharing = [...counts.values()].filter((count) => count > 1)
  return sharing.reduce((sum, count) => sum + count, 0) >= pages.length * SHARED_NAMES
}

/** The last segment of a path, without slashes. */
function lastSegment(path: string): string {
  return /([^/]*)\/?$/.exec(path)?.[1] ?? ''
}

/** By UTF-16 code units, whatever the locale. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
