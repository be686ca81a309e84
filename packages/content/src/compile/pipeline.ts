import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { type PluggableList, unified } from 'unified'
import type { MarkdownParser } from '../parser/parser'
import { rehypeFinish } from '../plugins/rehype-finish'
import { rehypeLanguages } from '../plugins/rehype-languages'
import { rehypeOutline } from '../plugins/rehype-outline'
import { rehypeParseRaw } from '../plugins/rehype-parse-raw'
import { remarkCallouts } from '../plugins/remark-callouts'
import { remarkCode } from '../plugins/remark-code'
import { remarkDirectives } from '../plugins/remark-directives'
import { remarkMachineText } from '../plugins/remark-machine-text'
import type { Highlighter } from './highlighter'

export interface PipelineOptions {
  readonly parser: MarkdownParser
  readonly highlighter: Highlighter
  readonly rawHtml: 'keep' | 'sanitize'
  readonly emoji: boolean
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
}

/** The steps from Markdown to HTML, in their order, each with the reason for its place. */
export function createPipeline(options: PipelineOptions) {
  const { parser, highlighter } = options
  return (
    unified()
      .use(function useParser() {
        this.parser = (text) => parser.parse(text)
      })
      // First, so that users may answer directives of their own and make code blocks.
      .use(options.remarkPlugins)
      // While every node still is where it was in the source.
      .use(remarkMachineText)
      // Before directives: both make admonitions, and directives look into what these make.
      .use(remarkCallouts)
      // Tabs, admonitions, details and tables; afterwards nothing but plain Markdown is left.
      .use(remarkDirectives)
      // After code groups, which read the titles of code blocks.
      .use(remarkCode)
      .use(remarkRehype, {
        allowDangerousHtml: true,
        footnoteLabelProperties: { className: ['sr-only'] },
      })
      // Raw HTML has to be elements before anyone looks for headings and links.
      .use(rehypeParseRaw)
      // Before users' plugins, which may rely on ids, and on text that is not yet in spans.
      .use(rehypeOutline)
      .use(options.rehypePlugins)
      // Grammars are loaded here, so that the last step does not have to wait.
      .use(rehypeLanguages, { highlighter })
      .use(rehypeFinish, { highlighter })
      // Its input is ours by now: raw nodes are highlighted code.
      .use(rehypeStringify, {
        allowDangerousHtml: true,
        characterReferences: { useNamedReferences: true },
      })
      .freeze()
  )
}
