import { textOf, type Values, valuesOf } from '../site/values'
import { takeImage } from './files'
import { builtInItems, sideLink } from './site-config'

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
  const src = takeImage(logo.src ?? logo.light, root, copies)
  if (src === undefined) return { config: undefined, copies }
  const srcDark = takeImage(logo.dark, root, copies)
  return { config: { src, srcDark, alt: textOf(logo.alt) ?? '' }, copies }
}

/** Navbar and table of contents. */
export function themeOf(
  options: Values,
  title: string,
  logo: Values | undefined,
  hasLocales: boolean,
): Values {
  const social = Array.isArray(options.social)
    ? options.social.map(valuesOf)
    : Object.entries(valuesOf(options.social)).map(([icon, href]): Values => ({ icon, href }))
  const toc = valuesOf(options.tableOfContents)
  return {
    navbar: {
      title: valuesOf(options.logo).replacesTitle === true ? undefined : title,
      logo,
      items: [
        ...builtInItems(hasLocales),
        ...social.map(({ icon, label, href }) => sideLink(href, icon, label)),
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
