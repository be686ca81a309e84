import type { PageData, SearchScope, SiteData } from '@landing/schema'

/** What a search from a page looks through: the page's own version, unless that is the latest. */
export function searchScope(site: SiteData, page: PageData | undefined): SearchScope {
  if (!page || !('docsSet' in page)) return {}
  const set = site.docs.find((candidate) => candidate.id === page.docsSet)
  const version = set?.versions.find((candidate) => candidate.name === page.version)
  return version && !version.isLast ? { version: version.name } : {}
}
