import {
  directionOf,
  joinPath,
  type Locale,
  languageName,
  normalizeBase,
  type ResolvedConfig,
} from '@landing/schema'

/** A locale and the first segment of its route paths; empty for the default one. */
export interface LocalePlan extends Locale {
  readonly prefix: string
  /** Folder of its files in the content folder, such as `i18n/de/`; empty for the default locale. */
  readonly folder: string
}

/** The locales of a site, default first. Without `i18n` there is one, English. */
export function planLocales(config: ResolvedConfig): LocalePlan[] {
  const { defaultLocale, locales, localeConfigs } = config.i18n
  const codes = [defaultLocale, ...locales.filter((code) => code !== defaultLocale)]
  return codes.map((code) => {
    const localeConfig = localeConfigs[code] ?? {}
    const name = localeConfig.path ?? code
    const prefix = code === defaultLocale ? '' : joinPath(name)
    return {
      code,
      label: localeConfig.label ?? languageName(code),
      htmlLang: localeConfig.htmlLang ?? code,
      direction: localeConfig.direction ?? directionOf(code),
      base: normalizeBase(joinPath(config.baseUrl, prefix)),
      prefix,
      folder: prefix === '' ? '' : `i18n/${name}/`,
    }
  })
}
