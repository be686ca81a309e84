import type { Root } from 'mdast'
import { VFile } from 'vfile'
import type { ResultCache } from '../cache/pack-store'
import type { Finding } from '../diagnostics/codes'
import type { StageClock } from '../diagnostics/stage-clock'
import { setPage } from '../diagnostics/watched'
import { createHighlighter, type Highlighter, shikiOf } from '../highlight/highlighter'
import type { CompileHooks } from '../hooks/compile-hooks'
import { compileNaming, withName } from '../hooks/named-hooks'
import type { PageParser, ParserHook } from '../hooks/parser-hook'
import type { Compiler } from '../page/compiler'
import { failedDocument } from '../page/failed-document'
import { type PageDraft, report } from '../page/page-draft'
import { splitHtml, splitMarkdown } from '../page/segments'
import { cachingParser } from '../parser/caching-parser'
import { NeedsReference, withReference } from '../parser/lazy-parser'
import { checkLimits, tooHardForReference } from '../parser/limits'
import { checkNesting } from '../parser/nesting'
import type { MarkdownParser } from '../parser/parser'
import type { SyntaxExtensions } from '../parser/reference'
import { oncePer } from '../text/once'
import { attachDraft, createDraft } from './create-draft'
import { inTheirFiles } from './expand-includes'
import { createPipeline, createReading, type PipelineOptions } from './pipeline'

export interface CompilerOptions extends PipelineOptions {
  /** Keeps highlighted code, and trees that took long to parse. */
  readonly cache?: ResultCache | undefined
  /** Run the steps that a page does not need, too; default false. The result is the same. */
  readonly allSteps?: boolean
  /** Records the time of each stage. */
  readonly clock: StageClock
}

/** One compiler for many documents: it owns the pipeline and the highlighter. */
export function createCompiler(options: CompilerOptions): Compiler {
  const { cache, clock, hooks, parser, allSteps = false } = options
  const highlighter = timedHighlighter(createHighlighter(cache, shikiOf(hooks)), clock)
  /** Parser with the syntax of plugins. */
  let extended: MarkdownParser | undefined
  const reading = createReading(options, parseNow)
  const pipeline = createPipeline(options, highlighter, parseNow)
  const extensions = reading.data() as SyntaxExtensions

  /** For plugins, which cannot wait for the reference. */
  function parseNow(text: string): Root {
    if (extended !== undefined && mayHaveSyntax(text)) return parseExtended(extended, text)
    try {
      return parser.parse(text)
    } catch (error) {
      if (error instanceof NeedsReference) return error.tree
      throw error
    }
  }

  /** A page that would take the reference too long is read without the syntax of plugins. */
  async function parse(draft: PageDraft): Promise<Root> {
    const { text } = draft
    if ((extensions.micromarkExtensions ?? []).length > 0) {
      extended ??= await loadExtended()
      if (mayHaveSyntax(text)) {
        const problem = tooHardForReference(text)
        if (problem === undefined) {
          setPage(draft.source)
          return parseExtended(extended, text)
        }
        const message = `The syntax of plugins is left as text in this page: ${problem.message}`
        const help = 'Split the paragraph, or the page.'
        report(draft, 'page/plugin', { position: { start: problem } }, message, help)
      }
    }
    return withReference(parser, () => parser.parse(text))
  }

  /** Fails with the names of the plugins whose syntax the text may have. */
  function parseExtended(parser: MarkdownParser, text: string): Root {
    const plugins = [...hooks.byPlugin].filter(([, each]) => hasSyntax(each, text))
    const parse = () => parser.parse(text)
    if (plugins.length === 0) return parse()
    return withName(parse, compileNaming(plugins.map(([name]) => name).join('" or "')))()
  }

  async function loadExtended(): Promise<MarkdownParser> {
    const { extendedParser } = await import('../parser/reference')
    const reference = extendedParser(extensions)
    const name = `${reference.name} ${hooks.key}`
    return cachingParser({ ...reference, name }, cache)
  }

  /** True if a text may have syntax of plugins. Those of unified do not say what theirs looks like. */
  function mayHaveSyntax(text: string): boolean {
    const ofHooks = hooks.all.flatMap(({ syntax = [] }) => syntax.flatMap((each) => each.micromark))
    if ((extensions.micromarkExtensions ?? []).length > ofHooks.length) return true
    return hooks.all.some((each) => hasSyntax(each, text))
  }

  const openFormat = oncePer(async (hook: ParserHook): Promise<PageParser> => {
    const { extendProcessor } = await import('../parser/reference')
    const opened = await hook.open({
      contentDir: options.contentDir,
      options: hooks.all
        .map(({ dialect }) => dialect?.formats?.[hook.name])
        .filter((each) => each !== undefined),
      extend: (processor) => extendProcessor(processor, extensions),
    })
    return {
      parse(text) {
        checkLimits(text)
        const tree = opened.parse(text)
        checkNesting(tree)
        return tree
      },
      lower: (tree, page) => opened.lower(tree, page),
    }
  })

  async function fill(draft: PageDraft, onlyLint: boolean): Promise<void> {
    const file = new VFile({ path: draft.source, value: draft.text })
    attachDraft(draft, file)
    file.data.cache = cache
    if (draft.parser !== undefined) draft.format = await openFormat(draft.parser)
    setPage(draft.source)
    const opened = performance.now()
    const tree = draft.format?.parse(draft.text) ?? (await parse(draft))
    hooks.of(draft.dialect)?.rewriteTree?.(tree)
    const before = clock.times.highlight
    const start = performance.now()
    clock.add('parse', start - opened)
    const authored = (await reading.run(tree, file)) as Root
    if (onlyLint) return
    const html = await pipeline.run(authored, file)
    clock.add('transform', performance.now() - start - (clock.times.highlight - before))
    draft.document.findings.push(
      ...file.messages.map((message) => pluginFinding(draft.source, message)),
    )
    const { document } = draft
    clock.measure('stringify', () => {
      document.segments = splitHtml(pipeline.stringify(html, file), draft)
    })
    document.markdown = splitMarkdown(draft)
  }
  return {
    async compile(input, views) {
      const draft = createDraft(input, { ...options, needsAllSteps: allSteps }, views)
      try {
        await fill(draft, input.onlyLint === true)
      } catch (error) {
        const document = failedDocument(input, error, draft.document.dependencies.files)
        return { document, mistakes: draft.mistakes }
      }
      return inTheirFiles(draft)
    },
    dispose() {
      highlighter.dispose()
    },
  }
}

/** True if a text may have syntax of a plugin. */
const hasSyntax = ({ syntax = [] }: CompileHooks, text: string): boolean =>
  syntax.some(({ needs }) => needs?.text(text) ?? true)

function timedHighlighter(highlighter: Highlighter, clock: StageClock): Highlighter {
  return {
    ...highlighter,
    async prepare(blocks) {
      const start = performance.now()
      const prepared = await highlighter.prepare(blocks)
      clock.add('highlight', performance.now() - start)
      return {
        ...prepared,
        lines: (block) => clock.measure('highlight', () => prepared.lines(block)),
      }
    },
  }
}

/** A message of a remark or a rehype plugin, as the unified ecosystem reports it. */
function pluginFinding(file: string, message: VFile['messages'][number]): Finding {
  const { reason, line, column, source, ruleId, note } = message
  const name = [source, ruleId].filter((part) => part).join(':')
  return {
    code: 'page/plugin',
    message: name === '' ? reason : `${reason} (${name})`,
    location: {
      file,
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    },
    ...(note && { help: note }),
  }
}
