import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteData } from '@landing/schema'
import { elementStyles } from './element-styles'
import type { PageFileRef } from './pages/find-pages'
import { sitesByRoot } from './site-data'

/** What the virtual modules are made of. */
export interface VirtualSources {
  readonly root: string
  /** One for each locale, the default one first. */
  readonly sites: readonly SiteData[]
  readonly pages: readonly PageFileRef[]
}

/** Languages the theme has texts in, besides English. */
const catalogues: ReadonlySet<string> = new Set(['de', 'ar'])

/** The modules that join a site to the framework's entries; their types are in `virtual.d.ts`. */
const modules: Readonly<Record<string, (sources: VirtualSources) => string>> = {
  'virtual:landing/site': ({ sites }) => siteModule(sites),
  'virtual:landing/pages': ({ pages }) =>
    `export const pages = {${pages
      .map(({ key, file }) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`)
      .join(',')}}`,
  'virtual:landing/overrides': ({ root, sites }) => {
    const styles = firstThere(root, ['src/styles.css'])
    const own = firstThere(root, ['src/theme.tsx', 'src/theme.ts'])
    const isEnglish = sites.every((site) => languageOf(site) === 'en')
    // All locales have the same theme.
    const theme = sites[0]?.theme ?? {}
    return [
      // Horizon is in the theme's own sheet; the other family comes over it, a site's own styles over both.
      theme.family === 'sap_fiori_3' ? importOf('@landing/theme/themes/sap_fiori_3_auto.css') : '',
      styles === undefined ? '' : importOf(styles),
      isEnglish ? '' : importOf('@landing/theme/ui5-languages'),
      own === undefined ? 'const exported = {}' : `import * as exported from ${specifier(own)}`,
      // By a name that the bundler does not see: it would warn of what the file need not export.
      'const own = (name) => exported[name]',
      'export const components = own("components") ?? {}',
      `export const loadElementStyles = () => import(${specifier(elementStyles(theme))})`,
      messagesModule(sites),
    ].join('\n')
  },
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
  const [first] = sites
  if (sites.length === 1 && first !== undefined) {
    const language = languageOf(first)
    return [
      catalogues.has(language)
        ? `import { ${language} as catalogue } from ${catalogueOf(language)}`
        : 'const catalogue = {}',
      'const messages = { ...catalogue, ...own("messages") }',
      'export const messagesOf = () => messages',
    ].join('\n')
  }
  const loaders = sites
    .filter((site) => catalogues.has(languageOf(site)))
    .map((site) => {
      const language = languageOf(site)
      const load = `() => import(${catalogueOf(language)}).then((module) => module.${language})`
      return `${JSON.stringify(site.locale.code)}: ${load}`
    })
  return `const catalogues = {${loaders.join(',')}}
export const messagesOf = async (code) => ({ ...(await catalogues[code]?.()), ...own("messages")?.[code] })`
}

const languageOf = ({ locale }: SiteData): string => locale.htmlLang.split('-')[0] ?? ''
const catalogueOf = (language: string): string => specifier(`@landing/theme/messages/${language}`)

/** Names of all virtual modules. */
export const virtualIds = Object.keys(modules)

/** Vite's convention: resolved ids of virtual modules start with a NUL. */
export const resolvedId = (id: string): string => `\0${id}`

/** Code of a virtual module by its resolved id, or `undefined` for any other id. */
export function loadVirtual(id: string, sources: () => VirtualSources): string | undefined {
  const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined
  return make?.(sources())
}

function firstThere(root: string, names: readonly string[]): string | undefined {
  return names.map((name) => join(root, name)).find((file) => existsSync(file))
}

const importOf = (id: string): string => `import ${specifier(id)}`

/** A file as it is; a package's entry from where this package finds it: the site need not depend on it. */
function specifier(id: string): string {
  return JSON.stringify(id.startsWith('@') ? fileURLToPath(import.meta.resolve(id)) : id)
}
