import { homePath, type SearchContext, type SiteData } from '@landing/schema'

/** The context that a route path lies in. Paths of contexts are the same in every locale, below its home page. */
export function contextOf(
  contexts: readonly SearchContext[],
  site: SiteData,
  path: string,
): SearchContext | undefined {
  const root = homePath(site)
  const local = path.startsWith(root) ? `/${path.slice(root.length)}` : path
  return contexts.find(({ paths }) =>
    paths.some((prefix) => local.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)),
  )
}
