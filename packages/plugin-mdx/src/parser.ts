import type { ParserHook } from '@landing/markdown'
import type { MdxComponents } from './components'

/** What only MDX has: imports, components, JSX and comments in braces. */
const mdxSyntax = /^(?:import|export)\s|<[A-Z][\w.]*[\s/>]|\bclassName=|\bstyle=\{|\{\s?\/\*/m

/** Not in code. */
const comment = /(?<!`)\{\s?\/\*(.*?)\*\/\s?\}/gs

/** The comment that ends the summary of a post is one of Markdown, all others are removed. */
const plainComment = (_: string, text: string): string =>
  /^\s*(?:more|truncate)\s*$/.test(text) ? `<!--${text}-->` : ''

/** Blocks of imports and exports, which end before a fence of code, and expressions that are blocks. */
const codeBlock =
  /(?<=^\s*|\n[ \t]*\n)(?:(?:import|export)\s[^\n]*(?:\n(?![ \t]*(?:```|~~~))[^\n]*\S[^\n]*)*|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}(?=[ \t]*(?:\n[ \t]*\n|\s*$)))/g

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
  outlineText: (text) => text.replace(comment, plainComment).replace(codeBlock, ''),
  async open(context) {
    const { openParser } = await import('./open-parser')
    return openParser(context)
  },
}
