import { directionOf, type Locale, languageName, type SiteData } from '@landing/schema'

/** Facts of a site; all others have defaults. */
export type SiteOptions = Pick<SiteData, 'title'> &
  Partial<Omit<SiteData, 'locale' | 'locales'>> & {
    /** Language of the site when it has one only; default `en`. */
    readonly lang?: string
    /** The locale of the pages; default: made of `lang`. */
    readonly locale?: Locale
    /** All locales; default: the one. */
    readonly locales?: readonly Locale[]
  }

/**
 * Site data from a few facts, for sites that are not made by `@landing/vite`. Base `/`, English,
 * slashes at the end of paths, no docs sets and nothing to search, unless the options say otherwise.
 */
export function siteData(options: SiteOptions): SiteData {
  const { lang = 'en', base = '/', locale: given, locales, ...rest } = options
  const locale: Locale = given ?? {
    code: lang,
    label: languageName(lang),
    htmlLang: lang,
    direction: directionOf(lang),
    base,
  }
  return {
    tagline: '',
    url: '',
    base,
    trailingSlash: true,
    keywords: [],
    theme: {},
    docs: [],
    searchContexts: [],
    highlightOnTargetPage: true,
    ...rest,
    locale,
    locales: locales ?? [locale],
  }
}
