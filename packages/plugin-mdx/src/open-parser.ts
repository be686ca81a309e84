import type { PageParser, ParserContext } from '@landing/markdown'
import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import remarkStringify from 'remark-stringify'
import { type Processor, unified } from 'unified'
import type { MdxComponents } from './components'
import { withoutForeignMarks } from './foreign-marks'
import { lowerPage } from './lower-page'

/** Creates the processors of MDX and of Markdown. */
export function openParser({ contentDir, options, extend }: ParserContext): PageParser {
  const processor = extend(createProcessor() as unknown as Processor)
  const stringifier = extend(unified().use(remarkStringify) as unknown as Processor)
  const site = {
    contentDir,
    dialects: options as readonly MdxComponents[],
    stringify: (tree: Root) => stringifier.stringify(tree) as string,
  }
  return {
    parse: (text) => processor.parse(withoutForeignMarks(text)) as Root,
    lower: (tree, page) => lowerPage(tree, page, site),
  }
}
