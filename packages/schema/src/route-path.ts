/**
 * The path algebra. Two kinds of address are kept apart:
 *
 * - a *route path* names a page inside the site, without the base: `/docs/exporter/`;
 * - an *href* is what a browser asks for, with the base: `/my-site/docs/exporter/`.
 *
 * Content compiler, router and build all use these functions, so that they agree about slashes.
 */

/** Policy for the trailing slash of route paths; `undefined` keeps paths as written. */
export type TrailingSlash = boolean | undefined

/** Parts of an href. `search` includes `?` and `hash` includes `#`, or both are empty. */
export interface HrefParts {
  /** Everything before `?` and `#`; an origin is still in it. */
  readonly pathname: string
  /** From `?` to before `#`, or empty. */
  readonly search: string
  /** From `#` to the end, or empty. */
  readonly hash: string
}

/** Splits an href at its first `#` and the first `?` before it. */
export function splitHref(href: string): HrefParts {
  const hashAt = href.indexOf('#')
  const beforeHash = hashAt === -1 ? href : href.slice(0, hashAt)
  const searchAt = beforeHash.indexOf('?')
  return {
    pathname: searchAt === -1 ? beforeHash : beforeHash.slice(0, searchAt),
    search: searchAt === -1 ? '' : beforeHash.slice(searchAt),
    hash: hashAt === -1 ? '' : href.slice(hashAt),
  }
}

/** The base in its normal form: it starts and ends with a slash. */
export function normalizeBase(base: string): string {
  const trimmed = withoutLeadingSlashes(withoutTrailingSlashes(base))
  return trimmed === '' ? '/' : `/${trimmed}/`
}

/** A path without the slashes that it begins with. */
export function withoutLeadingSlashes(path: string): string {
  return path.replace(/^\/+/, '')
}

/** A path without the slashes that it ends with; nothing is left of the root. */
export function withoutTrailingSlashes(path: string): string {
  return path.replace(/\/+$/, '')
}

/** Joins path segments with single slashes; the result starts with one. Empty segments are dropped. */
export function joinPath(...segments: readonly string[]): string {
  const last = segments.at(-1) ?? ''
  const parts = segments.flatMap((segment) => segment.split('/')).filter((part) => part !== '')
  if (parts.length === 0) return '/'
  return `/${parts.join('/')}${last.endsWith('/') ? '/' : ''}`
}

/**
 * Strips a trailing `index.html` or `.html`, so that every form under which a static host serves
 * a page leads to one route path.
 */
export function stripIndexHtml(pathname: string): string {
  const stripped = pathname.replace(/\/index\.html$/, '/').replace(/(?<=[^/])\.html$/, '')
  return stripped === '' ? '/' : stripped
}

/** Applies the trailing-slash policy to a pathname. The root and paths of files are left alone. */
export function applyTrailingSlash(pathname: string, trailingSlash: TrailingSlash): string {
  if (trailingSlash === undefined || pathname === '/' || isFilePath(pathname)) return pathname
  const bare = withoutTrailingSlashes(pathname)
  return trailingSlash ? `${bare}/` : bare
}

/** True for a path whose last segment has a file extension: `/img/logo.svg`, but not `/v1.25.0/`. */
export function isFilePath(pathname: string): boolean {
  return /\/[^/]*\.[a-z][a-z0-9]{0,9}$/i.test(pathname)
}

/** True for an address with a scheme or a host, so not one of the site: `https://…`, `mailto:…`, `//host/…`. */
export function isFullAddress(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** True for an address that would run a script where it is opened. */
export function isScriptAddress(href: string): boolean {
  return /^\s*(?:javascript|vbscript|data):/i.test(href)
}

/** A route path to the href a browser asks for. Search string and hash are kept. */
export function toHref(base: string, routePath: string): string {
  const { pathname, search, hash } = splitHref(routePath)
  return `${normalizeBase(base)}${withoutLeadingSlashes(pathname)}${search}${hash}`
}

/**
 * An href's pathname to its route path, or `undefined` when it lies outside the base.
 * The inverse of {@link toHref}: `toPath(base, toHref(base, path)) === path`.
 */
export function toPath(base: string, pathname: string): string | undefined {
  const normalBase = normalizeBase(base)
  if (pathname.startsWith(normalBase)) return `/${pathname.slice(normalBase.length)}`
  return `${pathname}/` === normalBase ? '/' : undefined
}

/**
 * Route path of the home page in the language of a site, below which the pages of the locale lie: `/`, `/ar/`.
 *
 * @param site its base, and the href of its locale's home page
 */
export function homePath(site: {
  readonly base: string
  readonly locale: { readonly base: string }
}): string {
  return toPath(site.base, site.locale.base) ?? '/'
}

/** The key under which two spellings of one route meet: no `index.html`, no trailing slash, decoded. */
export function routeKey(routePath: string): string {
  const stripped = withoutTrailingSlashes(stripIndexHtml(splitHref(routePath).pathname))
  return stripped === '' ? '/' : decodePath(stripped)
}

/** True if two route paths name the same page to a reader: slash, case, `index.html` and hash do not matter. */
export function isSamePage(a: string, b: string): boolean {
  return a === b || routeKey(a).toLowerCase() === routeKey(b).toLowerCase()
}

/** True if a page is the given one or below it. Case does not matter, and only whole segments count. */
export function isBelow(path: string, ancestor: string): boolean {
  const key = routeKey(path).toLowerCase()
  const parent = routeKey(ancestor).toLowerCase()
  return parent === '/' || key === parent || key.startsWith(`${parent}/`)
}

/**
 * The file in which a static host looks for a route: `/docs/x/index.html`. Hosts redirect to a slash where there is a folder, so
 * it is `/docs/x.html` in a site whose addresses end without one. A route that ends in `.html` is its own file: hosts that take the
 * ending away would find neither.
 */
export function documentPath(routePath: string, trailingSlash: boolean): string {
  if (routePath.endsWith('.html')) return routePath
  const bare = withoutTrailingSlashes(routePath)
  return trailingSlash || bare === '' ? `${bare}/index.html` : `${bare}.html`
}

/** The file of a page as Markdown, beside its document: `/docs/x/index.md` or `/docs/x.md`, `/docs/x.html.md` for `/docs/x.html`. */
export function markdownPath(routePath: string, trailingSlash: boolean): string {
  const document = documentPath(routePath, trailingSlash)
  return document === routePath ? `${document}.md` : document.replace(/html$/, 'md')
}

/** `decodeURIComponent` for paths, which leaves a malformed sequence as it is. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
