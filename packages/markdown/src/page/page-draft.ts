import { randomBytes } from 'node:crypto'
import { type FrontMatter, isFullAddress, type Severity } from '@landing/schema'
import type { VFile } from 'vfile'
import { type Code, type Finding, severities } from '../diagnostics/codes'
import { setPage } from '../diagnostics/watched'
import type { PreparedCode } from '../highlight/highlighter'
import type { CompileHooks } from '../hooks/compile-hooks'
import type { DirectivePage } from '../hooks/directives'
import type { LintIssue } from '../hooks/lint-hooks'
import type { Hooks } from '../hooks/loaded-hooks'
import type { PageParser, ParserHook } from '../hooks/parser-hook'
import type { DocumentLanguage } from '../settings/languages'
import type { PageSettings } from '../settings/page-settings'
import { ownValue } from '../text/own-value'
import { type LineAndColumn, placeAt } from '../text/place-at'
import type { CodeBlock } from './code-marks'
import type {
  AddressSlot,
  BlockSlot,
  MarkdownSegment,
  OpenDocument,
  ReferenceSlot,
} from './compiled-document'
import { hashView, type Views } from './compiler'

export type { DirectivePage }

/** Origin of a line. */
export interface LineOrigin {
  readonly file: string
  readonly line: number
  /** Line of the page that has it, or that includes it. */
  readonly pageLine: number
}

/** The lines of a page by their origin. */
export interface IncludedLines {
  /** By line, from 0; absent when nothing is included. */
  readonly origins?: readonly LineOrigin[]
  /** Problems of inclusions. */
  readonly findings: readonly Finding[]
}

/** Context of a page: everything a compiler needs besides the text. */
export interface PageEnvironment extends PageSettings {
  readonly views: Views
  /** Language the page is written in. */
  readonly language: DocumentLanguage
  readonly hooks: Hooks<CompileHooks>
  /** Every step runs: plugins of unified may add syntax that the text does not have. */
  readonly allSteps?: boolean
  /** An address with an alias of a plugin, such as `@site/`, as a path from the page; others stay as they are. */
  readonly withoutAlias: (url: string) => string
  /**
   * Reads a text file below the content folder, or returns the reason for failing. Paths are relative to the page, or to another
   * file.
   */
  readonly readInclude: (
    path: string,
    from?: string,
  ) => { readonly text: string; readonly path: string } | { readonly problem: string }
}

/** What a page is in that is not in Markdown. */
export interface PageFormat {
  /** By its parser, or by the ending of the file. */
  readonly name: string
  /** Why the page is read as Markdown. */
  readonly misread?: Finding
  /** Absent for a page that is misread. */
  readonly parser?: ParserHook | undefined
  /** The same, open. */
  opened?: PageParser
}

/** A page in the pipeline: what its steps read, and the document that they fill in. */
export interface PageDraft extends DirectivePage {
  /** Text from other files. */
  readonly included: IncludedLines
  readonly environment: PageEnvironment
  readonly dialect: string
  /** What becomes of the page. */
  readonly document: OpenDocument
  /** The text as plain Markdown, with marks in place of `markdownSlots`. */
  markdown: string
  /** Begins the marks of slots, which never leave the compiler. */
  readonly marker: string
  readonly slots: (AddressSlot | Omit<ReferenceSlot, 'text'> | BlockSlot)[]
  readonly markdownSlots: Exclude<MarkdownSegment, string>[]
  /** Names that may follow `:::`. */
  readonly containers: readonly string[]
  /** The same behind `::`. */
  readonly leaves: readonly string[]
  /** The same in `> [!NAME]`. */
  readonly callouts: readonly string[]
  /** What lint rules report. */
  readonly mistakes: Finding[]
  readonly codeBlocks: CodeBlock[]
  /** Absent for Markdown. */
  readonly format: PageFormat | undefined
  readonly hasFrontMatter: boolean
  /** As written, for code; else empty. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Front matter that is shown at the start of the page. */
  readonly opening: Pick<FrontMatter, 'hero' | 'banner' | 'title'> & {
    /** Where a text of it is in the file. */
    placeOf(text: string): LineAndColumn
  }
  /** Absent if the page has no code, or before that step. */
  code?: PreparedCode
}

declare module 'vfile' {
  interface DataMap {
    draft: PageDraft
  }
}

/** Position of a text of the front matter that is shown in the page. */
export function positionInOpening({ opening }: PageDraft, text: string) {
  const at = { ...opening.placeOf(text), offset: 0 }
  return { start: at, end: at }
}

