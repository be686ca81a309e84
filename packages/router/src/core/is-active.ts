import { isBelow, isSamePage, routeKey } from '@landing/schema'

/** Rules for when a navigation link is active. The first one that is set decides. */
export interface ActiveRules {
  /** Case-insensitive regular expression that the path, without the base, must match. */
  readonly activeBaseRegex?: string | undefined
  /** Path of a page; the link is active on it and on the pages below it. */
  readonly activeBasePath?: string | undefined
  /** Only match the link's own page, not the pages below it; default false. The home page is always exact. */
  readonly exact?: boolean | undefined
}

/**
 * Returns the `aria-current` value of a link to `to` while `path` is shown: `page` for the page itself, `true` for
 * another page that makes the link active. Both are route paths.
 */
export function activeState(
  path: string,
  to: string,
  { activeBaseRegex, activeBasePath, exact }: ActiveRules = {},
): 'page' | 'true' | undefined {
  const isPage = isSamePage(path, to)
  const isActive = activeBaseRegex
    ? new RegExp(activeBaseRegex, 'i').test(path)
    : activeBasePath
      ? isBelow(path, activeBasePath)
      : isPage || (!exact && routeKey(to) !== '/' && isBelow(path, to))
  return isActive ? (isPage ? 'page' : 'true') : undefined
}
