import { isValues, textOf, type Values, valuesOf } from '../site/values'
import { folderNamed } from './files'

/** A language besides the default one. */
export interface Locale {
  readonly folder: string
  /** Its folder in the source. */
  readonly source: string
  readonly lang: string
}

/** The languages that have pages, and the folder of the default one. */
export function localesOf(
  options: Values,
  docs: string,
): { defaultLocale: string; locales: Locale[]; main: Values; rootFolder: string } {
  const all = Object.entries(valuesOf(options.locales))
  const langOf = (key: string, value: unknown) => textOf(valuesOf(value).lang) ?? key
  const [main] = all.filter(([key]) => key === (textOf(options.defaultLocale) ?? 'root'))
  const locales = all
    .filter(([key]) => key !== 'root' && key !== main?.[0])
    .flatMap(([key, value]) => {
      const source = folderNamed(docs, key)
      return source === undefined ? [] : [{ folder: key, source, lang: langOf(key, value) }]
    })
  const [key = 'root', value] = main ?? []
  const rootFolder = key === 'root' ? '' : (folderNamed(docs, key) ?? key)
  return {
    defaultLocale: langOf(rootFolder || 'en', value),
    locales,
    main: valuesOf(value),
    rootFolder,
  }
}

/** Names, directions and titles of the languages. */
export function localeConfigs(
  main: Values,
  defaultLocale: string,
  locales: readonly Locale[],
  options: Values,
): Record<string, Values> {
  const of = (folder: string, lang: string, entry: Values) => ({
    label: textOf(entry.label),
    direction: textOf(entry.dir),
    path: folder === lang || folder === '' ? undefined : folder,
    title: isValues(options.title) ? textOf(options.title[lang]) : undefined,
  })
  return Object.fromEntries([
    [defaultLocale, of('', defaultLocale, main)],
    ...locales.map(({ folder, lang }) => [
      lang,
      of(folder, lang, valuesOf(valuesOf(options.locales)[folder])),
    ]),
  ])
}
