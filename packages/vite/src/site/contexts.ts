import { type DocsSet, isInContext, type SearchPage, type SiteData } from '@landing/schema'
import type { SiteRoute } from './routes'

/** Facts that decide which indexes a page is in. */
export type Placed = Pick<SearchPage, 'path' | 'version' | 'docsSet' | 'locale'>

/** Readers of a version see the latest version of docs sets without a version of this name. */
export function isSearchedIn(
  page: Placed,
  version: string | undefined,
  docs: readonly DocsSet[],
): boolean {
  if (page.version === undefined || page.version === version) return true
  const versions = docs.find(({ id }) => id === page.docsSet)?.versions ?? []
  if (versions.some(({ name }) => name === version)) return false
  return versions.some(({ name, isLast }) => isLast && name === page.version)
}

/** Sites whose contexts name the versions that have pages in them, unless all have. The versions are the same in each locale. */
export function withContextVersions(
  sites: readonly SiteData[],
  routes: readonly SiteRoute[],
): readonly SiteData[] {
  const [site] = sites
  if (site === undefined) return sites
  const names = [...new Set(site.docs.flatMap(({ versions }) => versions.map(({ name }) => name)))]
  const searchContexts = site.searchContexts.map((context) => {
    if (context.versions !== undefined || names.length < 2) return context
    const pages = routes
      .filter(({ path }) => isInContext(path, context, site))
      .map((route): Placed => (route.kind === 'content' ? route.route : { path: route.path }))
    const versions = names.filter((name) =>
      pages.some((page) => isSearchedIn(page, name, site.docs)),
    )
    return versions.length === names.length ? context : { ...context, versions }
  })
  return sites.map((each) => ({ ...each, searchContexts }))
}
