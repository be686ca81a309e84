import type { Root } from 'mdast'
import { defListFromMarkdown } from 'mdast-util-definition-list'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import { defList } from 'micromark-extension-definition-list'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type PluggableList, type Processor, unified } from 'unified'
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

/** Emphasis beside the punctuation of Chinese, Japanese and Korean, which CommonMark reads as asterisks. */
function remarkCjk(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[] }
  const extensions = [cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()]
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...extensions]
}

/** GFM and directives. In this order: the strikethrough of a later extension replaces that of GFM. */
const syntaxPlugins: PluggableList = [remarkGfm, remarkCjk, remarkDirective]

/** Fields in which unified plugins register syntax extensions. */
export interface SyntaxExtensions {
  readonly micromarkExtensions?: readonly unknown[]
  readonly fromMarkdownExtensions?: readonly unknown[]
  readonly toMarkdownExtensions?: readonly unknown[]
}

/** Definition lists, and the syntax of users' plugins. */
function withOwnSyntax({
  micromarkExtensions = [],
  fromMarkdownExtensions = [],
}: SyntaxExtensions) {
  return {
    micromarkExtensions: [defList, ...micromarkExtensions] as never[],
    fromMarkdownExtensions: [defListFromMarkdown, ...fromMarkdownExtensions] as never[],
  }
}

/** The same for a processor of another format, which can be used and write Markdown afterwards. */
export function extendProcessor(processor: Processor, extensions: SyntaxExtensions): Processor {
  const data = processor.data() as Record<string, unknown[] | undefined>
  const lists = {
    ...withOwnSyntax(extensions),
    toMarkdownExtensions: extensions.toMarkdownExtensions ?? [],
  }
  for (const [field, list] of Object.entries(lists)) data[field] = [...(data[field] ?? []), ...list]
  return processor.use(syntaxPlugins).freeze()
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
