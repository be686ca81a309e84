import type {
  DataFiles,
  Message,
  PageData,
  Place,
  ResolvedConfig,
  Route,
  SearchPage,
  SiteConfig,
  SiteModel,
  TableData,
} from '@landing/schema'
import type { PluginEntry } from './compile/load-plugins'
import type { AssetFile } from './link/assets'
import type { AuditedPage, KnownTargets } from './link/audit'
import type { StageTimes } from './run/stage-clock'

/** Options of `openContent`. */
export interface ContentOptions {
  /** Folder with `docs/`, `data/` and `static/`. */
  readonly contentDir: string
  readonly config: SiteConfig
  /** Where results are kept between builds. Absolute; nothing is kept when absent. */
  readonly cacheDir?: string
  /** Drafts are left out. */
  readonly production: boolean
  /**
   * `auto` (default): the native parser where it loads, and the reference where the native one is not sure
   * to agree. `reference`: the reference alone, slow.
   */
  readonly parser?: 'auto' | 'reference'
  /** Threads that compile besides this one, at most; default one for each other processor. */
  readonly threads?: number
  /** Besides those of the configuration. Named by their modules, they run in threads, which can be ended. */
  readonly remarkPlugins?: readonly PluginEntry[]
  readonly rehypePlugins?: readonly PluginEntry[]
  /**
   * Names the plugins with their versions and options. Without it pages made with plugins are not kept
   * between builds, because nobody can tell whether a plugin is still the same.
   */
  readonly pluginsKey?: string
  /**
   * Names of the site's components, in kebab case: `:::name` and `::name` become comments in the HTML, for
   * whoever makes documents to render them. Default none.
   */
  readonly components?: readonly string[]
}

/** Options with a resolved configuration and an absolute `contentDir`. */
export interface ResolvedOptions extends ContentOptions {
  readonly config: ResolvedConfig
}

/** A page ready to be shown. */
export interface RenderedPage {
  readonly data: PageData
  /** What the search index takes; absent for generated and unlisted pages. */
  readonly search?: SearchPage
  /** The page as Markdown for machines. */
  readonly markdown?: string
  readonly messages: readonly Message[]
  /** Links inside the site, as route path and hash, for the audit. */
  readonly links: readonly { readonly href: string; readonly place: Place }[]
  /** Links to other sites, for a check on request. */
  readonly externalLinks: readonly { readonly href: string; readonly place: Place }[]
  /** Anchors of the page. */
  readonly ids: readonly string[]
  /** `Content.pageKey` names everything that this page was made of: it looked at no file beside its text, and was compiled. */
  readonly isKeyed: boolean
}

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
  readonly messages: readonly Message[]
  /** Views of the data folder, by name. */
  readonly data: Readonly<Record<string, TableData>>
  readonly files: DataFiles
  /** Files to be copied into the site, as far as pages have been rendered. */
  assets(): readonly AssetFile[]
  /** Compiles (from the cache where possible) and links one route of the model. */
  renderPage(route: Route): Promise<RenderedPage>
  /**
   * Compiles the document of a route and keeps nothing of it, so that all that takes is loaded: for the dev server, before
   * the first edit.
   */
  rehearse(route: Route): Promise<void>
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
  audit(rendered: readonly AuditedPage[], known: KnownTargets): Message[]
  /** After an edit: the content that follows, sharing all caches. Files are absolute paths. */
  update(changedFiles: readonly string[]): Promise<ContentUpdate>
  /** Where the time went so far, in milliseconds, added up over all threads. */
  times(): StageTimes
  dispose(): Promise<void>
}
