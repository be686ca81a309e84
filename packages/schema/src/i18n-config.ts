import type { ThemeConfig } from './theme-config'

/** What differs from the usual for one locale. All keys are optional. */
export interface LocaleConfig {
  /** The language's own name, for the menu of languages; default: as `Intl` has it, `Deutsch` for `de`. */
  readonly label?: string
  /** Direction of writing; default `rtl` for languages such as Arabic and Hebrew, else `ltr`. */
  readonly direction?: 'ltr' | 'rtl'
  /** Value of the `lang` attribute; default: the locale. */
  readonly htmlLang?: string
  /** Calendar of dates, as `Intl` names it; read nowhere, as `organizationName` of the site. */
  readonly calendar?: string
  /** Folder below `i18n/` and first segment of the addresses; default: the locale. The default locale has neither. */
  readonly path?: string
  /** Title of the site in this language; default: the site's. */
  readonly title?: string
  /** Tagline of the site in this language; default: the site's. */
  readonly tagline?: string
  /**
   * Parts of the theme's configuration in this language, such as `navbar` or `footer`: each replaces the site's whole. Route
   * paths are written as for the default locale.
   */
  readonly theme?: ThemeConfig
}

/** The languages of a site. Faults in it, such as a locale that is not listed, end in `config/invalid`. */
export interface I18nConfig {
  /**
   * Code of the locale whose pages have no prefix and whose files are the content folder's own.
   * Must be one of `locales`.
   */
  readonly defaultLocale: string
  /** Codes of all locales, the default one too, in the order of the menu after that one: `['en', 'de']`. */
  readonly locales: readonly string[]
  /**
   * Names, directions and paths by code; default: what follows from the code. A code that is not
   * in `locales` is a fault.
   */
  readonly localeConfigs?: Readonly<Record<string, LocaleConfig>>
}
