import { defined, isValues, listOf, textOf, type Values, valuesOf } from '../site/values'
import { brandOf, builtInItems, linkTo, staticPath } from './site-config'
import { plain, routeOf } from './vitepress-sidebars'

/** Navbar, footer and table of contents. */
export function themeOf(theme: Values, title: string, hasLocales: boolean): Values {
  const logo = theme.logo
  const sources = isValues(logo) ? logo : { src: logo }
  const src = staticPath(textOf(sources.src) ?? textOf(sources.light))
  const { outline } = theme
  const levels = isValues(outline) ? outline.level : outline
  const footer = valuesOf(theme.footer)
  const lines = [footer.message, footer.copyright].flatMap((line) => textOf(line) ?? [])
  return defined({
    navbar: defined({
      title: theme.siteTitle === false ? undefined : (textOf(theme.siteTitle) ?? title),
      logo:
        src === undefined
          ? undefined
          : defined({
              src,
              srcDark: staticPath(textOf(sources.dark)),
              alt: textOf(sources.alt) ?? '',
              width: sources.width,
              height: sources.height,
            }),
      items: [
        ...navItems(theme.nav, ''),
        ...builtInItems(hasLocales),
        ...listOf(theme.socialLinks).map(valuesOf).map(socialItem),
      ],
    }),
    footer: lines.length === 0 ? undefined : { copyright: lines.join('<br>') },
    tableOfContents:
      levels === 'deep'
        ? { maxHeadingLevel: 6 }
        : Array.isArray(levels)
          ? { minHeadingLevel: levels[0], maxHeadingLevel: levels[1] }
          : undefined,
  })
}

function socialItem({ icon, link, ariaLabel }: Values): Values {
  const name = textOf(ariaLabel) ?? brandOf(icon)
  const href = textOf(link) ?? ''
  const isGitHub = icon === 'github'
  return {
    href,
    position: 'right',
    ...(isGitHub ? { icon: 'github', iconOnly: true, label: 'GitHub' } : { label: name }),
  }
}

/**
 * Items of the navbar; those of a language have their addresses without its folder. Menus in menus
 * become one.
 */
export function navItems(nav: unknown, locale: string, isNested = false): Values[] {
  return listOf(nav).flatMap((entry): Values[] => {
    const item = valuesOf(entry)
    const label = plain(textOf(item.text) ?? '')
    if (item.items !== undefined) {
      const inner = navItems(item.items, locale, true)
      if (isNested) return inner
      return [{ type: 'dropdown', label: label === '' ? 'More' : label, items: inner }]
    }
    const link = textOf(item.link)
    if (link === undefined) return []
    const route = routeOf(
      locale !== '' && link.startsWith(`/${locale}/`) ? link.slice(locale.length + 1) : link,
    )
    const active = textOf(item.activeMatch)
    return [{ label, ...linkTo(route), ...(active !== undefined && { activeBaseRegex: active }) }]
  })
}
