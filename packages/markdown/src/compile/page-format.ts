import type { CompileDialect } from '../hooks/compile-hooks'
import { knownFormat, parserOf } from '../hooks/formats'
import type { PageParser, ParserHook } from '../hooks/parser-hook'
import { codeRefusal } from '../page/code-refusal'
import type { PageFormat } from '../page/page-draft'
import { checkLimits } from '../parser/limits'
import { checkNesting } from '../parser/nesting'
import type { SyntaxExtensions } from '../parser/reference'
import { oncePer } from '../text/once'
import { placeAt } from '../text/place-at'
import type { PipelineOptions } from './pipeline'

/** The format of a page that is not in Markdown. */
export function formatOf(
  source: string,
  text: string,
  dialect: CompileDialect | undefined,
  options: PipelineOptions,
): PageFormat | undefined {
  const parser = parserOf(source, text, dialect, options.hooks)
  const known = knownFormat(source)
  const name = parser?.name ?? known?.name
  if (name === undefined) return undefined
  const problem = parser
    ? parser.isCode && codeRefusal(source, options, parser.name)
    : known?.unread
  if (!problem) return { name, parser }
  const place = placeAt(text, Math.max(text.search(/\S/), 0))
  return { name, misread: { ...problem, location: { file: source, ...place } } }
}

/** Opens parsers of formats, each once. Their trees have the limits of Markdown. */
export function formatOpener({ contentDir, hooks }: PipelineOptions, extensions: SyntaxExtensions) {
  const open = oncePer(async (hook: ParserHook): Promise<PageParser> => {
    const { extendProcessor } = await import('../parser/reference')
    const opened = await hook.open({
      contentDir,
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
  return async (format: PageFormat): Promise<void> => {
    if (format.parser !== undefined) format.opened = await open(format.parser)
  }
}
