import type { DataFiles, Diagnostic, Route, SiteModel, TableData } from '@landing/schema'
import type { StageTimes } from '../diagnostics/stage-clock'
import type { AssetFile } from '../link/assets'
import type { AuditedPage, KnownTargets } from '../link/audit'
import type { RenderedPage } from '../render/rendered-page'

/** What an edit made of a content. */
export interface ContentUpdate {
  readonly content: Content
  /** Paths of the routes whose pages may differ. */
  readonly changed: readonly string[]
  /** The site model is another one: routes, sidebars, titles or tags. */
  readonly structure: boolean
}

/** The content of a site: scanned, with its model; pages are compiled when asked for. */
export interface Content {
  readonly model: SiteModel
  /** Of scan, facts and model. */
  readonly messages: readonly Diagnostic[]
  /** Views of the data folder, by name. */
  readonly data: Readonly<Record<string, TableData>>
  readonly files: DataFiles
  /** Files to be copied into the site, as far as pages have been rendered. */
  assets(): readonly AssetFile[]
  /** Sources of the pages in MDX, relative to the content folder. */
  mdxSources(): readonly string[]
  /** Code that a page in MDX runs, by its source; nothing for a page that runs none. */
  mdxModule(source: string): Promise<string | undefined>
  /** Compiles (from the cache where possible) and links one route of the model. */
  renderPage(route: Route): Promise<RenderedPage>
  /**
   * Compiles the document of a route and discards it, to load what compiling takes: for the dev server, before
   * the first edit.
   */
  warmUp(route: Route): Promise<void>
  /**
   * Names what a page is made of, without making it; two keyed pages with the same key are the same. Absent where that
   * cannot be told.
   */
  pageKey(route: Route): string | undefined
  /** All routes in the model's order, or those given, one by one: memory does not grow with their number. */
  renderAll(
    onPage?: (done: number, total: number) => void,
    routes?: readonly Route[],
  ): AsyncIterable<{ readonly route: Route; readonly page: RenderedPage }>
  /** Checks internal links and anchors of what was rendered. */
  audit(rendered: readonly AuditedPage[], known: KnownTargets): Diagnostic[]
  /** After an edit: the content that follows, sharing all caches. Files are absolute paths. */
  update(changedFiles: readonly string[]): Promise<ContentUpdate>
  /** Where the time went so far, in milliseconds, added up over all threads. */
  times(): StageTimes
  dispose(): Promise<void>
}
