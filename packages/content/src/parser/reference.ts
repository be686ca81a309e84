import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { MarkdownParser } from './parser'

/** The parser of the unified ecosystem: slow, and right by definition. */
export function createReferenceParser(): MarkdownParser {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze()
  return {
    name: 'remark-parse 11, gfm 4, directive 4',
    parse: (text) => processor.parse(text) as Root,
  }
}
