import { routeKey } from '@landing/schema'

/** When a navigation link counts as active. The first rule that is set decides. */
export interface ActiveRules {
  /** A regular expression, ignoring case, for the path without the base. */
  readonly activeBaseRegex?: string | undefined
  /** What the path starts with. */
  readonly activeBasePath?: string | undefined
  /** Only the link's own page, not the pages below it; default false. The home page is always exact. */
  readonly exact?: boolean | undefined
}

/** The path of a route as it is compared: without case, slash at the end, search string and hash. */
const comparable = (route: string) => routeKey(route).toLowerCase()

/**
 * Is a link to `to` active while `path` is shown? Both are route paths. The answer is the link's `aria-current`:
 * `page` for the page itself, `true` for another page that makes the link active.
 */
export function activeState(
  path: string,
  to: string,
  { activeBaseRegex, activeBasePath, exact }: ActiveRules = {},
): 'page' | 'true' | undefined {
  const here = comparable(path)
  const target = comparable(to)
  const isPage = here === target
  const isActive = activeBaseRegex
    ? new RegExp(activeBaseRegex, 'i').test(path)
    : activeBasePath
      ? here.startsWith(comparable(activeBasePath))
      : isPage || (!exact && here.startsWith(`${target}/`))
  return isActive ? (isPage ? 'page' : 'true') : undefined
}
