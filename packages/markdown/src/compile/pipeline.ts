import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import { type PluggableList, type Processor, unified } from 'unified'
import type { ResultCache } from '../cache/pack-store'
import type { Highlighter } from '../highlight/highlighter'
import type { CompileHooks, Step } from '../hooks/compile-hooks'
import { type Hooks, stepsAt } from '../hooks/loaded-hooks'
import type { LazyParser } from '../parser/lazy-parser'
import type { SyntaxExtensions } from '../parser/reference'
import { emojiStep } from '../plugins/plain-steps'
import { rehypeComponents } from '../plugins/rehype-components'
import { rehypeFinish } from '../plugins/rehype-finish'
import { rehypeLanguages } from '../plugins/rehype-languages'
import { rehypeOutline } from '../plugins/rehype-outline'
import { rehypeParseRaw } from '../plugins/rehype-parse-raw'
import { abbreviationsStep } from '../plugins/remark-abbreviations'
import { attributesStep } from '../plugins/remark-attributes'
import { remarkBanner } from '../plugins/remark-banner'
import { bareLinksStep } from '../plugins/remark-bare-links'
import { calloutsStep } from '../plugins/remark-callouts'
import { remarkCode } from '../plugins/remark-code'
import { remarkDirectives } from '../plugins/remark-directives'
import { figuresStep } from '../plugins/remark-figures'
import { remarkFormat } from '../plugins/remark-format'
import { remarkHero } from '../plugins/remark-hero'
import { joinLinesStep } from '../plugins/remark-join-lines'
import { remarkLint } from '../plugins/remark-lint'
import { remarkMachineText } from '../plugins/remark-machine-text'
import { npm2yarnStep } from '../plugins/remark-npm2yarn'
import { phrasesStep } from '../plugins/remark-phrases'
import { remarkTags } from '../plugins/remark-tags'
import { remarkTitle } from '../plugins/remark-title'
import { remarkToHtml } from '../plugins/remark-to-html'
import type { PageSettings } from '../settings/page-settings'
import { timedPlugins } from './timed-plugins'
import { whenNeeded } from './when-needed'

export interface PipelineOptions extends PageSettings {
  readonly contentDir: string
  readonly parser: LazyParser
  readonly hooks: Hooks<CompileHooks>
  /** Keeps highlighted code, and trees that took long to parse. */
  readonly cache?: ResultCache | undefined
  /** Run the steps that a page does not need, too. */
  readonly allSteps?: boolean
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

/** The steps of plugins at one place, then those of the compiler that are declared like these: few pages need them. */
function stepsOf(
  { hooks }: PipelineOptions,
  at: Step['at'],
  builtIn: readonly Omit<Step, 'at'>[] = [],
): PluggableList {
  return [
    ...stepsAt(hooks.all, at).flatMap(timedPlugins),
    ...builtIn.flatMap((step) => whenNeeded({ ...step, at })),
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
      .use(
        stepsOf(options, 'source', [
          // Before links are collected.
          bareLinksStep,
          // After the title, and before links are collected.
          { plugin: [remarkBanner, { parser }] },
          // Its buttons are directives.
          { plugin: remarkHero },
          // Before braces are read as foreign syntax.
          attributesStep,
        ]),
      )
      // While the text is still as the author wrote it.
      .use(remarkLint)
      // Before tags are treated as HTML.
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
      .use(
        stepsOf(options, 'markdown', [
          // While headings in quotes and directives can be told from those of the page.
          { plugin: remarkTitle },
          calloutsStep,
          // Around inline directives, before these lose their positions.
          phrasesStep(options),
          // Makes a directive.
          npm2yarnStep,
        ]),
      )
      // Tabs, admonitions, details and tables; afterwards nothing but plain Markdown is left.
      .use(remarkDirectives)
      .use(
        stepsOf(options, 'plain', [
          // After directives, which had taken the colons.
          ...(options.emoji ? [emojiStep] : []),
          // After steps that look for places in the source.
          joinLinesStep,
          abbreviationsStep(options),
          figuresStep,
        ]),
      )
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
