import {
  applyTrailingSlash,
  routeKey,
  splitHref,
  stripIndexHtml,
  type TrailingSlash,
  toHref,
} from '@landing/schema'

/** A location inside the site. `search` includes `?` and `hash` includes `#`, or they are empty. */
export interface RouterLocation {
  /** Route path, without the base. */
  readonly path: string
  readonly search: string
  readonly hash: string
}

/**
 * Parses a route (`/docs/x/?q=1#part`, `?q=1`, `#part`): strips `index.html`, applies the trailing slash policy, and
 * takes missing parts from `from` as a browser does.
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

/** Returns the address of a location: base, path, search string and hash. */
export function locationHref(base: string, location: RouterLocation): string {
  return toHref(base, location.path) + location.search + location.hash
}

/**
 * True if both routes name the same page. Trailing slash, `index.html`, search string and hash are ignored. Case is not, unlike in
 * `isSamePage`: the host decides whether it serves one page for both.
 */
export function isSameRoute(a: string, b: string): boolean {
  return routeKey(a) === routeKey(b)
}
