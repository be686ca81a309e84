import { joinPath, type TrailingSlash, withoutTrailingSlashes } from '@landing/schema'

/** The route path of segments below the root of a version; of the root itself without any. */
export type PathOf = (...segments: readonly string[]) => string

/** Paths below a root that end as the site wants. */
export function pathsBelow(root: string, trailingSlash: TrailingSlash): PathOf {
  return (...segments) => {
    const path = joinPath(root, ...segments)
    if (trailingSlash === undefined || path === '/') return path
    // Also for `next.config.js.md`, whose document is not a file of that name.
    const bare = withoutTrailingSlashes(path)
    return trailingSlash ? `${bare}/` : bare
  }
}
