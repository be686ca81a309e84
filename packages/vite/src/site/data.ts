import {
  applyTrailingSlash,
  homePath,
  type Locale,
  type ResolvedConfig,
  type SiteData,
  type SiteModel,
  type ThemeConfig,
  toHref,
} from '@landing/schema'

/** What the browser needs to know of the site, the same for every page of a locale; the default one first. */
export function toSites(config: ResolvedConfig, model: SiteModel): SiteData[] {
  return model.locales.map((locale) => toSiteData(config, model, locale))
}

/** Sites with their roots, so that the first whose root a path lies below is the one in its language. */
export function sitesByRoot(
  sites: readonly SiteData[],
): { readonly root: string; readonly site: SiteData }[] {
  return sites
    .map((site) => ({ root: homePath(site), site }))
    .sort((a, b) => b.root.length - a.root.length)
}

function toSiteData(config: ResolvedConfig, model: SiteModel, locale: Locale): SiteData {
  const { baseUrl: base, trailingSlash } = config
  const localeConfig = config.i18n.localeConfigs[locale.code] ?? {}
  return {
    title: localeConfig.title ?? config.title,
    tagline: localeConfig.tagline ?? config.tagline,
    url: config.url,
    base,
    trailingSlash,
    ...(config.favicon === undefined ? {} : { favicon: toHref(base, config.favicon) }),
    ...(config.socialImage === undefined
      ? {}
      : { socialImage: new URL(toHref(base, config.socialImage), config.url).href }),
    keywords: config.keywords,
    theme: themeOf(
      { ...config.theme, ...localeConfig.theme },
      homePath({ base, locale }),
      trailingSlash,
    ),
    docs: model.docsSets[locale.code] ?? [],
    locale,
    locales: model.locales,
    searchContexts: config.search.contexts,
    ...(config.search.separateContexts ? { separateContexts: true } : {}),
    highlightOnTargetPage: config.search.highlightOnTargetPage,
  }
}

/** Route paths of navbar and footer are written for the default locale: each other one has its own pages. */
function themeOf(theme: ThemeConfig, root: string, trailingSlash: boolean): ThemeConfig {
  if (root === '/') return theme
  const inLocale = (path: string) =>
    path.startsWith('/') ? applyTrailingSlash(`${root}${path.slice(1)}`, trailingSlash) : path
  return {
    ...theme,
    ...(theme.navbar && { navbar: withPaths(theme.navbar, inLocale) }),
    ...(theme.footer && { footer: withPaths(theme.footer, inLocale) }),
  }
}

/** Keys of the theme's configuration that hold route paths. */
const pathKeys: ReadonlySet<string> = new Set(['to', 'activeBasePath'])

function withPaths<T>(value: T, change: (path: string) => string): T {
  if (Array.isArray(value)) return value.map((item) => withPaths(item, change)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) =>
    typeof item === 'string' && pathKeys.has(key)
      ? [key, change(item)]
      : [key, withPaths(item, change)],
  )
  return Object.fromEntries(entries) as T
}

/** A route path as a full address. */
export function fullAddress(site: Pick<SiteData, 'url' | 'base'>, path: string): string {
  return new URL(toHref(site.base, path), site.url).href
}
