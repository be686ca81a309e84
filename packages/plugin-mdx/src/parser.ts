import type { ParserHook } from '@landing/markdown'
import type { MdxComponents } from './components'

/** What only MDX has: imports, components, JSX and comments in braces. */
const mdxSyntax = /^(?:import|export)\s|<[A-Z][\w.]*[\s/>]|\bclassName=|\bstyle=\{|\{\/\*/m

/** Reads MDX: for the hook `parser` of plugins whose dialects have pages in it. */
export const mdxParser: ParserHook = {
  name: 'MDX',
  test: (path, text, options) =>
    /\.mdx$/i.test(path) ||
    ((options as MdxComponents | undefined)?.inMarkdown === true &&
      /\.md$/i.test(path) &&
      mdxSyntax.test(text)),
  async open(context) {
    const { openParser } = await import('./open-parser')
    return openParser(context)
  },
}
