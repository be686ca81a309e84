import { decodePath } from '@landing/schema'

/** Pages that repeat other pages: the home page with its examples, news of what they explain, classes and functions; in infrastructure references, those that read or list a resource. */
const REPEATING = {
  '/': 0.5,
  blog: 0.8,
  news: 0.8,
  releases: 0.8,
  '*reference': 0.9,
  changelog: 0.5,
  'release-notes': 0.5,
  '*upgrade-guide': 0.8,
  'data-sources': 0.9,
  d: 0.9,
  'list-resources': 0.6,
}

/**
 * Returns the weight of a page that sets none itself: the last matching path wins.
 *
 * @param weights by path: `/docs/archive` from the root on, `archive` anywhere, `*` for letters
 */
export function pathWeights(weights: Readonly<Record<string, number>> = {}) {
  const patterns = [...Object.entries(REPEATING), ...Object.entries(weights)].map(
    ([path, weight]) => [toPattern(path), weight] as const,
  )
  // Sites write `/docs/über` or `/docs/%C3%BCber`.
  return (path: string) =>
    patterns.findLast(([pattern]) => pattern.test(decodePath(path)))?.[1] ?? 1
}

function toPattern(path: string): RegExp {
  const segments = decodePath(path)
    .replace(/^\/|\/$/g, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const start = path.startsWith('/') ? '^/' : '/'
  return new RegExp(`${start}${segments.replaceAll('*', '[^/]*')}(?:/|$)`, 'i')
}
