import { relative } from 'node:path'
import { isFullAddress } from '@landing/schema'
import { packageOf } from '../config/external'
import { ModuleReader } from '../config/read-module'
import type { SourceSite } from '../site/site'
import { defined, filled, listOf, textOf, type Values, valuesOf } from '../site/values'
import { trimSlashes, withoutBase, words } from '../site/words'
import { firstFile } from './files'

/** The address of a site whose configuration names none. */
export const unknownUrl = 'https://example.org'

/** Origin and base path of a site. */
export function splitAddress(
  address: string | undefined,
  base = '/',
): { url: string; baseUrl: string } {
  const isKnown = address !== undefined && URL.canParse(address)
  const path = trimSlashes(base)
  return {
    url: isKnown ? new URL(address).origin : unknownUrl,
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

/** A link on the right of the navbar; one to GitHub shows its icon. */
export const sideLink = (href: unknown, label: string, isGitHub: boolean): Values => ({
  href,
  label,
  position: 'right',
  ...(isGitHub && { icon: 'github', iconOnly: true }),
})

const scripts = 'Add them to `head`, and the hosts they talk to to `security.policy`.'
const builtIn = 'Nothing: it is built in.'
const ofAstro = 'Nothing: it is about how Astro builds and serves a site.'

/** What to do about options that are not carried over. */
const optionAdvice: Readonly<Record<string, string>> = {
  adapter: ofAstro,
  algolia:
    'Nothing, if the built-in search is enough; the manual has a page on other search engines.',
  build: ofAstro,
  components: 'Astro components have no counterpart: see the manual on parts of the theme.',
  compressHTML: ofAstro,
  createRedirects: 'Write the addresses into `redirects`.',
  customFields:
    'Nothing, unless pages or components of yours read them: write values into their code.',
  clientModules: 'Write code for browsers as a client module of a component.',
  experimental: ofAstro,
  fromExtensions: 'Redirect such addresses on the server, if old links still lead to them.',
  gtag: scripts,
  googleAnalytics: scripts,
  matomo: scripts,
  anchor:
    'Headings keep the ids that VitePress makes by default; write `{#id}` behind those with other ones.',
  codeTransformers: 'Name their modules in `markdown.shiki.transformers`.',
  config:
    'Plugins of markdown-it have no counterpart: `markdown.remarkPlugins` takes those of unified.',
  image: ofAstro,
  lineNumbers: 'Write `showLineNumbers` behind the language of the code blocks that need it.',
  markdown:
    'Name their modules in `markdown.remarkPlugins` and `markdown.rehypePlugins`, if pages need them.',
  mermaid: 'Nothing: diagrams have the colors of the theme.',
  expressiveCode:
    'Name grammars in `markdown.shiki.langs`; themes and frames of code have no counterpart.',
  customCss: 'Put styles into `src/styles.css`.',
  themes: 'Nothing for diagrams and search, which are built in; other themes have no counterpart.',
  transformHead: 'Write `head` of the configuration, or of a page.',
  breadcrumbs: 'Hide them in `src/styles.css`, if you do not want them.',
  prefetch: builtIn,
  preprocessor:
    'Apply it to the files of the pages once, or write a plugin for `markdown.remarkPlugins`.',
  parseFrontMatter: 'Write what it adds into the front matter of the pages.',
  server: ofAstro,
  sidebarCollapsed:
    'Write `collapsed: false` into the categories of `sidebars`, or into their `_category_.json`.',
  sidebarCollapsible:
    'Write `collapsible: false` into the categories of `sidebars`, or into their `_category_.json`.',
  sidebarItemsGenerator:
    'Write the items into `sidebars`, or order and name the pages in their front matter.',
  webpack: 'Nothing: Landing is built with Vite, whose options are in `vite.config.ts`.',
  vite: 'Write the options into `vite.config.ts`, if pages of yours need them.',
  zoom: builtIn,
}

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
export function reportOthers(value: Values, known: string, reader: ModuleReader, path = ''): void {
  const names = words(known)
  for (const key of Object.keys(value)) {
    if (names.has(key)) continue
    reader.note(
      value,
      key,
      `The option \`${path}${key}\` is not carried over.`,
      optionAdvice[key] ?? 'See the manual on configuration for a counterpart, if you need one.',
    )
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
    languages.length === 1
      ? `The language ${names} has no translations here and is not carried over.`
      : `The languages ${names} have no translations here and are not carried over.`,
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
