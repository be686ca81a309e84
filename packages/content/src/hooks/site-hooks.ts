import type {
  FrontMatter,
  RedirectConfig,
  SidebarItemConfig,
  SourceLocation,
} from '@landing/schema'
import type { CodeProblem } from './compile-hooks'
import type { ClientModule, Emitter, PageHook, SearchHook } from './output-hooks'

/** What a plugin adds to the model of a site, its links, its output and its browser code. All hooks but `emit` are pure: the same input, the same result. */
export interface SiteHooks {
  readonly dialect?: SiteDialect
  /** Resolves links that are neither files nor routes. For all pages. */
  readonly link?: LinkHook
  /** Redirects with placeholders such as `:slug*`, and where they are written. */
  readonly redirects?: readonly PlacedRedirect[]
  /** Groups of words that stand for each other in the search, as in `SearchLanguage.synonyms`. For all pages. */
  readonly synonyms?: readonly (readonly string[])[]
  /** Additions to the heads of pages. */
  readonly page?: PageHook
  /** Files of the output about all pages. */
  readonly emit?: readonly Emitter[]
  /** Modules for browsers. */
  readonly client?: readonly ClientModule[]
  /** Searches the site in place of the built-in engine. One plugin of a site may have it. */
  readonly search?: SearchHook
}

/** How docs sets with this `dialect` are read. */
export interface SiteDialect {
  /** The same as in `CompileDialect`. */
  readonly name: string
  /**
   * Addresses have the names of files and folders as they are, with numbers in front; only `index` is the page of its folder. Default
   * false: numbers order the pages.
   */
  readonly keepsNames?: boolean
  /**
   * Front matter that is not valid YAML, such as a text over several lines with a colon, is read as it was probably intended, with a
   * warning; default false: it is an error.
   */
  readonly lenientFrontMatter?: boolean
  /** Reads further facts from front matter and text. */
  readonly facts?: FactsHook
  /** Generates sidebars; default: by folders. */
  readonly sidebar?: SidebarHook
  /** Makes pages from files, which are then not pages themselves. */
  readonly pages?: PagesHook
}

/** A redirect, and where it is written if not in the configuration. */
export interface PlacedRedirect extends RedirectConfig {
  readonly location?: SourceLocation
}

/** Makes pages of files that are not Markdown, such as an OpenAPI description. */
export interface PagesHook {
  /** Are pages made of this file? Its path is relative to the docs folder, with `/`. */
  isSource(path: string): boolean
  /** Called again when the file has changed, or one of those that its result names. */
  create(file: PageSource): GeneratedPages | Promise<GeneratedPages>
}

/** A file that pages are made of. */
export interface PageSource {
  /** Relative to the docs folder, with `/`. */
  readonly path: string
  readonly text: string
  /** The same file, absolute. */
  readonly file: string
  /** True for a file of `sources`: whoever writes it must not have files outside of the docs folder read, nor code run. */
  readonly isFetched?: boolean
}

/** The pages of a file. */
export interface GeneratedPages {
  readonly pages: readonly GeneratedPage[]
  /** Other files that were read, absolute. */
  readonly files?: readonly string[]
  /** Problems of the file. */
  readonly problems?: readonly CodeProblem[]
}

/** A page in Markdown, or the `_category_.yml` of a folder. A file of the docs folder with the same path replaces it. */
export interface GeneratedPage {
  /** Relative to the docs folder, with `/`. */
  readonly path: string
  readonly text: string
}

/** Reads further facts of a page. Called again when the file has changed. */
export type FactsHook = (page: {
  /** Path below the docs folder, with `/`. */
  readonly path: string
  /** The file without its front matter. */
  readonly text: string
  /** Unchecked front matter. */
  readonly frontMatter: Readonly<Record<string, unknown>>
}) => PageFacts

/** What a dialect reads from the front matter and text of a page. */
export interface PageFacts {
  /** Front matter keys of the dialect's own: they are not checked. */
  readonly ownKeys?: readonly string[]
  /** Title of a page without a front matter `title` and without a heading. */
  readonly title?: string
  /** Tags of a page that names none. */
  readonly tags?: readonly string[]
  /** Stored with the page, for the other hooks. */
  readonly data?: Readonly<Record<string, string>>
}

/** Returns `undefined` for a folder without documents. */
export type SidebarHook = (
  pages: readonly SidebarPage[],
  /** `dirName` of the sidebar item, `.` for the whole docs folder. */
  folder: string,
  /** Warns of what the sidebar lacks. */
  report: (problem: SidebarProblem) => void,
) => readonly SidebarNode[] | undefined

/** A part of another tool's navigation that a sidebar lacks. */
export interface SidebarProblem {
  readonly message: string
  readonly help: string
  readonly place: SourceLocation
}

/** A page that a sidebar may show. */
export interface SidebarPage {
  readonly id: string
  /** Path below the docs folder, with `/`. */
  readonly path: string
  readonly title: string
  readonly frontMatter: FrontMatter
  /** The page of its folder: `index.md`, `README.md`, or a file named like the folder. */
  readonly isFolderPage: boolean
  readonly data: Readonly<Record<string, string>>
}

/** A sidebar item as in the configuration, without generated parts. */
export type SidebarNode =
  | Exclude<SidebarItemConfig, { readonly type: 'category' | 'autogenerated' | 'doc' }>
  | (Extract<SidebarItemConfig, { readonly type: 'doc' }> & Placed)
  | (Omit<Extract<SidebarItemConfig, { readonly type: 'category' }>, 'items'> &
      Placed & { readonly items: readonly SidebarNode[] })

interface Placed {
  /** Where the item names its page, for messages; default: the configuration. */
  readonly place?: SourceLocation
}

/** Called once per site model. Its result is called for each link, and returns `undefined` for unknown ones. */
export type LinkHook = (site: LinkSite) => (link: LinkTarget) => LinkAnswer | undefined

/** The documents and routes of a site, for the link hook. */
export interface LinkSite {
  readonly pages: readonly SitePage[]
  /** The page of a source file without its extension, in the locale of the page it is linked from. */
  find(path: string, from: SitePage): SitePage | undefined
  /** Is there a route with this path? */
  hasRoute(path: string): boolean
}

/** A document of the site. */
export interface SitePage {
  /** Path relative to the content folder. */
  readonly source: string
  /** Route path. */
  readonly path: string
  readonly title: string
  readonly docsSet: string
  readonly version: string
  readonly locale: string
  readonly dialect: string
  /** Data from `facts`. */
  readonly data: Readonly<Record<string, string>>
}

/** A link of a page, or a reference in its code, that needs an address. */
export interface LinkTarget {
  /** `path`: a link's path, decoded. `reference`: what `codeBlock` found in code. */
  readonly kind: 'path' | 'reference'
  readonly target: string
  /** The page it stands on. */
  readonly page: SitePage
}

/** A page of the site, or an address without query and hash. A reference without an answer stays text. */
export type LinkAnswer = ({ readonly page: SitePage } | { readonly href: string }) & {
  /** For references: id of an element there. Without one the link leads to the page. */
  readonly anchor?: string
  /** For references: no longer to be used, which is marked in the code. */
  readonly isDeprecated?: boolean
}
