import { type SearchContext, type SiteData, toPath } from '@landing/schema'
import { localeScope } from './search-scope'

/** The context that a route path lies in. Paths of contexts are the same in every locale. */
export function contextOf(
  contexts: readonly SearchContext[],
  site: SiteData,
  path: string,
): SearchContext | undefined {
  const { locale } = localeScope(site, path)
  const own = site.locales.find(({ code }) => code === locale)?.base ?? site.base
  const root = toPath(site.base, own) ?? '/'
  const local = path.startsWith(root) ? `/${path.slice(root.length)}` : path
  return contexts.find(({ paths }) =>
    paths.some((prefix) => local.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)),
  )
}
