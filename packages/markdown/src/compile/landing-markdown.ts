import { resolve } from 'node:path'
import type { Element, Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { Plugin, Processor } from 'unified'
import type { VFile } from 'vfile'
import type { Finding } from '../diagnostics/codes'
import { createHighlighter, shikiOf } from '../highlight/highlighter'
import type { CompileHooks, ShikiParts } from '../hooks/compile-hooks'
import { type Hooks, noHooks } from '../hooks/loaded-hooks'
import { ownDialect } from '../hooks/plugin'
import type { Views } from '../page/compiler'
import type { PageDraft } from '../page/page-draft'
import { extendedParser, type SyntaxExtensions } from '../parser/reference'
import { defaultSettings, type PageSettings } from '../settings/page-settings'
import { digest } from '../text/digest'
import { once } from '../text/once'
import { relativePath } from '../text/relative-path'
import { attachDraft, createDraft } from './create-draft'
import { inTheirFiles } from './expand-includes'
import { createPipeline, createReading } from './pipeline'

/** Options of `landingMarkdown`. */
export interface LandingMarkdownOptions extends Partial<PageSettings> {
  /** Folder of the files that texts may include; default: the current one. */
  readonly contentDir?: string
  /** Hooks of plugins: `await loadHooks([math()], compileHalf, '.')`, of `@landing/markdown/host`. Their `parser` is not used. */
  readonly hooks?: Hooks<CompileHooks>
  /** Grammars and transformers of Shiki. */
  readonly shiki?: ShikiParts
  /** Rows of `::table{data="name"}`, by name. */
  readonly views?: Views
}

/**
 * From a text to HTML, with everything between: `unified().use(landingMarkdown).use(rehypeStringify)`. It parses the text itself,
 * with GFM, directives and the syntax that other plugins register. Links stay as they were written, and mistakes become messages of
 * the file.
 */
export const landingMarkdown: Plugin<[LandingMarkdownOptions?], Root, HastRoot> = function (
  this: Processor,
  given = {},
) {
  const { shiki = {}, views = {} } = given
  const added = given.hooks ?? noHooks
  const hooks = { ...added, all: [...added.all, { shiki }] }
  const contentDir = resolve(given.contentDir ?? '.')
  const settings = { ...defaultSettings, ...given, contentDir, hooks }
  const parse = (text: string): Root => parser().parse(text)
  const options = {
    ...settings,
    parser: { parse, loadReference: async () => undefined },
    allSteps: true,
  }
  const reading = once(() => createReading(options, parse))
  const highlighter = createHighlighter(undefined, shikiOf(hooks))
  const pipeline = once(() => createPipeline(options, highlighter, parse))
  const parser = once(() =>
    extendedParser(joined(this.data() as SyntaxExtensions, reading().data() as SyntaxExtensions)),
  )
  const open = (file: VFile): PageDraft => {
    const text = String(file)
    const source = relativePath(contentDir, resolve(file.cwd, file.path ?? 'text.md'))
    const input = { source, text, hash: digest(text), dialect: ownDialect, locale: 'en' }
    const draft = createDraft(input, options, views)
    attachDraft(draft, file)
    return draft
  }
  this.parser = (_, file) => parse(open(file).text)
  return async (tree, file) => {
    const draft = file.data.draft ?? open(file)
    const authored = (await reading().run(tree, file)) as Root
    const html = await withElements(await pipeline().run(authored, file), file)
    const { document, mistakes } = inTheirFiles(draft)
    fillSlots(html, draft)
    report([...document.findings, ...mistakes], document.source, file)
    return html
  }
}

function joined(first: SyntaxExtensions, second: SyntaxExtensions): SyntaxExtensions {
  const fields = ['micromarkExtensions', 'fromMarkdownExtensions'] as const
  return Object.fromEntries(
    fields.map((field) => [field, [...(first[field] ?? []), ...(second[field] ?? [])]]),
  )
}

/** Highlighted code and icons as elements, which any stringifier writes. */
async function withElements(tree: HastRoot, file: VFile): Promise<HastRoot> {
  const { default: rehypeRaw } = await import('rehype-raw')
  return rehypeRaw()(tree, file) as HastRoot
}

/** Writes the addresses as they are in the text: there is no site to look them up in. */
function fillSlots(parent: HastRoot | Element, draft: PageDraft): void {
  const slotOf = (mark: unknown) =>
    String(mark).startsWith(draft.marker)
      ? draft.slots[Number(String(mark).slice(draft.marker.length))]
      : undefined
  parent.children = (parent.children as Element[]).flatMap((node) => {
    if (node.type !== 'element') return [node]
    fillSlots(node, draft)
    const block = slotOf(node.tagName)
    if (block !== undefined) return block.kind === 'pages' ? [] : (node.children as Element[])
    for (const [name, value] of Object.entries(node.properties)) {
      const slot = slotOf(value)
      if (slot === undefined || !('url' in slot)) continue
      node.properties[name] = slot.url
      if (slot.isFluid) continue
      if (slot.width !== undefined) node.properties.width = slot.width
      if (slot.height !== undefined) node.properties.height = slot.height
    }
    return [node]
  })
}

function report(findings: readonly Finding[], source: string, file: VFile): void {
  for (const { code, message, location, help } of findings) {
    const { line, column = 1 } = location
    const place = line === undefined ? undefined : { line, column }
    const told = file.message(message, { place, source: 'landing', ruleId: code })
    if (location.file !== source) told.file = location.file
    if (help !== undefined) told.note = help
  }
}
