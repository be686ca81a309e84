import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { checkLimits, tooHardForReference } from './limits'
import { checkNesting } from './nesting'
import { type MarkdownParser, referenceName } from './parser'

/** The parser of the unified ecosystem: slow, and right by definition. */
export function createReferenceParser(): MarkdownParser {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze()
  return {
    name: referenceName,
    parse: (text) => processor.parse(text) as Root,
  }
}

/** Where plugins of the unified ecosystem leave syntax of their own. */
export interface SyntaxExtensions {
  readonly micromarkExtensions?: readonly unknown[]
  readonly fromMarkdownExtensions?: readonly unknown[]
}

/** The reference with the syntax that users' plugins bring; nothing when they bring none. */
export function extendedParser(data: SyntaxExtensions): MarkdownParser | undefined {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = data
  if (micromarkExtensions.length === 0) return undefined
  const processor = unified()
    .data({
      micromarkExtensions: [...micromarkExtensions] as never[],
      fromMarkdownExtensions: [...fromMarkdownExtensions] as never[],
    })
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .freeze()
  return {
    name: 'remark-parse 11 with extensions',
    parse(text) {
      checkLimits(text)
      const problem = tooHardForReference(text)
      if (problem !== undefined) throw problem
      const tree = processor.parse(text) as Root
      checkNesting(tree)
      return tree
    },
  }
}
