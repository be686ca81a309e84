import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isValues, textOf, type Values, valuesOf } from '../site/values'

/** A language besides the default one. */
export interface Locale {
  readonly folder: string
  readonly lang: string
}

/** The languages that have pages, and the folder of the default one. */
export function localesOf(
  options: Values,
  docs: string,
): { defaultLocale: string; locales: Locale[]; rootFolder: string } {
  const all = Object.entries(valuesOf(options.locales))
  const langOf = (key: string, value: unknown) => textOf(valuesOf(value).lang) ?? key
  const [main] = all.filter(([key]) => key === (textOf(options.defaultLocale) ?? 'root'))
  const locales = all
    .filter(([key]) => key !== 'root' && key !== main?.[0] && existsSync(join(docs, key)))
    .map(([key, value]) => ({ folder: key, lang: langOf(key, value) }))
  const rootFolder = main === undefined || main[0] === 'root' ? '' : main[0]
  return {
    defaultLocale:
      main === undefined
        ? 'en'
        : main[0] === 'root'
          ? langOf('en', main[1])
          : langOf(main[0], main[1]),
    locales,
    rootFolder,
  }
}

/** Names, directions and titles of the languages. */
export function localeConfigs(
  all: Values,
  defaultLocale: string,
  locales: readonly Locale[],
  options: Values,
): Record<string, Values> {
  const root = valuesOf(all.root ?? all[defaultLocale])
  const of = (folder: string, lang: string, entry: Values) => ({
    label: textOf(entry.label),
    direction: textOf(entry.dir),
    path: folder === lang || folder === '' ? undefined : folder,
    title: isValues(options.title) ? textOf(options.title[lang]) : undefined,
  })
  return Object.fromEntries([
    [defaultLocale, of('', defaultLocale, root)],
    ...locales.map(({ folder, lang }) => [lang, of(folder, lang, valuesOf(all[folder]))]),
  ])
}
