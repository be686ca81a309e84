import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteData } from '@landing/schema'
import type { PageFileRef } from './pages/find-pages'

/** What the virtual modules are made of. */
export interface VirtualSources {
  readonly root: string
  readonly site: SiteData
  readonly pages: readonly PageFileRef[]
}

/** Languages the theme has texts in, besides English. */
const catalogues: ReadonlySet<string> = new Set(['de', 'ar'])

/** The modules that join a site to the framework's entries; their types are in `virtual.d.ts`. */
const modules: Readonly<Record<string, (sources: VirtualSources) => string>> = {
  'virtual:landing/site': ({ site }) => `export const site = ${JSON.stringify(site)}`,
  'virtual:landing/pages': ({ pages }) =>
    `export const pages = {${pages
      .map(({ key, file }) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`)
      .join(',')}}`,
  'virtual:landing/overrides': ({ root, site }) => {
    const styles = firstThere(root, ['src/styles.css'])
    const theme = firstThere(root, ['src/theme.tsx', 'src/theme.ts'])
    const language = site.locale.htmlLang.split('-')[0] ?? ''
    const catalogue = catalogues.has(language) ? language : undefined
    return [
      // Horizon is in the theme's own sheet; the other family comes over it, a site's own styles over both.
      site.theme.family === 'sap_fiori_3'
        ? importOf('@landing/theme/themes/sap_fiori_3_auto.css')
        : '',
      styles === undefined ? '' : importOf(styles),
      language === 'en' ? '' : importOf('@landing/theme/ui5-languages'),
      catalogue === undefined
        ? 'const catalogue = {}'
        : `import { ${catalogue} as catalogue } from ${specifier(`@landing/theme/messages/${catalogue}`)}`,
      theme === undefined ? 'const own = {}' : `import * as own from ${specifier(theme)}`,
      'export const components = own["components"] ?? {}',
      'export const messages = { ...catalogue, ...own["messages"] }',
    ].join('\n')
  },
}

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
