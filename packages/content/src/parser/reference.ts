import type { Root } from 'mdast'
import { defListFromMarkdown } from 'mdast-util-definition-list'
import { defList } from 'micromark-extension-definition-list'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'
import { checkLimits, tooHardForReference } from './limits'
import { checkNesting } from './nesting'
import { type MarkdownParser, referenceName } from './parser'

/** The parser of the unified ecosystem: slow, and right by definition. */
export function createReferenceParser(): MarkdownParser {
  const processor = processorWith({})
  return {
    name: referenceName,
    parse: (text) => processor.parse(text) as Root,
  }
}

/** GFM and directives. Emphasis beside the punctuation of Chinese, Japanese and Korean, which CommonMark reads as asterisks. */
export const syntaxPlugins: PluggableList = [
  remarkGfm,
  remarkCjkFriendly,
  // Replaces the strikethrough of GFM.
  remarkCjkFriendlyStrikethrough,
  remarkDirective,
]

/** Fields in which unified plugins register syntax extensions. */
export interface SyntaxExtensions {
  readonly micromarkExtensions?: readonly unknown[]
  readonly fromMarkdownExtensions?: readonly unknown[]
}

/** Definition lists, and the syntax of users' plugins. */
export function withOwnSyntax({
  micromarkExtensions = [],
  fromMarkdownExtensions = [],
}: SyntaxExtensions) {
  return {
    micromarkExtensions: [defList, ...micromarkExtensions] as never[],
    fromMarkdownExtensions: [defListFromMarkdown, ...fromMarkdownExtensions] as never[],
  }
}

function processorWith(extensions: SyntaxExtensions) {
  return unified().data(withOwnSyntax(extensions)).use(remarkParse).use(syntaxPlugins).freeze()
}

/** The reference with the syntax that users' plugins bring. */
export function extendedParser(data: SyntaxExtensions): MarkdownParser {
  const processor = processorWith(data)
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
