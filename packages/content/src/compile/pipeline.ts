import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import { type PluggableList, type Processor, unified } from 'unified'
import type { Highlighter } from '../highlight/highlighter'
import type { ShikiExtensions } from '../highlight/shiki-extensions'
import type { CompileHooks } from '../hooks/compile-hooks'
import { type Hooks, stepsAt } from '../hooks/load-hooks'
import type { LazyParser } from '../parser/lazy-parser'
import type { SyntaxExtensions } from '../parser/reference'
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
import { remarkFormat } from '../plugins/remark-format'
import { remarkHero } from '../plugins/remark-hero'
import { remarkJoinLines } from '../plugins/remark-join-lines'
import { remarkMachineText } from '../plugins/remark-machine-text'
import { remarkNpm2yarn } from '../plugins/remark-npm2yarn'
import { remarkPhrases } from '../plugins/remark-phrases'
import { remarkTags } from '../plugins/remark-tags'
import { remarkToHtml } from '../plugins/remark-to-html'
import type { PageSettings } from '../settings/page-settings'
import { timedPlugins, timedSteps } from './timed-plugins'

export interface PipelineOptions extends PageSettings {
  readonly contentDir: string
  readonly parser: LazyParser
  readonly hooks: Hooks<CompileHooks>
  readonly remarkPlugins: PluggableList
  readonly rehypePlugins: PluggableList
  /** What the site adds to Shiki. */
  readonly shiki: Pick<ShikiExtensions, 'langs' | 'transformers'>
}

/** Registers the syntax of plugins where users' plugins of unified register theirs. */
function registerSyntax(this: Processor, all: readonly CompileHooks[]): void {
  const data: { -readonly [Field in keyof SyntaxExtensions]: SyntaxExtensions[Field] } = this.data()
  const syntax = all.flatMap((hooks) => hooks.syntax ?? [])
  data.micromarkExtensions = syntax.flatMap(({ micromark }) => micromark)
  data.fromMarkdownExtensions = syntax.flatMap(({ fromMarkdown }) => fromMarkdown)
  data.toMarkdownExtensions = syntax.flatMap(({ toMarkdown = [] }) => toMarkdown)
}

/**
 * The steps from Markdown to HTML, in their order, each with the reason for its place.
 *
 * @param parse for plugins with texts of their own; pages are parsed before
 */
export function createPipeline(
  options: PipelineOptions,
  highlighter: Highlighter,
  parse: (text: string) => Root,
) {
  const { parser, rawHtml, emoji, hooks } = options
  return (
    unified()
      .use(registerSyntax, hooks.all)
      // First, so that users' plugins can handle their own directives and create code blocks.
      .use(timedPlugins(options.remarkPlugins))
      .use(function useParser() {
        this.parser = (text) => parse(text)
      })
      // Before all steps that look for Markdown.
      .use(remarkFormat, { contentDir: options.contentDir, parser })
      // While every node still has its position in the source.
      .use(remarkMachineText)
      // After the title, and before links are collected.
      .use(remarkBanner, { parser })
      // Its buttons are directives.
      .use(remarkHero)
      // Before braces are read as foreign syntax.
      .use(remarkAttributes)
      // While the text is still as the author wrote it, and before tags are treated as HTML.
      .use(remarkTags)
      // Before directives: includes may contain some, and directives read code blocks.
      .use(timedSteps(stepsAt(hooks, 'markdown')))
      .use(remarkCallouts)
      // Around inline directives, before these lose their positions.
      .use(remarkPhrases)
      // Makes a directive.
      .use(remarkNpm2yarn)
      // Tabs, admonitions, details and tables; afterwards nothing but plain Markdown is left.
      .use(remarkDirectives)
      // After directives, which had taken the colons.
      .use(emoji ? [remarkEmoji] : [])
      // After steps that look for places in the source.
      .use(remarkJoinLines)
      .use(remarkAbbreviations)
      .use(remarkFigures)
      // After code groups, which read the titles of code blocks. Unknown marks may be for transformers.
      .use(remarkCode, { allowsMarks: options.shiki.transformers.length > 0 })
      .use(remarkToHtml)
      // Raw HTML must become elements before headings and links are collected.
      .use(rehypeParseRaw)
      // Now everything from the author is an element, and nothing generated has been added that it would remove.
      .use(rawHtml === 'sanitize' ? [rehypeSanitizeRaw] : [])
      // Before ids are assigned, which plugins may request.
      .use(timedSteps(stepsAt(hooks, 'html')))
      // Before plugins that may rely on ids and on unhighlighted text.
      .use(rehypeOutline)
      .use(timedSteps(stepsAt(hooks, 'outlined')))
      .use(timedPlugins(options.rehypePlugins))
      // Loads grammars here, so that the last step is synchronous.
      .use(rehypeLanguages, { highlighter })
      .use(rehypeFinish)
      // No later step reads elements.
      .use(rehypeComponents)
      // Its input is trusted by now: raw nodes are highlighted code.
      .use(rehypeStringify, {
        allowDangerousHtml: true,
        characterReferences: { useNamedReferences: true },
      })
      .freeze()
  )
}
