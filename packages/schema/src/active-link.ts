import { isBelow, isSamePage, routeKey } from './route-path'

/** Rules for when a navigation link is active. The first one that is set decides. */
export interface ActiveRules {
  /** Case-insensitive regular expression that the path, without the base, must match. */
  readonly activeBaseRegex?: string | undefined
  /** Path of a page; the link is active on it and on the pages below it. */
  readonly activeBasePath?: string | undefined
  /** Only match the link's own page, not the pages below it; default false. The home page `/` is always exact. */
  readonly exact?: boolean | undefined
}

/** True if a navigation link to `to` is active while `path` is shown. Both are route paths; an address elsewhere is `undefined`. */
export function isActiveLink(
  path: string,
  to: string | undefined,
  { activeBaseRegex, activeBasePath, exact }: ActiveRules = {},
): boolean {
  if (activeBaseRegex) return new RegExp(activeBaseRegex, 'i').test(path)
  if (activeBasePath) return isBelow(path, `/${activeBasePath.replace(/^\//, '')}`)
  if (to === undefined) return false
  return exact || routeKey(to) === '/' ? isSamePage(path, to) : isBelow(path, to)
}
