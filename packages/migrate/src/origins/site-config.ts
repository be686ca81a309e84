import { relative } from 'node:path'
import { isFullAddress } from '@landing/schema'
import { packageOf } from '../config/external'
import { ModuleReader } from '../config/read-module'
import type { SourceSite } from '../site/site'
import { withoutCounterpart } from '../site/site'
import { defined, filled, listOf, textOf, type Values, valuesOf } from '../site/values'
import { trimSlashes, withoutBase, words } from '../site/words'
import { firstFile } from './files'

/** Origin, if it is known, and base path of a site. */
export function splitAddress(
  address: string | undefined,
  base = '/',
): { url: string | undefined; baseUrl: string } {
  const isKnown = address !== undefined && URL.canParse(address)
  const path = trimSlashes(base)
  return {
    url: isKnown ? new URL(address).origin : undefined,
    baseUrl: path === '' ? '/' : `/${path}/`,
  }
}

/** What to report where addresses ended in `.html`: documents are still written to such files. */
export const withoutEndings = [
  'Addresses end in `.html` no more.',
  'Redirect `/page.html` to `/page` on the host, if it does not serve both.',
] as const

/** Path below the static folder, as Landing's configuration has it. */
export const staticPath = (path: string | undefined, baseUrl = '/'): string | undefined =>
  path === undefined || /^https?:/.test(path)
    ? path
    : withoutBase(path, baseUrl).replace(/^\/+/, '')

/** `editUrl` of the folder `content` of the new site, which takes the place of the old one in its repository. */
export const contentAt = (folder: string | undefined): string | undefined =>
  folder === undefined ? undefined : `${folder.replace(/\/+$/, '')}/content`

/** A link of navbar or footer: routes get `to`, addresses `href`. */
export function linkTo(href: string): Values {
  return isFullAddress(href)
    ? { href }
    : { to: `/${href.replace(/^\/+/, '').replace(/\.(?:html|md)(?=$|[?#])/, '')}` }
}

const brands =
  'GitHub GitLab LinkedIn YouTube StackOverflow TikTok BlueSky OpenCollective RSS npm'.split(' ')

/** Name of a site that an icon stands for: `github` → `GitHub`. */
export function brandOf(icon: unknown): string {
  const name = textOf(icon) ?? 'Link'
  const [first = '', ...rest] = name.replaceAll(/\W/g, '')
  return (
    brands.find((brand) => brand.toLowerCase() === name.replaceAll(/\W/g, '').toLowerCase()) ??
    first.toUpperCase() + rest.join('')
  )
}

/**
 * Search and menu of languages, which VitePress and Starlight have in every navbar.
 *
 * @param otherSites links to languages that are on other sites
 * @param label of their menu, if the site itself has one language
 */
export const builtInItems = (
  hasLocales: boolean,
  otherSites: readonly Values[] = [],
  label = 'Languages',
): Values[] => [
  { type: 'search', position: 'right' },
  ...(hasLocales
    ? [
        defined({
          type: 'localeDropdown',
          position: 'right',
          dropdownItemsAfter: filled(otherSites),
        }),
      ]
    : otherSites.length > 0
      ? [{ type: 'dropdown', label, position: 'right', items: otherSites }]
      : []),
]

const icons = 'bluesky discord github linkedin mastodon rss slack stackoverflow x youtube'.split(
  ' ',
)

/** A link of the navbar shows the icon alone of a site such as `github` or `x.com`, if the theme has it. */
export function brandIcon(site: unknown): Values {
  const icon = icons.find((name) => [name, `${name}.com`].includes(String(site).toLowerCase()))
  return icon ? { icon, iconOnly: true } : {}
}

/** A link on the right of the navbar to a site. */
export const sideLink = (href: unknown, site: unknown, label?: unknown): Values => ({
  href,
  label: textOf(label) ?? brandOf(site),
  position: 'right',
  ...brandIcon(site),
})

/** The configuration of a source: the first of these files. Without one, messages name `fallback`. */
export function openConfig(
  root: string,
  names: readonly string[],
  fallback: string,
  runs: boolean,
): { readonly reader: ModuleReader; readonly config: Values } {
  const file = firstFile(root, names)
  const reader = new ModuleReader(root, file === undefined ? fallback : relative(root, file), runs)
  return { reader, config: file === undefined ? {} : valuesOf(reader.readConfig(file)) }
}

/** Reports each key that is not carried over. */
export function reportOthers(value: Values, moved: string, reader: ModuleReader, path = ''): void {
  const names = words(moved)
  for (const key of Object.keys(value)) {
    if (names.has(key)) continue
    reader.note(value, key, `The option \`${path}${key}\` is not carried over.`, withoutCounterpart)
  }
}

/** Plugins for formulas and diagrams, and the packages that they need. */
export function drawingsOf(
  math: boolean,
  mermaid: boolean,
): {
  readonly plugins: readonly string[] | undefined
  readonly packages: SourceSite['packages']
} {
  const plugins = [
    ...(math ? (['@landing/plugin-math'] as const) : []),
    ...(mermaid ? (['@landing/plugin-mermaid'] as const) : []),
  ]
  return { plugins: filled(plugins), packages: mermaid ? [...plugins, 'mermaid'] : plugins }
}

/** True if a configuration uses a plugin for diagrams. */
export const usesMermaid = ({ packages }: ModuleReader): boolean =>
  [...packages].some((name) => name.includes('mermaid'))

/** True if `remark-math` is in a list of plugins. */
export function hasMath(plugins: unknown): boolean {
  return listOf(plugins).some((entry) => {
    const [plugin] = Array.isArray(entry) ? entry : [entry]
    return plugin === 'remark-math' || packageOf(plugin) === 'remark-math'
  })
}

/** Reports languages without translations: they may be on another site, or come from a service. */
export function noteMissingLanguages(
  owner: Values,
  key: string,
  languages: readonly string[],
  reader: ModuleReader,
): void {
  if (languages.length === 0) return
  const names = languages.map((language) => `"${language}"`).join(', ')
  reader.note(
    owner,
    key,
    `No translations of ${names} were found; not carried over.`,
    'Add it to `i18n.locales` when it has some; a language on another site can be a link in the navbar.',
  )
}

/** Locales as Landing's configuration has them. */
export function i18nOf(
  defaultLocale: string,
  others: readonly string[],
  configs: Readonly<Record<string, Values>>,
): Values | undefined {
  if (others.length === 0 && defaultLocale === 'en') return undefined
  return { defaultLocale, locales: [defaultLocale, ...others], localeConfigs: configs }
}

/** A label with its translations; the text alone if there are none. */
export function labelIn(
  defaultLocale: string,
  text: unknown,
  translations: readonly (readonly [locale: string, label: unknown])[],
): unknown {
  const others = translations.filter(([, label]) => typeof label === 'string' && label !== text)
  return typeof text !== 'string' || others.length === 0
    ? text
    : { [defaultLocale]: text, ...Object.fromEntries(others) }
}
