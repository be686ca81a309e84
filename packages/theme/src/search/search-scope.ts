import type { PageData, SearchScope, SiteData } from '@landing/schema'

/** Scope of a search from a page: its locale, and its version unless that is the latest. */
export function searchScope(site: SiteData, page: PageData | undefined): SearchScope {
  return { ...localeScope(site), ...(page && versionScope(site, page)) }
}

/** The locale of the current page, where the site has several. */
export function localeScope({ locale, locales }: SiteData): SearchScope {
  return locales.length > 1 ? { locale: locale.code } : {}
}

function versionScope(site: SiteData, page: PageData): SearchScope {
  if (!('docsSet' in page)) return {}
  const set = site.docs.find((candidate) => candidate.id === page.docsSet)
  const version = set?.versions.find((candidate) => candidate.name === page.version)
  return version && !version.isLast ? { version: version.name } : {}
}
