import type { StageTimes } from '@landing/markdown'
import type { DataFiles, Diagnostic, Route, SiteModel, TableData } from '@landing/schema'
import type { SiteHooks } from '../hooks/site-hooks'
import type { AssetFile } from '../link/assets'
import type { AuditedPage, KnownTargets } from '../link/audit'
import type { RenderedPage } from '../render/rendered-page'
import type { LastUpdate } from '../scan/git-dates'

/** Result of an edit. */
export interface ContentUpdate {
  readonly content: Content
  /** Routes whose pages may have changed. */
  readonly changed: readonly string[]
  /** True if the site model changed: routes, sidebars, titles or tags. */
  readonly structure: boolean
}

/** The content of a site: scanned, with its model; pages are compiled on demand. */
export interface Content {
  readonly model: SiteModel
  /** Of scan, facts and model. Those with the severity `throw` end a build. */
  readonly messages: readonly Diagnostic[]
  /** Ids of messages that plugins declare. */
  readonly codes: readonly string[]
  /** Groups of words that stand for each other in the search: those of all plugins. */
  readonly synonyms: readonly (readonly string[])[]
  /** Views of the data folder, by name. */
  readonly data: Readonly<Record<string, TableData>>
  readonly files: DataFiles
  /** When documents were last changed, by source; empty unless an option needs it. */
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>
  /** The further files that the configuration makes, by route path; made once. */
  ownFiles(): Readonly<Record<string, string>>
  /** Files to copy into the site; complete once all pages are rendered. */
  assets(): readonly AssetFile[]
  /** Sources of the pages whose text is code that may run, such as MDX, relative to the content folder. */
  codeSources(): readonly string[]
  /** The module that the parser has made of such a page, by its source; nothing for a page that runs none. */
  pageModule(source: string): Promise<string | undefined>
  /** Compiles (from the cache where possible) and links one route of the model. */
  renderPage(route: Route): Promise<RenderedPage>
  /** Compiles a page and discards it, to load lazy modules: for the dev server, before the first edit. */
  warmUp(route: Route): Promise<void>
  /** Cache key of a page, computed without rendering it: equal keys mean equal pages. `undefined` if unknown. */
  pageKey(route: Route): string | undefined
  /** Renders all routes, or those given, in the model's order, one by one: memory does not grow with their number. */
  renderAll(
    routes?: readonly Route[],
  ): AsyncIterable<{ readonly route: Route; readonly page: RenderedPage }>
  /** Checks internal links and anchors of the rendered pages. */
  audit(rendered: readonly AuditedPage[], targets: KnownTargets): Diagnostic[]
  /** Hooks of the plugins, by the names of their modules. */
  readonly plugins: ReadonlyMap<string, SiteHooks>
  /** Key of the code of a plugin, its options and the files that it has read. @param name of its module */
  pluginKey(name: string): string
  /** True for a file that plugins read when the content was opened: after an edit of it the content has to be opened again. */
  isPluginFile(file: string): boolean
  /** Returns the content after an edit, sharing all caches. Relative paths are relative to the current folder. */
  update(changedFiles: readonly string[]): Promise<ContentUpdate>
  /** Time spent by stage in milliseconds, summed over all threads. */
  times(): StageTimes
  dispose(): Promise<void>
}
