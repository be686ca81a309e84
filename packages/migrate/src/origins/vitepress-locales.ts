import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFullAddress } from '@landing/schema'
import { textOf, type Values, valuesOf } from '../site/values'
import { localeTheme, type VitePressLanguages } from './vitepress-theme'

/** A language besides the one at the root. */
export interface Locale {
  readonly folder: string
  readonly lang: string
  readonly config: Values
}

const shortLang = (lang: unknown, fallback: string): string =>
  (textOf(lang) ?? fallback).replace(/-US$/, '')

/** The languages that have pages. */
export function localesOf(
  main: Values,
  folder: string,
): { defaultLocale: string; locales: Locale[] } {
  const { root, ...others } = valuesOf(main.locales)
  const locales = Object.entries(others)
    .filter(([key]) => existsSync(join(folder, key)))
    .map(([key, config]) => ({
      folder: key,
      lang: shortLang(valuesOf(config).lang, key),
      config: valuesOf(config),
    }))
  return { defaultLocale: shortLang(valuesOf(root).lang ?? main.lang, 'en'), locales }
}

/** The languages of the menu, of which some may be on other sites. */
export function menuOf(main: Values, hasLocales: boolean): VitePressLanguages {
  const { root, ...others } = valuesOf(main.locales)
  const otherSites = Object.entries(others).flatMap(([key, value]): Values[] => {
    const { label, link } = valuesOf(value)
    const href = textOf(link)
    return href !== undefined && isFullAddress(href) ? [{ label: textOf(label) ?? key, href }] : []
  })
  return { hasLocales, otherSites, label: textOf(valuesOf(root).label) }
}

/** Names, directions and navbars of the languages. */
export function localeConfigs(
  main: Values,
  defaultLocale: string,
  locales: readonly Locale[],
  ids: ReadonlyMap<string, string>,
): Record<string, Values> {
  const root: Locale = {
    folder: '',
    lang: defaultLocale,
    config: { dir: main.dir, ...valuesOf(valuesOf(main.locales).root) },
  }
  return Object.fromEntries(
    [root, ...locales].map(({ folder, lang, config }) => {
      return [
        lang,
        {
          label: textOf(config.label),
          direction: textOf(config.dir),
          path: folder === '' || folder === lang ? undefined : folder,
          title: ids.size === 0 ? undefined : textOf(config.title),
          tagline: folder === '' ? undefined : textOf(config.description),
          theme:
            folder === ''
              ? undefined
              : localeTheme(
                  valuesOf(main.themeConfig),
                  valuesOf(config.themeConfig),
                  folder,
                  menuOf(main, true),
                ),
        },
      ]
    }),
  )
}
