import rehypeStringify from 'rehype-stringify'
import { type PluggableList, unified } from 'unified'
import type { Highlighter } from '../highlight/highlighter'
import { remarkMdx } from '../mdx/remark-mdx'
import type { MarkdownParser } from '../parser/parser'
import { extendedParser, type SyntaxExtensions } from '../parser/reference'
import { rehypeComponents } from '../plugins/rehype-components'
import { rehypeFinish } from '../plugins/rehype-finish'
import { rehypeLanguages } from '../plugins/rehype-languages'
import { rehypeOutline } from '../plugins/rehype-outline'
import { rehypeParseRaw } from '../plugins/rehype-parse-raw'
import { rehypeSanitizeRaw } from '../plugins/rehype-sanitize-raw'
import { remarkAbbreviations } from '../plugins/remark-abbreviations'
import { remarkAttributes } from '../plugins/remark-attributes'
import { remarkBanner } from '../plugins/remark-banner'
import { remarkCallouts } from '../plugins/remark-callouts'
import { remarkCode } from '../plugins/remark-code'
import { remarkDirectives } from '../plugins/remark-directives'
import { remarkEmoji } from '../plugins/remark-emoji'
import { remarkFigures } from '../plugins/remark-figures'
import { remarkHero } from '../plugins/remark-hero'
import { remarkMachineText } from '../plugins/remark-machine-text'
import { remarkNpm2yarn } from '../plugins/remark-npm2yarn'
import { remarkPhrases } from '../plugins/remark-phrases'
import { remarkStyle } from '../plugins/remark-style'
import { remarkSyntax } from '../plugins/remark-syntax'
import { remarkToHtml } from '../plugins/remark-to-html'
import type { Presets } from '../presets/load-presets'
import { timedPlugins } from './timed-plugins'

export interface PipelineOptions {
  readonly contentDir: string
  readonly parser: MarkdownParser
  readonly highlighter: Highlighter
  /** Marks that are not known may be for transformers. */
  readonly hasTransformers: boolean
  readonly rawHtml: 'keep' | 'sanitize'
  readonly emoji: boolean
  readonly subSuper: boolean
  readonly abbreviations: Readonly<Record<string, string>>
  readonly presets: Presets
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
  /** Keeps what the parser of plugins' own syntax reads. */
  readonly remembering: (parser: MarkdownParser) => MarkdownParser
}

/** The steps from Markdown to HTML, in their order, each with the reason for its place. */
export function createPipeline(options: PipelineOptions) {
  const { parser, highlighter, rawHtml, emoji, presets } = options
  return (
    unified()
      // First, so that users may answer directives of their own and make code blocks.
      .use(timedPlugins(options.remarkPlugins))
      .use(function useParser() {
        // Plugins that bring syntax of their own speak to the reference parser only.
        const extended = extendedParser(this.data() as SyntaxExtensions)
        if (extended === undefined) this.parser = (text) => parser.parse(text)
        else {
          const { parse } = options.remembering(extended)
          this.parser = (text) => parse(text)
        }
      })
      // Before all that looks for Markdown.
      .use(remarkMdx, { contentDir: options.contentDir, parser })
      // While every node still is where it was in the source.
      .use(remarkMachineText)
      // Behind the title, and before links are looked for.
      .use(remarkBanner, { parser })
      // Its buttons are directives.
      .use(remarkHero)
      // Before anyone takes braces for the syntax of another tool.
      .use(remarkAttributes)
      // While all marks still are where the author wrote them, and before anything takes a tag for HTML.
      .use(remarkSyntax)
      // While addresses and terms still stand where the author wrote them.
      .use(remarkStyle)
      // Before directives: they may make some, and directives look into what these make.
      .use(presets.all.flatMap(({ remarkPlugins = [] }) => timedPlugins(remarkPlugins)))
      .use(remarkCallouts)
      // Around directives in a line, and before these lose their places.
      .use(remarkPhrases, { subSuper: options.subSuper })
      // Makes a directive.
      .use(remarkNpm2yarn)
      // Tabs, admonitions, details and tables; afterwards nothing but plain Markdown is left.
      .use(remarkDirectives)
      // On whole texts again: directives had taken the colons.
      .use(emoji ? [remarkEmoji] : [])
      .use(remarkAbbreviations, { abbreviations: options.abbreviations })
      .use(remarkFigures)
      // After code groups, which read the titles of code blocks.
      .use(remarkCode, { allowsMarks: options.hasTransformers })
      .use(remarkToHtml)
      // Raw HTML has to be elements before anyone looks for headings and links.
      .use(rehypeParseRaw)
      // Everything that an author could have written is an element now, and nothing of ours is missing yet.
      .use(rawHtml === 'sanitize' ? [rehypeSanitizeRaw] : [])
      // Before ids are given, which presets may ask for.
      .use(presets.all.flatMap(({ rehypePlugins = [] }) => timedPlugins(rehypePlugins)))
      // Before users' plugins, which may rely on ids, and on text that is not yet in spans.
      .use(rehypeOutline)
      .use(timedPlugins(options.rehypePlugins))
      // Grammars are loaded here, so that the last step does not have to wait.
      .use(rehypeLanguages, { highlighter })
      .use(rehypeFinish)
      // Nobody looks at elements any more.
      .use(rehypeComponents)
      // Its input is ours by now: raw nodes are highlighted code.
      .use(rehypeStringify, {
        allowDangerousHtml: true,
        characterReferences: { useNamedReferences: true },
      })
      .freeze()
  )
}
