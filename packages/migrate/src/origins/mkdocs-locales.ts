import { listOf, textOf, type Values, valuesOf } from '../site/values'

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

/** `pt_BR` → `pt-BR`, a tag as BCP 47 has it. */
const tagOf = (locale: unknown): string => String(locale).replaceAll('_', '-')

/** Languages of the plugin `i18n`, mkdocs-static-i18n: a folder each, or a suffix as in `page.fr.md`. */
export function languagesOf(options: Values, themeLanguage: string): Languages {
  const all = listOf(options.languages)
    .map(valuesOf)
    .filter(
      ({ locale, build }) => typeof locale === 'string' && locale !== 'null' && build !== false,
    )
  const main = all.find((language) => language.default === true) ?? all[0]
  const defaultLocale = tagOf(main?.locale ?? themeLanguage)
  const locales = all.flatMap(({ locale }) =>
    tagOf(locale) === defaultLocale ? [] : tagOf(locale),
  )
  const pattern =
    options.docs_structure === 'folder' ? /^()([^/]+)\/(.+)$/ : /^(.+)\.([\w-]+)(\.md)$/
  return {
    defaultLocale,
    locales,
    configs: Object.fromEntries(
      all.map(({ locale, name, site_name: title }) => [
        tagOf(locale),
        {
          label: textOf(name),
          title: textOf(title),
          path: tagOf(locale) === locale ? undefined : locale,
        },
      ]),
    ),
    labels: Object.fromEntries(
      all.map(({ locale, nav_translations: labels }) => [tagOf(locale), valuesOf(labels)]),
    ),
    place: (path) => {
      const [, start = '', folder = '', end = ''] = pattern.exec(path) ?? []
      const locale = tagOf(folder)
      if (locales.includes(locale)) return `content/i18n/${locale}/docs/${start}${end}`
      return `content/docs/${locale === defaultLocale && all.length > 0 ? start + end : path}`
    },
  }
}
