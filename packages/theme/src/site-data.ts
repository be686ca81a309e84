import type { Locale, SiteData } from '@landing/schema'

/** Facts of a site; what is left out has a default. */
export type SiteOptions = Pick<SiteData, 'title'> &
  Partial<Omit<SiteData, 'locale' | 'locales'>> & {
    /** Language of the site when it has one only; default `en`. */
    readonly lang?: string
    /** The locale of the pages; default: made of `lang`. */
    readonly locale?: Locale
    /** All locales; default: the one. */
    readonly locales?: readonly Locale[]
  }

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|yi|ps|sd|ug|dv|ku-Arab)\b/i

/** A language's own name, as far as the engine knows it. */
function languageName(lang: string): string {
  return new Intl.DisplayNames([lang], { type: 'language', fallback: 'code' }).of(lang) ?? lang
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
    direction: RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr',
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
