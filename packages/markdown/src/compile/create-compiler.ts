import { VFile } from 'vfile'
import type { Finding } from '../diagnostics/codes'
import type { StageClock } from '../diagnostics/stage-clock'
import { createHighlighter, type Highlighter, shikiOf } from '../highlight/highlighter'
import type { Compiler } from '../page/compiler'
import { failedDocument } from '../page/failed-document'
import type { PageDraft } from '../page/page-draft'
import { splitHtml, splitMarkdown } from '../page/segments'
import { attachDraft, createDraft } from './create-draft'
import { inTheirFiles } from './expand-includes'
import { createPipeline, type PipelineOptions } from './pipeline'
import { createReader } from './reader'

export interface CompilerOptions extends PipelineOptions {
  /** Records the time of each stage. */
  readonly clock: StageClock
}

/** One compiler for many documents: it owns the pipeline and the highlighter. */
export function createCompiler(options: CompilerOptions): Compiler {
  const { cache, clock, hooks } = options
  const highlighter = timedHighlighter(createHighlighter(cache, shikiOf(hooks)), clock)
  const reader = createReader(options, clock)
  const pipeline = createPipeline(options, highlighter, reader.parseNow)
  const spentElsewhere = () => clock.times.parse + clock.times.highlight

  /** From the text to the document, or only to what lint rules report. */
  async function fill(draft: PageDraft, onlyLint: boolean): Promise<void> {
    const { document, source, text } = draft
    const file = new VFile({ path: source, value: text })
    attachDraft(draft, file)
    file.data.cache = cache
    const start = performance.now()
    const before = spentElsewhere()
    const authored = await reader.read(draft, file)
    if (onlyLint) return
    const html = await pipeline.run(authored, file)
    clock.add('transform', performance.now() - start - (spentElsewhere() - before))
    document.findings.push(...file.messages.map((message) => pluginFinding(source, message)))
    clock.measure('stringify', () => {
      document.segments = splitHtml(pipeline.stringify(html, file), draft)
    })
    document.markdown = splitMarkdown(draft)
  }

  return {
    async compile(input, views) {
      const draft = createDraft(input, options, views)
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
