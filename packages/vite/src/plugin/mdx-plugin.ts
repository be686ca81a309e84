import { join } from 'node:path'
import { relativePath } from '@landing/markdown/authoring'
import { type Plugin, transformWithOxc } from 'vite'
import type { SiteHolder } from '../site/holder'
import { mdxQuery } from '../site/virtual-modules'

/** Loads the code of pages in MDX, for the server alone. */
export function mdxPlugin(holder: SiteHolder): Plugin {
  /** The code of a page names files from the content folder. */
  const fileOf = (id: string) => (id.startsWith('.') ? join(holder.contentDir(), id) : id)
  const filter = { id: /\.mdx?\?landing-mdx/i }
  return {
    name: 'landing:mdx',
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
        const code = await holder.state().content.mdxModule(source)
        // A page without code, or with an error, which its document reports.
        if (code === undefined) return 'export default () => null'
        for (const [, specifier = ''] of code.matchAll(/^import \* as module\d+ from "(.*)"$/gm)) {
          if ((await this.resolve(fileOf(specifier), id)) === null) return failing(specifier)
        }
        const jsx = { runtime: 'automatic' } as const
        const made = await transformWithOxc(code, `${file}.jsx`, { jsx, sourcemap: false })
        return { code: made.code, map: null }
      },
    },
  }
}

/** A module that throws: the document reports the place. */
function failing(specifier: string): string {
  const message = `"${specifier}", which the page imports, cannot be found.`
  return `export default () => { throw new Error(${JSON.stringify(message)}) }`
}

/** Code of `virtual:landing/mdx` for the dev server. */
export function devMdx(holder: SiteHolder): string {
  const folder = JSON.stringify(`${holder.contentDir()}/`)
  const address = `${folder} + source + '${mdxQuery}&' + version`
  return `export const loadMdx = (source, version) => import(/* @vite-ignore */ ${address})`
}
