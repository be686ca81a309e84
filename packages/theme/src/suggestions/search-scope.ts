import {
  homePath,
  isContextOf,
  isInContext,
  type PageData,
  routeKey,
  type SearchContext,
  type SearchScope,
  type SiteData,
} from '@landing/schema'

/** Where a search is made from. */
interface SearchedFrom {
  readonly path: string
  readonly page: PageData | undefined
  /** Contexts a reader may choose. */
  readonly contexts: readonly SearchContext[]
}

/** Scope of a search from a page: its context and locale, and its version unless that is the latest. */
export function searchScope(site: SiteData, { path, page, contexts }: SearchedFrom): SearchScope {
  const version = page && oldVersion(site, page)
  const context = contexts.find(
    (each) => isInContext(path, each, site) && isContextOf(each, version, site.docs),
  )
  return {
    ...(context && { context: context.id }),
    ...(version !== undefined && { version }),
    ...localeScope(site),
  }
}

/** The locale of the current page, where the site has several. */
export function localeScope({ locale, locales }: SiteData): SearchScope {
  return locales.length > 1 ? { locale: locale.code } : {}
}

/** The version in the address of a search page: its path below the home page, absent for the latest one. */
export function versionParam(site: SiteData, name: string | undefined): string | undefined {
  const version = versionsOf(site).find((each) => each.name === name && !each.isLast)
  return version && localPath(site, version.path)
}

/** Name of the version that an address means; absent for none, and for one that does not exist. */
export function versionOfParam(site: SiteData, param: string | null): string | undefined {
  const key = routeKey(`/${param ?? ''}`)
  return versionsOf(site).find(
    (each) => routeKey(`/${localPath(site, each.path)}`) === key && !each.isLast,
  )?.name
}

const versionsOf = ({ docs }: SiteData) => docs.flatMap(({ versions }) => versions)

const localPath = (site: SiteData, path: string) => path.slice(homePath(site).length)

/** Name of the version of a page, unless it is the latest. */
function oldVersion({ docs }: SiteData, page: PageData): string | undefined {
  if (!('docsSet' in page)) return undefined
  const set = docs.find(({ id }) => id === page.docsSet)
  return set?.versions.find(({ name, isLast }) => name === page.version && !isLast)?.name
}
