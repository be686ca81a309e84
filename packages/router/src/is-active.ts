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

/** Is a link to `to` active while `path` is shown? Both are route paths. */
export function isActive(path: string, to: string, rules: ActiveRules = {}): boolean {
  const { activeBaseRegex, activeBasePath, exact } = rules
  if (activeBaseRegex) return new RegExp(activeBaseRegex, 'i').test(path)
  const here = comparable(path)
  const target = comparable(activeBasePath || to)
  return (
    here === target ||
    (activeBasePath ? here.startsWith(target) : !exact && here.startsWith(`${target}/`))
  )
}
