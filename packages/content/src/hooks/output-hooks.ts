import type {
  Diagnostic,
  FeedItem,
  PageData,
  PageHeadElement,
  PolicySources,
  SearchPage,
  SiteData,
} from '@landing/schema'

/** Adds to the head of a page: elements, or its image. Called for pages that have changed. */
export type HeadHook = (page: PageData, site: SiteData) => readonly HeadPart[]

/** An addition to the head of a page. */
export type HeadPart = PageHeadElement | PageImage

/** An image of a page for social media. Of those of several plugins the first one is used. */
export interface PageImage {
  /** Path below the base of the image for social media, 1200 × 630 pixels, of a page that names none. */
  readonly image: string
  /** What the image is made of, for `BuiltSite.images`: plain data. */
  readonly source: unknown
}

/** Writes files of the output about all pages, once these are written. */
export interface Emitter {
  /** `site`: beside the other files about all pages. `last`: after them, when all paths are known; default `site`. */
  readonly at?: 'site' | 'last'
  /** True for paths of its files, with a leading slash. The dev server makes them when such a path is asked for; without it never. */
  owns?(path: string): boolean
  /** Files that are made together: all of an earlier build stay if they were made from the same key. */
  readonly group?: { readonly name: string; key(site: BuiltSite): string | Promise<string> }
  files(site: BuiltSite, output: OutputView): Iterable<OutputFile> | AsyncIterable<OutputFile>
}

/** A file of the output. */
export interface OutputFile {
  /** Path below the base. */
  readonly path: string
  /** A function is called unless an earlier build made the file from the same key. */
  readonly content: string | Uint8Array | (() => Promise<string | Uint8Array>)
  /** Names the content, where that is cheaper to name than to make; default: its hash. */
  readonly key?: string
  /** Any other file with the same path takes its place; default false: such a file is an error. */
  readonly yields?: boolean
}

/** A site whose pages are written. The dev server compiles them once an emitter asks for a list of them. */
export interface BuiltSite {
  /** In the default locale. */
  readonly site: SiteData
  /** In each locale. */
  readonly sites: readonly SiteData[]
  /** Of the pages for search engines, in the order of the site. */
  sitemap(): Promise<readonly SitemapEntry[]>
  /** Pages as Markdown, in the order of the site. */
  machines(): Promise<readonly MachinePage[]>
  /** What readers search. */
  search(): Promise<SearchedSite>
  /** Those of the configuration, and those of docs sets in each language. */
  feeds(): AsyncIterable<SiteFeed>
  /** Images that plugins have added to the heads of pages. */
  images(): Promise<readonly PageImage[]>
  /** The content security policy of documents. */
  readonly policy: string
  /** Folders in which every file has a hash of its content in its name. */
  readonly hashedFolders: readonly string[]
}

/** An address for search engines. */
export interface SitemapEntry {
  /** Full address. */
  readonly url: string
  /** ISO 8601 date. */
  readonly lastModified?: string
}

/** A page as Markdown. */
export interface MachinePage {
  readonly title: string
  readonly description: string
  /** Full address of the page as Markdown. */
  readonly url: string
  /** Route path of the page as Markdown. */
  readonly markdown: string
  /** True in the default locale, and in the latest version or in none. */
  readonly isCurrent: boolean
}

/** A feed, whatever its format. */
export interface SiteFeed {
  /** Route path of its files, without an extension. */
  readonly path: string
  readonly title: string
  readonly description?: string | undefined
  /** Route path of the page that lists the same; default: the home page. */
  readonly page?: string | undefined
  /** In its language. */
  readonly site: SiteData
  readonly items: readonly FeedItem[]
}

/** What readers of a site search. */
export interface SearchedSite {
  /** In the order of the site. */
  readonly pages: readonly SearchedPage[]
  /** Factors of pages' scores by path. */
  readonly weights: Readonly<Record<string, number>>
  /** Groups of words that stand for each other, of all languages. */
  readonly synonyms: readonly (readonly string[])[]
}

/** A page that readers find. */
export interface SearchedPage extends Pick<SearchPage, 'path' | 'version' | 'docsSet'> {
  /** Full address. */
  readonly url: string
  /** Names what is searched of it. */
  readonly key: string
  /** Code of its locale. */
  readonly locale: string
  /** Names of the scopes that it is found in, as `scopeName` of `@landing/search/query` makes them. */
  readonly scopes: readonly string[]
  /** Loads what is searched of it. */
  page(): Promise<SearchPage>
}

/** The output so far, for emitters. */
export interface OutputView {
  /** Paths of all files, with a leading slash. */
  paths(): readonly string[]
  /** Names the contents of all files. */
  digest(): string
  /** Reads a text file. */
  read(path: string): Promise<string>
  /** True if an earlier build made the file from the same key: then it need not be made, and stays. */
  keeps(path: string, key: string): boolean
  /** Plain data that is kept between builds. */
  readonly cache: { get<T>(key: string): T | undefined; put(key: string, value: unknown): void }
  /** Reports a problem. */
  report(problem: Diagnostic): void
}

/** What a plugin adds to documents: a module for browsers, a style sheet, or both. */
export interface ClientModule {
  /**
   * A module for browsers, by the address of its file. Its default export is called for each page that is shown:
   * `(document, context: { base, options }) => cleanup`. It may return a function, which is called before another page is shown.
   */
  readonly module?: string
  /** A style sheet, by the address of its file. Documents that hold what `has:` names link it, without `has:` all. */
  readonly styles?: string
  /** Plain data, given to the module. */
  readonly options?: unknown
  /**
   * `load`: on every page. `navigation`: on those after the first, for what a first visit should not wait for. `has:…`: on
   * pages with one of these elements and classes, such as `has:table, .map`. Default `load`.
   */
  readonly when?: 'load' | 'navigation' | `has:${string}`
  /** In the dev server too; default true. */
  readonly inDev?: boolean
  /** Sources that the Content-Security-Policy of all documents allows, such as the address of a service in `connect-src`. */
  readonly policy?: PolicySources
}

/** Searches the site in place of the built-in engine: the build then writes no index. One plugin of a site may do so. */
export interface SearchHook {
  /**
   * A module for browsers, by the address of its file. Its default export creates the provider:
   * `(context: SearchModuleContext) => SearchProvider`, both types of `@landing/schema`.
   */
  readonly module: string
  /** Plain data, given to the module. */
  readonly options?: unknown
  /** Sources that the Content-Security-Policy allows, such as the address of a service in `connect-src`. */
  readonly policy?: PolicySources
}
