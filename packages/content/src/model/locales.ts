import { joinPath, type Locale, normalizeBase, type SiteConfig } from '@landing/schema'

/** A locale and the first segment of its route paths; empty for the default one. */
export interface LocalePlan extends Locale {
  readonly prefix: string
  /** Folder below `i18n/`; the default locale's files are the content folder's own. */
  readonly folder: string
}

const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|ku-Arab|ks|nqo|pa-Arab|ps|sd|syr|ug|ur|yi)\b/i

/** The locales of a site, default first. Without `i18n` there is one, English. */
export function planLocales(config: SiteConfig): LocalePlan[] {
  const {
    defaultLocale,
    locales,
    localeConfigs = {},
  } = config.i18n ?? {
    defaultLocale: 'en',
    locales: ['en'],
  }
  const base = normalizeBase(config.baseUrl ?? '/')
  const codes = [defaultLocale, ...locales.filter((code) => code !== defaultLocale)]
  return codes.map((code) => {
    const own = localeConfigs[code] ?? {}
    const folder = own.path ?? code
    const prefix = code === defaultLocale ? '' : joinPath(folder)
    return {
      code,
      label: own.label ?? languageName(code),
      htmlLang: own.htmlLang ?? code,
      direction: own.direction ?? (rightToLeft.test(code) ? 'rtl' : 'ltr'),
      base: prefix === '' ? base : normalizeBase(`${base}${prefix.slice(1)}`),
      prefix,
      folder,
    }
  })
}

/** A language's own name, its first letter upper-cased: `de` → `Deutsch`. */
function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
  } catch {
    return code
  }
}
