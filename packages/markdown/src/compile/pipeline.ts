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
import { remarkAbbreviations } from '../plugins/remark-abbreviations'
import { remarkAttributes } from '../plugins/remark-attributes'
import { remarkBanner } from '../plugins/remark-banner'
import { hasWideAddress, remarkBareLinks } from '../plugins/remark-bare-links'
import { remarkCallouts } from '../plugins/remark-callouts'
import { remarkCode } from '../plugins/remark-code'
import { remarkDirectives } from '../plugins/remark-directives'
import { remarkFigures } from '../plugins/remark-figures'
import { remarkFormat } from '../plugins/remark-format'
import { remarkHero } from '../plugins/remark-hero'
import { remarkJoinLines } from '../plugins/remark-join-lines'
import { remarkMachineText } from '../plugins/remark-machine-text'
import { remarkNpm2yarn } from '../plugins/remark-npm2yarn'
import { remarkPhrases } from '../plugins/remark-phrases'
import { remarkTags } from '../plugins/remark-tags'
import { remarkTitle } from '../plugins/remark-title'
import { remarkToHtml } from '../plugins/remark-to-html'
import type { PageSettings } from '../settings/page-settings'
import { hasAny } from '../text/has-any'
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

/** Needs of a step of front matter: a page that has it takes every step. */
const ofFrontMatter = { text: () => false }
const hasWideText = (text: string) => /[\u2e80-\u{3ffff}]|&#/u.test(text)

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
          { needs: { text: hasWideAddress, nodes: ['link'] }, plugin: remarkBareLinks },
          // After the title, and before links are collected.
          { needs: ofFrontMatter, plugin: [remarkBanner, { parser }] },
          // Its buttons are directives.
          { needs: ofFrontMatter, plugin: remarkHero },
          // Before braces are read as foreign syntax.
          {
            needs: { text: hasAny('){', ']{'), nodes: ['link', 'image'] },
            plugin: remarkAttributes,
          },
        ]),
      )
      // While the text is still as the author wrote it, and before tags are treated as HTML.
      .use(remarkTags)
      .freeze()
  )
}

/** The steps from there to HTML, in their order, each with the reason for its place. */
export function createPipeline(options: PipelineOptions, highlighter: Highlighter, parse: Parse) {
  const { abbreviations, emoji, subSuper } = options
  const isExplained = Object.keys(abbreviations).length > 0
  return (
    unified()
      .use(useParser, parse)
      // Before directives: includes may contain some, and directives read code blocks.
      .use(
        stepsOf(options, 'markdown', [
          // While headings in quotes and directives can be told from those of the page.
          { plugin: remarkTitle },
          {
            needs: { text: hasAny('[!', '&#', '&l'), nodes: ['blockquote'] },
            plugin: remarkCallouts,
          },
          // Around inline directives, before these lose their positions.
          { needs: { text: hasAny('==', '~', '^') }, plugin: [remarkPhrases, { subSuper }] },
          // Makes a directive.
          { needs: { text: hasAny('npm2yarn'), nodes: ['code'] }, plugin: remarkNpm2yarn },
        ]),
      )
      // Tabs, admonitions, details and tables; afterwards nothing but plain Markdown is left.
      .use(remarkDirectives)
      .use(
        stepsOf(options, 'plain', [
          // After directives, which had taken the colons.
          ...(emoji ? [emojiStep] : []),
          // After steps that look for places in the source.
          { needs: { text: hasWideText }, plugin: remarkJoinLines },
          {
            needs: { text: (text) => isExplained || text.includes('*[') },
            plugin: [remarkAbbreviations, { abbreviations }],
          },
          { needs: { text: hasAny('!['), nodes: ['image'] }, plugin: remarkFigures },
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
