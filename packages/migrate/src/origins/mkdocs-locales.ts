import { defined, listOf, textOf, type Values, valuesOf } from '../site/values'

/** The languages of a site. */
export interface Languages {
  readonly defaultLocale: string
  /** The others. */
  readonly locales: readonly string[]
  /** Name and title of each. */
  readonly configs: Readonly<Record<string, Values>>
  /** Labels of the navigation by those of the default language, in each other one. */
  readonly labels: Readonly<Record<string, Values>>
  /** Path in the new site of a file in the docs folder. */
  place(path: string): string
}

/** Languages of the plugin `i18n`, mkdocs-static-i18n: a folder each, or a suffix as in `page.fr.md`. */
export function languagesOf(options: Values, themeLanguage: string): Languages {
  const all = listOf(options.languages)
    .map(valuesOf)
    .filter(
      ({ locale, build }) => typeof locale === 'string' && locale !== 'null' && build !== false,
    )
  const main = all.find((language) => language.default === true) ?? all[0]
  const defaultLocale = textOf(main?.locale) ?? themeLanguage
  const locales = all.flatMap(({ locale }) => (locale === defaultLocale ? [] : String(locale)))
  const pattern =
    options.docs_structure === 'folder' ? /^()([^/]+)\/(.+)$/ : /^(.+)\.([\w-]+)(\.md)$/
  return {
    defaultLocale,
    locales,
    configs: Object.fromEntries(
      all.map(({ locale, name, site_name: title }) => [
        String(locale),
        defined({ label: textOf(name), title: textOf(title) }),
      ]),
    ),
    labels: Object.fromEntries(
      all.map(({ locale, nav_translations: labels }) => [String(locale), valuesOf(labels)]),
    ),
    place: (path) => {
      const [, start = '', locale = '', end = ''] = pattern.exec(path) ?? []
      if (locales.includes(locale)) return `content/i18n/${locale}/docs/${start}${end}`
      return `content/docs/${locale === defaultLocale && all.length > 0 ? start + end : path}`
    },
  }
}
