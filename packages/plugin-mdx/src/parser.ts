import type { ParserHook } from '@landing/markdown'
import type { MdxComponents } from './components'

/** What only MDX has: imports, components, JSX and comments in braces. */
const mdxSyntax = /^(?:import|export)\s|<[A-Z][\w.]*[\s/>]|\bclassName=|\bstyle=\{|\{\s?\/\*/m

/** Not in code. */
const comment = /(?<!`)\{\s?\/\*(.*?)\*\/\s?\}/gs

/** The comment that ends the summary of a post is one of Markdown, all others are removed. */
const plainComment = (_: string, text: string): string =>
  /^\s*(?:more|truncate)\s*$/.test(text) ? `<!--${text}-->` : ''

/** Reads MDX. */
export const mdxParser: ParserHook = {
  name: 'MDX',
  endings: ['.mdx'],
  isCode: true,
  test: (path, text, options) =>
    /\.mdx$/i.test(path) ||
    ((options as MdxComponents | undefined)?.inMarkdown === true &&
      /\.md$/i.test(path) &&
      mdxSyntax.test(text)),
  outlineText: (text) => text.replace(comment, plainComment),
  async open(context) {
    const { openParser } = await import('./open-parser')
    return openParser(context)
  },
}
