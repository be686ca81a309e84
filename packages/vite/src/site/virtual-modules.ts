import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientModule, Content, SearchHook } from '@landing/content'
import type { SiteData } from '@landing/schema'
import { type Language, languageOf, languages } from '@landing/theme/messages/languages'
import { sitesByRoot } from './data'
import { type ComponentFileRef, findThemeModule, type PageFileRef } from './project-files'
import { searchHook } from './search-hook'
import { installedUi5, ui5Module, ui5PartsModule } from './ui5-modules'

/** Query of the module that a parser has made of a page. */
export const pageModuleQuery = '?landing-page-module'

/** What the virtual modules are made of. */
export interface VirtualSources {
  readonly root: string
  readonly contentDir: string
  /** The site in its default locale. */
  readonly site: SiteData
  /** One for each locale, the default one first. */
  readonly sites: readonly SiteData[]
  readonly pages: readonly PageFileRef[]
  readonly components: readonly ComponentFileRef[]
  readonly content: Pick<Content, 'codeSources' | 'plugins'>
}

/** What the router and the behaviours of every page need to know. */
export interface ClientSettings {
  readonly base: string
  readonly trailingSlash: boolean
  readonly highlightOnTargetPage: boolean
}

/** The modules that join a site to the framework's entries; their types are in `virtual.d.ts`. */
const modules: Readonly<Record<string, (sources: VirtualSources) => string>> = {
  'virtual:landing/site': ({ sites }) => siteModule(sites),
  'virtual:landing/settings': ({ site, content }) => {
    const { base, trailingSlash, highlightOnTargetPage } = site
    const settings: ClientSettings = { base, trailingSlash, highlightOnTargetPage }
    return [
      `export const settings = ${JSON.stringify(settings)}`,
      `export const isHostedSearch = ${searchHook(content.plugins) !== undefined}`,
      `export const modulesStart = ${JSON.stringify(modulesStart(content))}`,
    ].join('\n')
  },
  'virtual:landing/hosted-search': ({ content }) => hostedSearchModule(searchHook(content.plugins)),
  'virtual:landing/plugins': ({ content }) => {
    const entries = clientModules(content).map(
      ({ module, options, when = 'load', inDev = true }) =>
        `{ ...${JSON.stringify({ when, inDev, options })}, load: () => import(${specifier(moduleFile(module))}) }`,
    )
    return `export const clientModules = [${entries}]`
  },
  'virtual:landing/pages': ({ pages }) =>
    `export const pages = ${importsOf(pages.map(({ key, file }) => [key, file]))}`,
  'virtual:landing/components': ({ components }) =>
    `export const markdownComponents = ${importsOf(components.map(({ name, file }) => [name, file]))}`,
  'virtual:landing/page-modules': ({ contentDir, content }) => {
    const files = content
      .codeSources()
      .map((source) => [source, join(contentDir, source) + pageModuleQuery] as const)
    return `const pages = ${importsOf(files)}\nexport const loadPageModule = (source) => pages[source]()`
  },
  'virtual:landing/overrides': ({ root, sites }) => {
    const themeModule = findThemeModule(root)
    return [
      themeModule === undefined
        ? 'const exported = {}'
        : `import * as exported from ${specifier(themeModule)}`,
      // By a name that the bundler does not see: it would warn of what the file need not export.
      'const own = (name) => exported[name]',
      'export const components = own("components") ?? {}',
      'export { exported }',
      messagesModule(sites),
    ].join('\n')
  },
  'virtual:landing/ui5': () => ui5Module(installedUi5(), specifier('@landing/theme/ui5')),
  'virtual:landing/ui5-parts': () =>
    ui5PartsModule(installedUi5(), specifier('@landing/theme/ui5-parts')),
  'virtual:landing/styles': (sources) =>
    [
      ...sharedStyles(sources).map(importOf),
      ...stylesByUse(sources).map(
        ([, file], index) => `import sheet${index} from ${specifier(`${file}?url`)}`,
      ),
      `export const stylesByUse = [${stylesByUse(sources).map(
        ([names], index) => `[${JSON.stringify(names)}, sheet${index}]`,
      )}]`,
    ].join('\n'),
}

/** Files of the style sheets of every page, in their order. */
export function sharedStyles({ root, sites }: Pick<VirtualSources, 'root' | 'sites'>): string[] {
  const siteStyles = join(root, 'src/styles.css')
  return [...themeStyles({ sites }), ...(existsSync(siteStyles) ? [siteStyles] : [])]
}

/** Files of the theme's style sheets of every page, over which a site's own come. */
export function themeStyles({ sites }: Pick<VirtualSources, 'sites'>): string[] {
  return [
    packageFile('@landing/theme/document.css'),
    // Horizon is in the theme's own sheet; the other family comes over it.
    ...(isFiori3(sites) ? [packageFile('@landing/theme/themes/sap_fiori_3_auto.css')] : []),
    ...(hasBrands(sites) ? [packageFile('@landing/theme/brands.css')] : []),
  ]
}

/** Custom properties of SAP that the theme sets in every document. */
export const themeTokens = (): ReadonlySet<string> =>
  new Set(readFileSync(packageFile('@landing/theme/document.css'), 'utf8').match(/--sap\w+(?=:)/g))

/** What few pages have: constructs of articles, lists of posts and tags, and the search page. */
const rare = [
  'del ins tr[id] .footnotes .twoslash .landing-code-note .landing-code-region .landing-doc-list .landing-embed',
  '.landing-file-tree .landing-line-error .landing-line-focus .landing-line-warning .landing-post-meta',
  '.landing-search-page .landing-steps .landing-tag-index .landing-tk-ansi-* .landing-tk-bold .landing-video',
].join(' ')

