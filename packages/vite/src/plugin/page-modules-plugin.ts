import { join } from 'node:path'
import { relativePath } from '@landing/markdown/authoring'
import { importHelp } from '@landing/markdown/host'
import { type Plugin, transformWithOxc } from 'vite'
import type { SiteHolder } from '../site/holder'
import { pageModuleQuery } from '../site/virtual-modules'

/** Loads the modules that parsers have made of pages, for the server alone. */
export function pageModulesPlugin(holder: SiteHolder): Plugin {
  /** The module of a page names files from the content folder. */
  const fileOf = (id: string) => (id.startsWith('.') ? join(holder.contentDir(), id) : id)
  const filter = { id: /\?landing-page-module/ }
  return {
    name: 'landing:page-modules',
    enforce: 'pre',
    resolveId(id, importer) {
      if (filter.id.test(id)) return id
      if (!id.startsWith('.') || importer === undefined || !filter.id.test(importer)) return null
      return this.resolve(fileOf(id), importer)
    },
    load: {
      filter,
      async handler(id) {
        const file = id.slice(0, id.indexOf('?'))
        const source = relativePath(holder.contentDir(), file)
        const code = await holder.state().content.pageModule(source)
        // A page without a module, or with an error, which its document reports.
        if (code === undefined) return 'export default () => null'
        const jsx = { runtime: 'automatic' } as const
        const transformed = await transformWithOxc(code, `${file}.jsx`, { jsx, sourcemap: false })
        for (const statement of this.parse(transformed.code).body) {
          if (statement.type !== 'ImportDeclaration') continue
          const { value: specifier } = statement.source
          if ((await this.resolve(fileOf(specifier), id)) === null) return failing(specifier)
        }
        return { code: transformed.code, map: null }
      },
    },
  }
}

/** A module that throws: the document reports the place. */
function failing(specifier: string): string {
  const message = `"${specifier}", which the page imports, cannot be found.`
  const error = `new Error(${JSON.stringify(message)})`
  const parts = JSON.stringify({ help: importHelp(specifier) })
  return `export default () => { throw Object.assign(${error}, ${parts}) }`
}

/** Code of `virtual:landing/page-modules` for the dev server. */
export function devPageModules(holder: SiteHolder): string {
  const folder = JSON.stringify(`${holder.contentDir()}/`)
  const address = `${folder} + source + '${pageModuleQuery}&' + version`
  return `export const loadPageModule = (source, version) => import(/* @vite-ignore */ ${address})`
}
