import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { highlightCode } from '@landing/markdown/host'
import type { Plugin } from 'vite'

const query = '?highlighted'

/**
 * `import code from './example.tsx?highlighted'`: the file's text as the HTML of a highlighted code block. The highlighter
 * runs while building, so that nothing of it reaches a browser.
 */
export function highlightedFiles(): Plugin {
  return {
    name: 'landing:highlighted-files',
    enforce: 'pre',
    load: {
      filter: { id: /\?highlighted$/ },
      async handler(id) {
        const file = id.slice(0, -query.length)
        this.addWatchFile(file)
        const html = await highlightCode(await readFile(file, 'utf8'), extname(file).slice(1))
        return { code: `export default ${JSON.stringify(html)}`, moduleType: 'js' }
      },
    },
  }
}
