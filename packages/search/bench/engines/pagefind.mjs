import { gzipSize } from '../code-size.mjs'
import { buildPagefind } from '../pagefind-site.mjs'

/** Pagefind: files of its own, compressed already; the text of a page comes with its hit. */
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
      const engine = await module()
      await engine.init()
      return {
        bytes: () => loaded() - before,
        async search(text, limit) {
          const { results } = await engine.search(text)
          const shown = await Promise.all(results.slice(0, limit).map((result) => result.data()))
          return shown.map(({ raw_url }) => raw_url)
        },
      }
    },
  }
}
