import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import { type PluggableList, type Processor, unified } from 'unified'
import type { Highlighter } from '../highlight/highlighter'
import type { CompileHooks, Step } from '../hooks/compile-hooks'
import { type Hooks, stepsAt } from '../hooks/loaded-hooks'
import type { LazyParser } from '../parser/lazy-parser'
import type { SyntaxExtensions } from '../parser/reference'
import { rehypeComponents } from '../plugins/rehype-components'
import { rehypeFinish } from '../plugins/rehype-finish'
import { rehypeLanguages } from '../plugins/rehype-languages'
import { rehypeOutline } from '../plugins/rehype-outline'
import { rehypeParseRaw } from '../plugins/rehype-parse-raw'
import { remarkCode } from '../plugins/remark-code'
import { remarkDirectives } from '../plugins/remark-directives'
import { remarkFormat } from '../plugins/remark-format'
import { remarkMachineText } from '../plugins/remark-machine-text'
import { remarkTags } from '../plugins/remark-tags'
import { remarkToHtml } from '../plugins/remark-to-html'
import type { PageSettings } from '../settings/page-settings'
import { ownSteps } from './own-steps'
import { timedPlugins } from './timed-plugins'
import { whenNeeded } from './when-needed'

export interface PipelineOptions extends PageSettings {
  readonly contentDir: string
  readonly parser: LazyParser
  readonly hooks: Hooks<CompileHooks>
}

/** Registers the syntax of plugins where remark plugins register theirs. */
function registerSyntax(this: Processor, all: readonly CompileHooks[]): void {
  const data: { -readonly [Field in keyof SyntaxExtensions]: SyntaxExtensions[Field] } = this.data()
  const syntax = all.flatMap((hooks) => hooks.syntax ?? [])
  data.micromarkExtensions = syntax.flatMap(({ micromark }) => micromark)
  data.fromMarkdownExtensions = syntax.flatMap(({ fromMarkdown }) => fromMarkdown)
  data.toMarkdownExtensions = syntax.flatMap(({ toMarkdown = [] }) => toMarkdown)
}

/** For plugins with texts of their own; pages are parsed before. */
type Parse = (text: string) => Root

function useParser(this: Processor, parse: Parse): void {
  this.parser = (text) => parse(text)
}

/** The steps of plugins at one place, then the compiler's own. */
function stepsOf(options: PipelineOptions, at: Step['at']): PluggableList {
  return [
    ...stepsAt(options.hooks.all, at).flatMap(timedPlugins),
    ...stepsAt([ownSteps(options)], at).flatMap((step) => whenNeeded(step)),
  ]
}

/** The steps that read the text as its author wrote it, in their order, with the rules that check it. */
export function createReading(options: PipelineOptions, parse: Parse) {
  const { parser, hooks, contentDir } = options
  return (
    unified()
      .use(registerSyntax, hooks.all)
      // Remark plugins can handle their own directives and create code blocks.
      .use(stepsOf(options, 'parsed'))
      .use(useParser, parse)
      // Before all steps that look for Markdown.
      .use(remarkFormat, { contentDir, parser })
      // While every node still has its position in the source.
      .use(remarkMachineText)
      .use(stepsOf(options, 'source'))
      // While the text is still as the author wrote it, and before tags are treated as HTML.
      .use(remarkTags)
      .freeze()
  )
}

/** The steps from there to HTML, in their order, each with the reason for its place. */
export function createPipeline(options: PipelineOptions, highlighter: Highlighter, parse: Parse) {
  return (
    unified()
      .use(useParser, parse)
      // Before directives: includes may contain some, and directives read code blocks.
      .use(stepsOf(options, 'markdown'))
      // Tabs, admonitions, details and tables; afterwards nothing but plain Markdown is left.
      .use(remarkDirectives)
      .use(stepsOf(options, 'plain'))
      // After code groups, which read the titles of code blocks.
      .use(remarkCode)
      .use(remarkToHtml)
      // Raw HTML must become elements before headings and links are collected.
      .use(rehypeParseRaw, options)
      // Before ids are assigned, which plugins may request.
      .use(stepsOf(options, 'html'))
      // Before plugins that may rely on ids and on unhighlighted text.
      .use(rehypeOutline)
      .use(stepsOf(options, 'outlined'))
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
