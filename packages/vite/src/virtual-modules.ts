import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteData } from '@landing/schema'
import type { PageFileRef } from './pages/find-pages'

/** What the virtual modules are made of. */
export interface VirtualSources {
  readonly root: string
  readonly site: SiteData
  readonly pages: readonly PageFileRef[]
}

/** The modules that join a site to the framework's entries; their types are in `virtual.d.ts`. */
const modules: Readonly<Record<string, (sources: VirtualSources) => string>> = {
  'virtual:landing/site': ({ site }) => `export const site = ${JSON.stringify(site)}`,
  'virtual:landing/pages': ({ pages }) =>
    `export const pages = {${pages
      .map(({ key, file }) => `${JSON.stringify(key)}: () => import(${JSON.stringify(file)})`)
      .join(',')}}`,
  'virtual:landing/overrides': ({ root }) => {
    const styles = firstThere(root, ['src/styles.css'])
    const theme = firstThere(root, ['src/theme.tsx', 'src/theme.ts'])
    return [
      styles === undefined ? '' : `import ${JSON.stringify(styles)}`,
      theme === undefined
        ? 'export const components = {}'
        : `export { components } from ${JSON.stringify(theme)}`,
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