/** Files of the style sheets that only some documents need, with names of elements and classes of which these hold one. */
export function stylesByUse({
  sites,
  content,
}: Pick<VirtualSources, 'sites' | 'content'>): readonly (readonly [
  names: readonly string[],
  file: string,
])[] {
  const own = [
    ['ui5-*', isFiori3(sites) ? 'themes/sap_fiori_3_elements' : 'elements'],
    ['.landing-home .landing-hero', 'home'],
    ['.landing-suggestions-entries', 'suggestions'],
    [rare, 'rare'],
  ] as const
  return [
    ...own.map(
      ([names, sheet]) => [names.split(' '), packageFile(`@landing/theme/${sheet}.css`)] as const,
    ),
    ...clientParts(content).flatMap(({ styles, when = '' }) => {
      const names = when.startsWith('has:') ? when.slice('has:'.length).split(/, ?/) : ['*']
      return styles === undefined ? [] : [[names, moduleFile(styles)] as const]
    }),
  ]
}

/** True if a navbar shows icons of brands other than GitHub, which is among the theme's own. */
const hasBrands = (sites: readonly SiteData[]): boolean =>
  sites.some(({ theme }) =>
    theme.navbar?.items?.some(
      (item) => 'icon' in item && item.icon !== undefined && item.icon !== 'github',
    ),
  )

/** All locales have the same theme. */
const isFiori3 = (sites: readonly SiteData[]): boolean => sites[0]?.theme.family === 'sap_fiori_3'

function hostedSearchModule(hook: SearchHook | undefined): string {
  if (hook === undefined) return 'export const createHosted = undefined'
  return `import create from ${specifier(moduleFile(hook.module))}
const options = ${JSON.stringify(hook.options)}
export const createHosted = (site) => create({ ...site, options })`
}

/** A site of one locale carries no code for others. */
function siteModule(sites: readonly SiteData[]): string {
  if (sites.length === 1) {
    return `const site = ${JSON.stringify(sites[0])}\nexport const siteAt = () => site`
  }
  return `const sites = ${JSON.stringify(sitesByRoot(sites))}
export const siteAt = (path) => sites.find(({ root }) => \`\${path}/\`.startsWith(root)).site`
}

/** With several locales the catalogue of each is loaded when it is needed. */
function messagesModule(sites: readonly SiteData[]): string {
  const isEnglish = sites.every(({ locale }) => locale.htmlLang.split('-')[0] === 'en')
  const ui5 = isEnglish || !installedUi5().elements ? '' : importOf('@landing/theme/ui5-languages')
  const [first] = sites
  if (sites.length === 1 && first !== undefined) {
    const language = languageOf(first.locale.htmlLang)
    return [
      ui5,
      language === undefined
        ? 'const catalogue = {}'
        : `import { ${languages[language]} as catalogue } from ${catalogueOf(language)}`,
      'const messages = { ...catalogue, ...own("messages") }',
      'export const messagesOf = () => messages',
    ].join('\n')
  }
  const loaders = sites.flatMap(({ locale }) => {
    const language = languageOf(locale.htmlLang)
    if (language === undefined) return []
    const load = `() => import(${catalogueOf(language)}).then(({ ${languages[language]} }) => ${languages[language]})`
    return `${JSON.stringify(locale.code)}: ${load}`
  })
  return `${ui5}
const catalogues = {${loaders.join(',')}}
export const messagesOf = async (code) => ({ ...(await catalogues[code]?.()), ...own("messages")?.[code] })`
}

const catalogueOf = (language: Language): string => specifier(`@landing/theme/messages/${language}`)

/** Names of all virtual modules. */
export const virtualIds = Object.keys(modules)

/** Vite's convention: resolved ids of virtual modules start with a NUL. */
export const resolvedId = (id: string): string => `\0${id}`

/** Code of a virtual module by its resolved id, or `undefined` for any other id. */
export function loadVirtual(id: string, sources: () => VirtualSources): string | undefined {
  const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined
  return make?.(sources())
}

/** An object of functions that import files, by name. */
function importsOf(files: readonly (readonly [name: string, file: string])[]): string {
  const entries = files.map(
    ([name, file]) => `${JSON.stringify(name)}: () => import(${specifier(file)})`,
  )
  return `{${entries.join(',')}}`
}

const importOf = (id: string): string => `import ${specifier(id)}`

const clientParts = ({ plugins }: VirtualSources['content']): readonly ClientModule[] =>
  [...plugins.values()].flatMap(({ client = [] }) => client)

const clientModules = (content: VirtualSources['content']) =>
  clientParts(content).flatMap(({ module, ...rest }) =>
    module === undefined ? [] : [{ module, ...rest }],
  )

function modulesStart(content: VirtualSources['content']): 'load' | 'navigation' | undefined {
  const modules = clientModules(content)
  if (modules.length === 0) return undefined
  return modules.every(({ when }) => when === 'navigation') ? 'navigation' : 'load'
}

/** A file as it is; a package's entry from where this package finds it: the site need not depend on it. */
function specifier(id: string): string {
  return JSON.stringify(id.startsWith('@') ? packageFile(id) : id)
}

/** The file of an address. */
const moduleFile = (address: string): string =>
  address.startsWith('file:') ? fileURLToPath(address) : address

function packageFile(id: string): string {
  return fileURLToPath(import.meta.resolve(id))
}
