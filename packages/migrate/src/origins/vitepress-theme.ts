import type { ModuleReader } from '../config/read-module'
import { defined, filled, isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { plain } from '../site/words'
import { builtInItems, linkTo, sideLink, staticPath } from './site-config'
import { routeOf } from './vitepress-sidebars'

/** What the menu of languages shows. */
export interface VitePressLanguages {
  readonly hasLocales: boolean
  /** Links to languages that are on other sites. */
  readonly otherSites: readonly Values[]
  /** Name of the main language. */
  readonly label: string | undefined
}

/** Navbar, footer and table of contents. */
export function themeOf(theme: Values, title: string, languages: VitePressLanguages): Values {
  const logo = theme.logo
  const sources = isValues(logo) ? logo : { src: logo }
  const src = staticPath(textOf(sources.src) ?? textOf(sources.light))
  const { outline } = theme
  const levels = isValues(outline) ? outline.level : outline
  return {
    navbar: {
      title: theme.siteTitle === false ? undefined : (textOf(theme.siteTitle) ?? title),
      logo:
        src === undefined
          ? undefined
          : {
              src,
              srcDark: staticPath(textOf(sources.dark)),
              alt: textOf(sources.alt) ?? '',
              width: sources.width,
              height: sources.height,
            },
      items: navbarItems(theme, '', languages),
    },
    footer: footerOf(theme),
    tableOfContents:
      levels === 'deep'
        ? { maxHeadingLevel: 6 }
        : Array.isArray(levels)
          ? { minHeadingLevel: levels[0], maxHeadingLevel: levels[1] }
          : undefined,
  }
}

const navbarItems = (theme: Values, locale: string, languages: VitePressLanguages): Values[] => [
  ...navItems(theme.nav, locale),
  ...builtInItems(languages.hasLocales, languages.otherSites, languages.label),
  ...listOf(theme.socialLinks)
    .map(valuesOf)
    .map(({ icon, link, ariaLabel }) => sideLink(textOf(link) ?? '', icon, ariaLabel)),
]

function footerOf(theme: Values): Values | undefined {
  const { message, copyright } = valuesOf(theme.footer)
  const lines = [message, copyright].flatMap((line) => textOf(line) ?? [])
  return lines.length === 0 ? undefined : { copyright: lines.join('<br>') }
}

/** What a language says otherwise; the rest of the theme is that of all. */
export function localeTheme(
  all: Values,
  ofLocale: Values,
  locale: string,
  languages: VitePressLanguages,
): Values | undefined {
  const theme = { ...all, ...ofLocale }
  const isOwn = ofLocale.nav !== undefined || ofLocale.socialLinks !== undefined
  return filled(
    defined({
      navbar: isOwn ? { items: navbarItems(theme, locale, languages) } : undefined,
      footer: ofLocale.footer === undefined ? undefined : footerOf(theme),
    }),
  )
}

/** `colorMode` for `appearance`. */
export function colorModeOf(appearance: unknown): Values | undefined {
  const isFixed = appearance === false || /^force-/.test(textOf(appearance) ?? '')
  const mode =
    appearance === false ? 'light' : /dark$/.test(textOf(appearance) ?? '') ? 'dark' : undefined
  return mode === undefined && !isFixed
    ? undefined
    : {
        defaultMode: mode,
        disableSwitch: isFixed ? true : undefined,
        respectPrefersColorScheme: mode === undefined ? undefined : false,
      }
}

/** Reports items of the navbar whose text can only be known by running the configuration. */
export function noteUnnamedItems(nav: unknown, reader: ModuleReader, isNested = false): void {
  for (const entry of listOf(nav)) {
    const item = valuesOf(entry)
    if (item.items === undefined && item.link === undefined) continue
    // Menus in menus are shown without their names.
    const isShown = item.items === undefined || !isNested
    if (isShown && textOf(item.text) === undefined) {
      const label = textOf(item.link) ?? 'More'
      const what = `The text of an item of the navbar can only be known by running the configuration; it is "${label}" now.`
      reader.note(item, 'text', what, 'Write it into `theme.navbar.items`.')
    }
    noteUnnamedItems(item.items, reader, true)
  }
}

/**
 * Items of the navbar; those of a language have their addresses without its folder. Menus in menus
 * become one.
 */
function navItems(nav: unknown, locale: string, isNested = false): Values[] {
  return listOf(nav).flatMap((entry): Values[] => {
    const item = valuesOf(entry)
    const label = plain(textOf(item.text) ?? textOf(item.link) ?? 'More')
    if (item.items !== undefined) {
      const inner = navItems(item.items, locale, true)
      if (isNested) return inner
      return [{ type: 'dropdown', label, items: inner }]
    }
    const link = textOf(item.link)
    if (link === undefined) return []
    const route = routeOf(
      locale !== '' && link.startsWith(`/${locale}/`) ? link.slice(locale.length + 1) : link,
    )
    const active = textOf(item.activeMatch)
    // VitePress itself has no page there: a static file, or another application.
    const isApart = item.target !== undefined && link.startsWith('/')
    const address = isApart ? { href: link } : linkTo(route)
    return [{ label, ...address, ...(active !== undefined && { activeBaseRegex: active }) }]
  })
}
