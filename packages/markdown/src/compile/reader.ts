import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { StageClock } from '../diagnostics/stage-clock'
import { setPage } from '../diagnostics/watched'
import type { PageDraft } from '../page/page-draft'
import type { SyntaxExtensions } from '../parser/reference'
import { formatOpener } from './page-format'
import { createPageParser } from './page-parser'
import { createReading, type PipelineOptions } from './pipeline'

/** Reads pages: from the text to the tree as its author wrote it, which lint rules have checked. */
export function createReader(options: PipelineOptions, clock: StageClock) {
  const steps = createReading(options, parseNow)
  const extensions = steps.data() as SyntaxExtensions
  const parser = createPageParser(options, extensions)
  const openFormat = formatOpener(options, extensions)

  /** For plugins, which cannot wait for the reference. */
  function parseNow(text: string): Root {
    return parser.parseNow(text)
  }

  async function parse(draft: PageDraft): Promise<Root> {
    const { dialect, format, source, text } = draft
    if (format !== undefined) await openFormat(format)
    setPage(source)
    const start = performance.now()
    const tree = format?.opened?.parse(text) ?? (await parser.parse(draft))
    options.hooks.of(dialect)?.rewriteTree?.(tree)
    clock.add('parse', performance.now() - start)
    return tree
  }

  return {
    parseNow,
    read: async (draft: PageDraft, file: VFile) =>
      (await steps.run(await parse(draft), file)) as Root,
  }
}
