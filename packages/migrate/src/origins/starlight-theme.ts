import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lastSegment } from '../site/paths'
import { textOf, type Values, valuesOf } from '../site/values'
import { brandOf, builtInItems } from './site-config'

/** The title in a language. */
export function titleOf(title: unknown, locale: string): string {
  if (typeof title === 'string') return title
  const titles = valuesOf(title)
  return textOf(titles[locale]) ?? textOf(Object.values(titles)[0]) ?? 'Documentation'
}

/** The logo, which becomes a static file. */
export function logoOf(
  logo: Values,
  root: string,
): { config: Values | undefined; copies: [string, string][] } {
  const copies: [string, string][] = []
  const take = (value: unknown) => {
    const path = textOf(value)
    if (path === undefined) return undefined
    const file = join(root, path)
    if (!existsSync(file)) return undefined
    const name = `img/${lastSegment(path)}`
    copies.push([`content/static/${name}`, file])
    return name
  }
  const src = take(logo.src ?? logo.light)
  if (src === undefined) return { config: undefined, copies }
  return { config: { src, srcDark: take(logo.dark), alt: textOf(logo.alt) ?? '' }, copies }
}

/** Navbar and table of contents. */
export function themeOf(options: Values, logo: Values | undefined, hasLocales: boolean): Values {
  const social = Array.isArray(options.social)
    ? options.social.map(valuesOf)
    : Object.entries(valuesOf(options.social)).map(
        ([icon, href]): Values => ({ icon, label: brandOf(icon), href }),
      )
  const toc = valuesOf(options.tableOfContents)
  return {
    navbar: {
      title:
        valuesOf(options.logo).replacesTitle === true ? undefined : titleOf(options.title, 'en'),
      logo,
      items: [
        ...builtInItems(hasLocales),
        ...social.map(({ icon, label, href }) => ({
          href,
          label: textOf(label) ?? brandOf(icon),
          position: 'right',
          ...(icon === 'github' && { icon: 'github', iconOnly: true }),
        })),
      ],
    },
    tableOfContents:
      Object.keys(toc).length === 0
        ? undefined
        : {
            minHeadingLevel: Math.max(2, Number(toc.minHeadingLevel ?? 2)),
            maxHeadingLevel: toc.maxHeadingLevel,
          },
  }
}
