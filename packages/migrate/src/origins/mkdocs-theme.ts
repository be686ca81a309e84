import { isFullAddress } from '@landing/schema'
import { defined, filled, listOf, textOf, type Values, valuesOf } from '../site/values'
import { lastSegment } from '../site/words'
import { takeImage } from './files'
import type { MkDocsConfig } from './mkdocs-config'
import { brandOf, builtInItems, sideLink } from './site-config'

/** Theme of the new site, and the images it takes along. */
export interface MkDocsTheme {
  readonly theme: Values
  readonly favicon: string | undefined
  readonly copies: readonly [string, string][]
}

/** Navbar, footer and colors of Material for MkDocs. */
export function themeOf(
  config: MkDocsConfig,
  docs: string,
  title: string,
  hasLocales: boolean,
): MkDocsTheme {
  const { theme, repo_url: repository, repo_name: name, extra, copyright } = config.values
  const options = valuesOf(theme)
  const copies: [string, string][] = []
  const take = (key: 'logo' | 'favicon'): string | undefined => {
    const path = textOf(options[key])
    if (path === undefined || isFullAddress(path)) return path
    const image = takeImage(path, docs, copies)
    if (image === undefined) {
      config.note(
        ['theme', key],
        `The file "${path}" of \`theme.${key}\` does not exist.`,
        'Put it into `content/static`, and name it in `landing.config.ts`.',
      )
    }
    return image
  }
  const logo = take('logo')
  const favicon = take('favicon')
  const address = textOf(repository)
  const host = address?.includes('github.com') ? 'github' : 'repository'
  const social = listOf(valuesOf(extra).social)
    .map(valuesOf)
    .flatMap(({ link, icon, name: label }) => {
      const href = textOf(link)
      // `octicons/mark-github-24`, `fontawesome/brands/x-twitter`.
      const brand = brandOf(
        lastSegment(textOf(icon) ?? 'link')
          .replace(/^(?:logo|mark)-/, '')
          .replace(/-.*/, ''),
      )
      if (href === undefined) return []
      const target = isFullAddress(href) ? { href } : { to: `/${href.replace(/^\//, '')}` }
      return [{ label: textOf(label) ?? brand, ...target }]
    })
  const footer = defined({
    links: filled(social),
    copyright: textOf(copyright)?.trim(),
  })
  return {
    favicon,
    copies,
    theme: {
      colorMode: colorModeOf(options.palette),
      navbar: {
        title,
        logo: logo === undefined ? undefined : { src: logo, alt: '' },
        items: [
          ...builtInItems(hasLocales),
          ...(address === undefined
            ? []
            : [sideLink(address, host, host === 'github' ? undefined : name)]),
        ],
      },
      footer: filled(footer),
    },
  }
}

/** A palette without a toggle fixes the mode. */
function colorModeOf(palette: unknown): Values | undefined {
  const schemes = [palette].flat().map(valuesOf)
  const [first] = schemes
  if (first?.scheme === undefined || schemes.length > 1) return undefined
  const defaultMode = first.scheme === 'slate' ? 'dark' : 'light'
  return { defaultMode, disableSwitch: true, respectPrefersColorScheme: false }
}