interface Positioned {
  readonly position?: { readonly start: LineAndColumn } | undefined
}

/** Reports a problem at a node's position. */
export function report(
  page: Pick<DirectivePage, 'report'>,
  code: Code,
  node: Positioned | undefined,
  message: string,
  help: string,
): void {
  const place = node?.position?.start
  page.report({ code, message, help, ...(place && { place }) })
}

/** The severity of a plugin's code; that of a code of the compiler is the site's. */
function severityOf(code: string, { all }: Hooks<CompileHooks>): Severity | undefined {
  if (Object.hasOwn(severities, code)) return undefined
  return all.find(({ codes = {} }) => Object.hasOwn(codes, code))?.codes?.[code] ?? 'warn'
}

/** A mistake at its place. */
export function placed(
  { at, node, place, ...issue }: LintIssue,
  { source, text, environment }: PageDraft,
  file = source,
): Finding {
  const start = place ?? node?.position?.start ?? (at === undefined ? undefined : placeAt(text, at))
  const { line, column } = start ?? {}
  const location = { file, ...(line && column && { line, column }) }
  const severity = issue.severity ?? severityOf(issue.code, environment.hooks)
  return { ...issue, ...(severity && { severity }), location } as Finding
}

/** Line and column of a node; those of the start of the page for nodes that a step has made. */
export function placeOf(node: Positioned): LineAndColumn {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return { line, column }
}

/** The same in the page, for a node of an included file. */
export function placeInPage(
  { included }: PageDraft,
  { line, column }: LineAndColumn,
): LineAndColumn {
  return { line: included.origins?.[line - 1]?.pageLine ?? line, column }
}

/** Records what is filled in later, and returns its mark in the tree. */
export function addSlot(draft: PageDraft, slot: PageDraft['slots'][number]): string {
  const place = 'line' in slot && placeInPage(draft, slot)
  return `${draft.marker}${draft.slots.push({ ...slot, ...place }) - 1}`
}

/** The same for an address in an attribute. */
export function addAddress(
  draft: PageDraft,
  kind: AddressSlot['kind'],
  url: string,
  node: Positioned,
  image: Partial<AddressSlot> = {},
): string {
  return addSlot(draft, {
    ...image,
    kind,
    url: draft.environment.withoutAlias(url),
    ...placeOf(node),
  })
}

/** The same in the page as Markdown. */
export function takeMarkdown(draft: PageDraft, slot: PageDraft['markdownSlots'][number]): string {
  return `${draft.marker}${draft.markdownSlots.push(slot) - 1}:`
}

/** Random, so that no text, included or linked, can have it. */
const marker = `slot-${randomBytes(16).toString('hex')}-`

/** What a draft collects of slots, empty. */
export function noSlots(): Pick<PageDraft, 'markdown' | 'marker' | 'slots' | 'markdownSlots'> {
  return { markdown: '', marker, slots: [], markdownSlots: [] }
}

/** The draft of a step, which begins: plugins that it calls are named with its page. */
export function draftOf(file: VFile): PageDraft {
  if (file.data.draft === undefined) throw new Error('The file has no page.')
  setPage(file.data.draft.source)
  return file.data.draft
}

type Drafted = Omit<PageDraft, keyof DirectivePage> & Pick<PageDraft, 'source' | 'text'>

/** A draft with what directives may ask of their page. */
export function openDraft(drafted: Drafted): PageDraft {
  const { document, environment } = drafted
  const { language, variables, views, readInclude } = environment
  const page: Omit<DirectivePage, 'source' | 'text'> = {
    language,
    variables,
    viewNames: Object.keys(views),
    view(name) {
      const view = ownValue(views, name)
      document.dependencies.views[name] = hashView(view)
      return view
    },
    read: readInclude,
    markdownAddress: (url) =>
      url === '' || url.startsWith('#') || isFullAddress(url) ? url : takeMarkdown(draft, { url }),
    pageList: (query, node) =>
      node === undefined
        ? takeMarkdown(draft, { query })
        : addSlot(draft, { kind: 'pages', query, ...placeOf(node) }),
    component(name, props, node) {
      const use = { name, props, file: draft.source, ...placeOf(node) }
      return addSlot(draft, { kind: 'component', use })
    },
    report(issue) {
      document.findings.push(placed(issue, draft))
    },
  }
  // Keeps the getters of the draft.
  const draft = Object.assign(drafted, page)
  return draft
}
