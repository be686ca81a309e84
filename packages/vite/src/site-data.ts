import {
  normalizeBase,
  type SiteConfig,
  type SiteData,
  type SiteModel,
  toHref,
} from '@landing/schema'

/** What the browser needs to know of the site, the same for every page. */
export function toSiteData(config: SiteConfig, model: SiteModel): SiteData {
  const base = normalizeBase(config.baseUrl ?? '/')
  const locale = model.locales[0]
  if (locale === undefined) throw new Error('The site model has no locale.')
  return {
    title: config.title,
    tagline: config.tagline ?? '',
    url: config.url.replace(/\/+$/, ''),
    base,
    trailingSlash: config.trailingSlash ?? true,
    ...(config.favicon === undefined ? {} : { favicon: toHref(base, config.favicon) }),
    ...(config.socialImage === undefined
      ? {}
      : { socialImage: new URL(toHref(base, config.socialImage), config.url).href }),
    keywords: config.keywords ?? [],
    theme: config.theme ?? {},
    docs: model.docsSets,
    locale,
    locales: model.locales,
    searchContexts: config.search?.contexts ?? [],
    highlightOnTargetPage: config.search?.highlightOnTargetPage ?? true,
  }
}
