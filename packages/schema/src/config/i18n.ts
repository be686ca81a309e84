import * as v from 'valibot'
import { list, options, record, reportDuplicates, segments, text, textThat } from './options'
import { localeTheme } from './theme'

const localeOptions = options({
  /** The language's own name, for the menu of languages; default: as `Intl` has it, `Deutsch` for `de`. */
  label: text,
  /** Direction of writing; default `rtl` for languages such as Arabic and Hebrew, else `ltr`. */
  direction: v.optional(v.picklist(['ltr', 'rtl'])),
  /** Value of the `lang` attribute; default: the locale. */
  htmlLang: text,
  /** Calendar of dates, as `Intl` names it; not used, as `organizationName` of the site. */
  calendar: text,
  /** First segment of the addresses; default: the locale. The default locale has neither. */
  path: v.optional(segments),
  /** Title of the site in this language; default: the site's. */
  title: text,
  /** Tagline of the site in this language; default: the site's. */
  tagline: text,
  /**
   * Parts of the theme's configuration in this language, such as `navbar` or `footer`: each replaces
   * that of the site. Route paths are written as for the default locale.
   */
  theme: v.optional(localeTheme),
})

/** Settings of one locale. All keys are optional. */
export interface LocaleConfig extends v.InferInput<typeof localeOptions> {}

/** `LocaleConfig` with the defaults of its theme. */
export interface ResolvedLocaleConfig extends v.InferOutput<typeof localeOptions> {}

function localeOf(configs: unknown, code: unknown): { readonly htmlLang?: unknown } {
  return Object(Object(configs)[String(code)])
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

const localeConfig: v.GenericSchema<LocaleConfig, ResolvedLocaleConfig> = localeOptions

const i18nOptions = options(
  {
    /**
     * Code of the locale whose pages have no prefix and whose files are the content folder's own.
     * Must be one of `locales`.
     */
    defaultLocale: v.string(),
    /** Codes of all locales, the default one too, in the order of the menu after that one: `['en', 'de']`. */
    locales: list(textThat((code) => /^\w[\w-]*$/.test(code), 'a code such as "en" or "pt-BR"')),
    /**
     * Names, directions and paths by code; default: what follows from the code. A code that is not
     * in `locales` is refused.
     */
    localeConfigs: v.optional(record(localeConfig), {}),
  },
  ({ defaultLocale, locales, localeConfigs }, report) => {
    if (!Array.isArray(locales)) return
    if (locales.length === 0) return report('expected at least one locale', 'locales')
    reportDuplicates(locales, 'locales', report, 'the locale')
    for (const code of locales) {
      const tag = localeOf(localeConfigs, code).htmlLang ?? code
      if (typeof tag === 'string' && /^\w[\w-]*$/.test(code) && !isLanguageTag(tag)) {
        report(
          `"${tag}" is not a language tag; set "htmlLang" in "localeConfigs.${code}"`,
          'locales',
        )
      }
    }
    const localeList = locales.map((code) => `"${code}"`).join(', ')
    if (typeof defaultLocale === 'string' && !locales.includes(defaultLocale)) {
      report(`unknown locale "${defaultLocale}"; configured: ${localeList}`, 'defaultLocale')
    }
    for (const code of Object.keys(localeConfigs ?? {})) {
      if (!locales.includes(code)) {
        report(`unknown locale "${code}"; configured: ${localeList}`, 'localeConfigs')
      }
    }
  },
)

/** The languages of a site. Mistakes in it, such as an unlisted locale, end with `config/invalid`. */
export interface I18nConfig extends v.InferInput<typeof i18nOptions> {}

/** `I18nConfig` with its defaults. */
export interface ResolvedI18n extends v.InferOutput<typeof i18nOptions> {}

export const i18nConfig: v.GenericSchema<I18nConfig, ResolvedI18n> = i18nOptions
