import {
  type DocsVersion,
  homePath,
  isFullAddress,
  type Locale,
  type PageData,
  type PageLink,
  routeKey,
  type SiteData,
  toHref,
} from '@landing/schema'

/** Normalizes the spellings of a page's address. */
export function pageKey(path: string): string {
  return routeKey(path).toLowerCase()
}

/** Address of a static file: a path below the static folder gets the base, an address stays. */
export function fileHref(site: SiteData, file: string): string {
  return isFullAddress(file) || file.startsWith(site.base)
    ? file
    : toHref(site.base, `/${file.replace(/^\//, '')}`)
}

/**
 * Href of a page in a locale: of its counterpart, or else of the locale's home page. A page that names no locales has the
 * same path below the base of each.
 */
export function localeHref(site: SiteData, locale: Locale, page: PageData): string {
  if (page.kind === 'not-found') return locale.base
  if (page.locales === undefined) return toHref(locale.base, page.path)
  const counterpart = page.locales.find(({ code }) => code === locale.code)
  return counterpart === undefined ? locale.base : toHref(site.base, counterpart.path)
}

/** Route path of the search page. */
export function searchPath(site: SiteData): string {
  return `${homePath(site)}${site.trailingSlash ? 'search/' : 'search'}`
}

/** Route path of the home page, without a redirect in between. */
export function homeOf(site: SiteData): string {
  return site.home ?? homePath(site)
}

/** The language of a page without a translation: the site's default. `undefined` for a translated page. */
export function untranslatedFrom(
  page: PageData,
  { locale, locales }: SiteData,
): Locale | undefined {
  const isForeign = page.locales?.some(({ code, fallback }) => fallback && code === locale.code)
  return isForeign ? locales[0] : undefined
}

/** The `lang` of a text: that of its locale; `undefined` for one in the language of the page. */
export function langOf(
  site: Pick<SiteData, 'locales'> | undefined,
  locale: string | undefined,
): string | undefined {
  return locale && site?.locales.find(({ code }) => code === locale)?.htmlLang
}

/** True if the site enables the `/` shortcut. */
export function hasSlash({ theme }: Pick<SiteData, 'theme'>): boolean {
  const items = theme.navbar?.items ?? []
  return !items.some((item) => item.type === 'search' && item.slashShortcut === false)
}

/** Where the sidebars of some versions begin. A document that is the first of two sidebars is listed once. */
export function firstPages(versions: readonly DocsVersion[]): PageLink[] {
  const links = versions.flatMap(({ sidebars }) =>
    Object.values(sidebars).flatMap(({ link }) => link ?? []),
  )
  return [...new Map(links.map((link) => [link.path, link])).values()]
}
