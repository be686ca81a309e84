// By its path: the plugin depends on this package.
import { createPagefindProvider } from '../../../plugin-hosted-search/dist/pagefind.js'
import { gzipSize } from '../code-size.mjs'
import { buildPagefind } from '../pagefind-site.mjs'

/** Pagefind, through our provider for it: its own files, the text of a page comes with its hit. */
export async function pagefind(pages) {
  const { files, loaded, module } = await buildPagefind(pages)
  const sum = (pattern) =>
    files
      .filter(({ path }) => pattern.test(path))
      .reduce((total, { content }) => total + content.length, 0)
  const script = files.find(({ path }) => path === 'pagefind.js')
  return {
    indexBytes: sum(/\.pf_index$|\.pf_meta$/),
    textBytes: sum(/\.pf_fragment$/),
    codeBytes: gzipSize(script.content),
    async open() {
      const before = loaded()
      const provider = createPagefindProvider({ load: module, base: '/' })
      await provider.load()
      return {
        bytes: () => loaded() - before,
        async search(text, limit) {
          const { hits } = await provider.search({ text, limit })
          return hits.map((hit) => hit.u)
        },
      }
    },
  }
}
