import type { Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import { type PluggableList, type Processor, unified } from 'unified'
import type { Highlighter } from '../highlight/highlighter'
import type { ShikiExtensions } from '../highlight/shiki-extensions'
import type { CompileHooks } from '../hooks/compile-hooks'
import { type Hooks, stepsAt } from '../hooks/load-hooks'
import type { PageDraft } from '../page/page-draft'
import type { LazyParser } from '../parser/lazy-parser'
import type { SyntaxExtensions } from '../parser/reference'
import { rehypeComponents } from '../plugins/rehype-components'
import { rehypeFinish } from '../plugins/rehype-finish'
import { rehypeLanguages } from '../plugins/rehype-languages'
import { rehypeOutline } from '../plugins/rehype-outline'
import { rehypeParseRaw } from '../plugins/rehype-parse-raw'
import { rehypeSanitizeRaw } from '../plugins/rehype-sanitize-raw'
import { remarkCode } from '../plugins/remark-code'
import { remarkDirectives } from '../plugins/remark-directives'
import { remarkMachineText } from '../plugins/remark-machine-text'
import { remarkTags } from '../plugins/remark-tags'
import { remarkTitle } from '../plugins/remark-title'
import { remarkToHtml } from '../plugins/remark-to-html'
import type { PageSettings } from '../settings/page-settings'
import { timedPlugins, timedSteps } from './timed-plugins'
import { whenNeeded } from './when-needed'

// Most pages need none of these, so they are loaded when the first one does.
const abbreviations = async () =>
  (await import('../plugins/remark-abbreviations')).remarkAbbreviations
const attributes = async () => (await import('../plugins/remark-attributes')).remarkAttributes
const banner = async () => (await import('../plugins/remark-banner')).remarkBanner
const callouts = async () => (await import('../plugins/remark-callouts')).remarkCallouts
const figures = async () => (await import('../plugins/remark-figures')).remarkFigures
const format = async () => (await import('../plugins/remark-format')).remarkFormat
const hero = async () => (await import('../plugins/remark-hero')).remarkHero
const joinLines = async () => (await import('../plugins/remark-join-lines')).remarkJoinLines
const npm2yarn = async () => (await import('../plugins/remark-npm2yarn')).remarkNpm2yarn
const phrases = async () => (await import('../plugins/remark-phrases')).remarkPhrases
const shortcodes = async () => (await import('../plugins/remark-emoji')).remarkEmoji

/** For what is not in the text, as front matter and formats are: a page that has it is not plain. */
const never = () => false

const hasAbbreviations = (text: string, { environment }: PageDraft) =>
  text.includes('*[') || Object.keys(environment.abbreviations).length > 0

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

/** For plugins with texts of their own; pages are parsed before. */
type Parse = (text: string) => Root

function useParser(this: Processor, parse: Parse): void {
  this.parser = (text) => parse(text)
}

/** The steps that read the text as its author wrote it, in their order, with the rules that check it. */
export function createReading({ parser, hooks, ...options }: PipelineOptions, parse: Parse) {
  return (
    unified()
      .use(registerSyntax, hooks.all)
      // First, so that users' plugins can handle their own directives and create code blocks.
      .use(timedPlugins(options.remarkPlugins))
      .use(useParser, parse)
      // Before all steps that look for Markdown.
      .use(whenNeeded(never, format, { contentDir: options.contentDir, parser }))
      // While every node still has its position in the source.
      .use(remarkMachineText)
      // After the title, and before links are collected.
      .use(whenNeeded(never, banner, { parser }))
      // Its buttons are directives.
      .use(whenNeeded(never, hero))
      // Before braces are read as foreign syntax.
      .use(whenNeeded((text) => /[)\]]\{/.test(text), attributes))
      // While the text is still as the author wrote it, and before tags are treated as HTML.
      .use(remarkTags)
      .freeze()
  )
}

/** The steps from there to HTML, in their order, each with the reason for its place. */
export function createPipeline(options: PipelineOptions, highlighter: Highlighter, parse: Parse) {
  const { rawHtml, emoji, hooks } = options
  return (
    unified()
      .use(useParser, parse)
      // Before directives: includes may contain some, and directives read code blocks.
      .use(timedSteps(stepsAt(hooks, 'markdown')))
      // While headings in directives can be told from those of the page.
      .use(remarkTitle)
      .use(whenNeeded((text) => /\[!|&[#l]/.test(text), callouts))
      // Around inline directives, before these lose their positions.
      .use(whenNeeded((text) => /==|[~^]/.test(text), phrases))
      // Makes a directive.
      .use(whenNeeded((text) => text.includes('npm2yarn'), npm2yarn))
      // Tabs, admonitions, details and tables; afterwards nothing but plain Markdown is left.
      .use(remarkDirectives)
      // After directives, which had taken the colons.
      .use(emoji ? [whenNeeded((text) => /:[+\w\\-]+:|&[#c]/.test(text), shortcodes)] : [])
      // After steps that look for places in the source.
      .use(whenNeeded((text) => /[\u2e80-\u{3ffff}]|&#/u.test(text), joinLines))
      .use(whenNeeded(hasAbbreviations, abbreviations))
      .use(whenNeeded((text) => text.includes('!['), figures))
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
