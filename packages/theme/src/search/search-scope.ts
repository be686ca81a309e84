import { type PageData, type SearchScope, type SiteData, toHref } from '@landing/schema'

/** What a search from a page looks through: the page's own locale, and its version unless that is the latest. */
export function searchScope(site: SiteData, page: PageData | undefined): SearchScope {
  if (!page) return {}
  return { ...localeScope(site, page.path), ...versionScope(site, page) }
}

/** The locale of a route path, where the site has several. */
export function localeScope({ base, locales }: SiteData, path: string): SearchScope {
  if (locales.length < 2) return {}
  const href = toHref(base, path)
  const around = locales.filter((locale) => href.startsWith(locale.base))
  const nearest = around.sort((a, b) => b.base.length - a.base.length)[0]
  return nearest ? { locale: nearest.code } : {}
}

function versionScope(site: SiteData, page: PageData): SearchScope {
  if (!('docsSet' in page)) return {}
  const set = site.docs.find((candidate) => candidate.id === page.docsSet)
  const version = set?.versions.find((candidate) => candidate.name === page.version)
  return version && !version.isLast ? { version: version.name } : {}
}
