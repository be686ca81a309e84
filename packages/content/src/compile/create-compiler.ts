import { dirname, join, normalize, posix, relative, sep } from 'node:path'
import type { TableData } from '@landing/schema'
import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import { VFile } from 'vfile'

import type { ResultCache } from '../cache/pack-store'
import { splitFrontMatter } from '../facts/front-matter'
import { TooComplexError } from '../parser/limits'
import type { MarkdownParser } from '../parser/parser'
import type { Finding } from '../rules'
import { createStageClock, type StageClock } from '../run/stage-clock'
import { readSource } from '../scan/source-text'
import { digest } from '../text/digest'
import type { CompiledDocument } from './compiled-document'
import { createHighlighter, type Highlighter } from './highlighter'
import type { FileDependency, PageDraft, PageEnvironment } from './page-draft'
import { createPipeline } from './pipeline'

export interface CompilerOptions {
  readonly contentDir: string
  readonly parser: MarkdownParser
  /** Language of dates in data tables. */
  readonly locale: string
  /** What raw HTML becomes; default `keep`. */
  readonly rawHtml?: 'keep' | 'sanitize'
  /** Turn `:tada:` into the sign it names; default false. */
  readonly emoji?: boolean
  readonly remarkPlugins?: PluggableList
  readonly rehypePlugins?: PluggableList
  /** Keeps highlighted code, and trees that took long to parse. */
  readonly cache?: ResultCache
  /** Where the time goes. */
  readonly clock?: StageClock
}

export type Views = Readonly<Record<string, TableData>>

export interface CompileInput {
  /** Path relative to the content folder. */
  readonly source: string
  readonly text: string
  readonly hash: string
  readonly dialect: 'landing' | 'terraform-registry'
}

export interface Compiler {
  /** Never rejects: what cannot be compiled is a finding of the document. */
  compile(input: CompileInput, views: Views): Promise<CompiledDocument>
  dispose(): void
}

/** One compiler for many documents: it owns the pipeline and the highlighter. */
export function createCompiler(options: CompilerOptions): Compiler {
  const clock = options.clock ?? createStageClock()
  const highlighter = timedHighlighter(createHighlighter(options.cache), clock)
  const pipeline = createPipeline({
    parser: options.parser,
    highlighter,
    rawHtml: options.rawHtml ?? 'keep',
    emoji: options.emoji ?? false,
    remarkPlugins: options.remarkPlugins ?? [],
    rehypePlugins: options.rehypePlugins ?? [],
  })

  async function toHtml(draft: PageDraft): Promise<string> {
    const file = new VFile({ path: draft.source, value: draft.text })
    file.data.draft = draft
    const tree = clock.measure('parse', () => pipeline.parse(file) as Root)
    const before = clock.times.highlight
    const start = performance.now()
    const html = await pipeline.run(tree, file)
    clock.add('transform', performance.now() - start - (clock.times.highlight - before))
    draft.findings.push(...file.messages.map((message) => pluginFinding(draft.source, message)))
    return clock.measure('stringify', () => pipeline.stringify(html, file))
  }
  return {
    async compile(input, views) {
      const draft = createDraft(input, options, views)
      let html: string
      try {
        html = await toHtml(draft)
      } catch (error) {
        return failed(input, draft, error)
      }
      return {
        source: input.source,
        html,
        marker: draft.marker,
        headings: draft.headings,
        hasTitleHeading: draft.hasTitleHeading,
        excerpt: draft.excerpt,
        markdown: draft.markdown,
        markdownLinks: draft.markdownLinks,
        sections: draft.sections,
        links: draft.slots,
        externalLinks: draft.externalLinks,
        ids: draft.ids,
        findings: draft.findings,
        dependencies: {
          files: draft.files,
          views: Object.fromEntries(
            [...draft.views].sort().map((name) => [name, hashView(views[name])]),
          ),
        },
      }
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

/** The hash by which a cached page knows that a view is still the same. */
export function hashView(view: TableData | undefined): string {
  if (view === undefined) return ''
  const known = viewHashes.get(view)
  if (known !== undefined) return known
  const hash = digest(JSON.stringify(view), 16)
  viewHashes.set(view, hash)
  return hash
}

const viewHashes = new WeakMap<TableData, string>()

/** The text with front matter blanked out, so that every position is one in the file. */
function blankFrontMatter(text: string): string {
  const { body, bodyLine } = splitFrontMatter(text)
  return bodyLine === 1 ? body : '\n'.repeat(bodyLine - 1) + body
}

function createDraft(input: CompileInput, options: CompilerOptions, views: Views): PageDraft {
  const files: FileDependency[] = []
  return {
    source: input.source,
    text: blankFrontMatter(input.text),
    dialect: input.dialect,
    environment: {
      views,
      locale: options.locale,
      readInclude: includeReader(options.contentDir, input.source, files),
    },
    findings: [],
    codeBlocks: [],
    headings: [],
    sections: [],
    slots: [],
    externalLinks: [],
    ids: [],
    files,
    views: new Set(),
    // The page's own hash cannot be part of the page.
    marker: `slot-${digest(`${input.source} ${input.hash}`, 16)}-`,
    markdown: '',
    markdownLinks: [],
    excerpt: '',
    hasTitleHeading: false,
  }
}

function includeReader(
  contentDir: string,
  source: string,
  files: FileDependency[],
): PageEnvironment['readInclude'] {
  return (path) => {
    const absolute = path.startsWith('/')
      ? join(contentDir, path)
      : join(contentDir, dirname(source), path)
    const inside = relative(contentDir, normalize(absolute)).split(sep).join(posix.sep)
    if (inside.startsWith('../')) return { problem: 'it lies outside of the content folder.' }
    try {
      const { text, hash } = readSource(absolute)
      files.push({ path: inside, hash })
      return { text }
    } catch {
      files.push({ path: inside })
      return { problem: 'it does not exist or cannot be read.' }
    }
  }
}

function failed(input: CompileInput, draft: PageDraft, error: unknown): CompiledDocument {
  return {
    source: input.source,
    html: '',
    marker: draft.marker,
    headings: [],
    hasTitleHeading: false,
    excerpt: '',
    markdown: draft.markdown,
    markdownLinks: [],
    sections: [],
    links: [],
    externalLinks: [],
    ids: [],
    findings: [failure(input.source, error)],
    dependencies: { files: draft.files, views: {} },
  }
}

/** What a plugin had to say, in the usual way of the unified ecosystem. */
function pluginFinding(file: string, message: VFile['messages'][number]): Finding {
  const { reason, line, column, source, ruleId, note } = message
  const name = [source, ruleId].filter((part) => part).join(':')
  return {
    rule: 'page/plugin',
    reason: name === '' ? reason : `${reason} (${name})`,
    place: { file, ...(line !== undefined && { line }), ...(column !== undefined && { column }) },
    ...(note && { advice: note }),
  }
}

function failure(file: string, error: unknown): Finding {
  const rule = 'page/failed'
  if (error instanceof TooComplexError) {
    return {
      rule,
      reason: `The page cannot be compiled: ${error.message}`,
      place: { file, line: error.line, column: error.column },
      advice: 'Nest less deeply, or split the page.',
    }
  }
  if (error instanceof RangeError) {
    return {
      rule,
      reason: 'The page cannot be compiled: it needs more room on the stack than there is.',
      place: { file },
      advice: 'A plugin of the site nests too deeply, or calls itself without an end.',
    }
  }
  return {
    rule,
    reason: `The page cannot be compiled: ${error instanceof Error ? error.message : String(error)}`,
    place: { file },
    advice: 'If the text looks right, a plugin of the site may be at fault.',
  }
}
