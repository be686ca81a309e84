import {
  applyTrailingSlash,
  routeKey,
  splitHref,
  stripIndexHtml,
  type TrailingSlash,
  toHref,
} from '@landing/schema'

/** Where a reader is inside the site. `search` includes `?` and `hash` includes `#`, or both are empty. */
export interface RouterLocation {
  /** Route path, without the base. */
  readonly path: string
  readonly search: string
  readonly hash: string
}

/**
 * A written route (`/docs/x/?q=1#part`, `?q=1`, `#part`) as a location: `index.html` stripped, slash policy
 * applied, what is left out taken from `from` as a browser would.
 */
export function toLocation(
  route: string,
  trailingSlash: TrailingSlash,
  from: RouterLocation,
): RouterLocation {
  const { pathname, search, hash } = splitHref(route)
  return {
    path: pathname ? applyTrailingSlash(stripIndexHtml(pathname), trailingSlash) : from.path,
    search: pathname || search ? search : from.search,
    hash,
  }
}

/** The address of a location: base, path, search string and hash. */
export function locationHref(base: string, location: RouterLocation): string {
  return toHref(base, location.path) + location.search + location.hash
}

/** Do both routes name one page? Slash at the end, `index.html`, search string and hash do not matter. */
export function isSamePage(a: string, b: string): boolean {
  return routeKey(a) === routeKey(b)
}
