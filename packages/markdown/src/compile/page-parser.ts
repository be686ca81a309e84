import type { Root } from 'mdast'
import { setPage } from '../diagnostics/watched'
import { hasSyntax } from '../hooks/loaded-hooks'
import { compileNaming, withName } from '../hooks/named-hooks'
import { type PageDraft, report } from '../page/page-draft'
import { cachingParser } from '../parser/caching-parser'
import { NeedsReference, withReference } from '../parser/lazy-parser'
import { tooHardForReference } from '../parser/limits'
import type { MarkdownParser } from '../parser/parser'
import type { SyntaxExtensions } from '../parser/reference'
import type { PipelineOptions } from './pipeline'

/** Reads texts, with the syntax that plugins have registered. */
export function createPageParser(options: PipelineOptions, extensions: SyntaxExtensions) {
  const { parser } = options
  /** Parser with the syntax of plugins. */
  let extended: MarkdownParser | undefined
  return {
    /** For plugins, which cannot wait for the reference. */
    parseNow(text: string): Root {
      if (extended !== undefined && mayHaveSyntax(text, options, extensions))
        return parseNamed(extended, text, options)
      try {
        return parser.parse(text)
      } catch (error) {
        if (error instanceof NeedsReference) return error.tree
        throw error
      }
    },
    /** A page that would take the reference too long is read without the syntax of plugins. */
    async parse(draft: PageDraft): Promise<Root> {
      const { text } = draft
      if ((extensions.micromarkExtensions ?? []).length > 0) {
        extended ??= await loadExtended(options, extensions)
        if (mayHaveSyntax(text, options, extensions)) {
          const problem = tooHardForReference(text)
          setPage(draft.source)
          if (problem === undefined) return parseNamed(extended, text, options)
          const message = `The syntax of plugins is left as text in this page: ${problem.message}`
          const help = 'Split the paragraph, or the page.'
          report(draft, 'page/plugin', { position: { start: problem } }, message, help)
        }
      }
      return withReference(parser, () => parser.parse(text))
    },
  }
}

async function loadExtended({ hooks, cache }: PipelineOptions, extensions: SyntaxExtensions) {
  const { extendedParser } = await import('../parser/reference')
  const reference = extendedParser(extensions)
  return cachingParser({ ...reference, name: `${reference.name} ${hooks.key}` }, cache)
}

/** True if a text may have syntax of plugins. Those of unified do not say what theirs looks like. */
function mayHaveSyntax(
  text: string,
  { hooks: { all } }: PipelineOptions,
  extensions: SyntaxExtensions,
) {
  const { micromarkExtensions = [] } = extensions
  const ofHooks = all.flatMap(({ syntax = [] }) => syntax.flatMap((each) => each.micromark))
  return micromarkExtensions.length > ofHooks.length || all.some((each) => hasSyntax(each, text))
}

/** Fails with the names of the plugins whose syntax the text may have. */
function parseNamed(parser: MarkdownParser, text: string, { hooks }: PipelineOptions): Root {
  const plugins = [...hooks.byPlugin].filter(([, each]) => hasSyntax(each, text))
  const parse = () => parser.parse(text)
  if (plugins.length === 0) return parse()
  return withName(parse, compileNaming(plugins.map(([name]) => name).join('" or "')))()
}
