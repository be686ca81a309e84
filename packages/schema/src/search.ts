import type { SearchContext } from './config/search'

/** What a hit was found in. */
export type HitType = 'title' | 'keywords' | 'heading' | 'content'

/** A half-open range of UTF-16 code units: `[start, end)`. Ranges of one text never overlap. */
export type TextRange = readonly [start: number, end: number]

/** A text with the parts of it that matched. */
export interface MarkedText {
  /** Plain text, as it is shown. */
  readonly text: string
  /** Matched ranges, in the order of the text; empty if nothing matched. */
  readonly ranges: readonly TextRange[]
}

/** A factor of a score: the score is the product of all of them. */
export interface ScoreFactor {
  readonly factor: number
  /** What it stands for, in words. */
  readonly reason: string
}

/** One found section of a page. The short names are those of the index's stored documents. */
export interface Hit {
  /** Which part of the page the hit shows. */
  readonly type: HitType
  /** Href of the page, with the base. */
  readonly u: string
  /** Hash with `#`, or empty when the hit is the page itself. */
  readonly h: string
  /** Title of the page. */
  readonly t: string
  /** Heading of the section; equals `t` for a hit on the page itself. */
  readonly s: string
  /** Breadcrumbs: labels of the categories above the page. */
  readonly b: readonly string[]
  /** First line of the hit, with matches marked. */
  readonly title: MarkedText
  /** The best passage, cut at word boundaries; absent until its text has been loaded. An empty line separates prose and code. */
  readonly snippet?: MarkedText
  /** A longer passage around the snippet, if requested and loaded. */
  readonly preview?: MarkedText
  /** Score: higher is better; comparable within one result only. */
  readonly score: number
  /** Why the score is what it is, if requested. */
  readonly factors?: readonly ScoreFactor[]
}

/** The part of the site that is searched. */
export interface SearchScope {
  /** Id of a context; absent: everything. */
  readonly context?: string
  /** Name of a docs version; absent: the version given at creation. */
  readonly version?: string
  /** Locale of the pages searched; absent: the locale given at creation. */
  readonly locale?: string
}

/** A query and its scope. */
export interface SearchQuery extends SearchScope {
  /** As it was typed. */
  readonly text: string
  /** Only pages with all of these tags. */
  readonly tags?: readonly string[]
  /** Maximum number of hits; default 8. */
  readonly limit?: number
  /** Number of hits to skip; default 0. */
  readonly offset?: number
  /**
   * `plain` reads the text as words (suggestions while typing); `full` reads the query language
   * and reports its errors. Default `plain`.
   */
  readonly syntax?: 'plain' | 'full'
  /** Return the factors of each score; default false. */
  readonly explain?: boolean
  /** Return previews; default false. */
  readonly previews?: boolean
}

/** A syntax error in a query. */
export interface QueryProblem {
  /** What is wrong, in one sentence. */
  readonly message: string
  /** Offset of the problem in the query's text, in UTF-16 code units. */
  readonly start: number
  /** Offset behind the problem, in the same units. */
  readonly end: number
  /** What to write instead, if known. */
  readonly help?: string
}

/** Hits of a query, with everything needed to show them. */
export interface SearchResult {
  /** The query these are the hits of. */
  readonly query: SearchQuery
  /** Best first. Hits of one page are adjacent. */
  readonly hits: readonly Hit[]
  /** Number of all hits, of which `hits` is a part. */
  readonly total: number
  /** Words to mark on an opened page: informative ones, not `how` and `to`. */
  readonly words: readonly string[]
  /** Words of the query that no page has, as they were typed; absent when all were found. */
  readonly missing?: readonly string[]
  /** The text that was searched instead, when the words as typed are not in the index. */
  readonly corrected?: string
  /** Set when `syntax` is `full` and the text did not parse; it was then read as plain words. */
  readonly problem?: QueryProblem
}

/** Interface between the theme and a search engine: the built-in one, or another. */
export interface SearchProvider {
  /** Contexts a reader may choose; empty when the site has none. */
  readonly contexts: readonly SearchContext[]
  /**
   * Starts loading what the scope needs, and what a query for `text` would. Safe to call often; after a failure it tries again.
   *
   * @param text what is typed already; default nothing.
   */
  load(scope?: SearchScope, text?: string): Promise<void>
  /** Rejects when the index could not be loaded, or with an `AbortError` when `signal` fires. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult>
}

/** What the browser module of a plugin that searches the site is given. */
export interface SearchModuleContext {
  readonly base: string
  /** Contexts a reader may choose. */
  readonly contexts: readonly SearchContext[]
  /** Locale searched when a query names none; absent in a site of one. */
  readonly locale?: string
  /** Of the plugin. */
  readonly options: unknown
}

/** Input of the index builder: a section of a page. */
export interface SearchSection {
  /** Heading id, or empty for the text before the first heading. */
  readonly anchor: string
  /** Heading text, or empty for the lead. */
  readonly heading: string
  /** Plain text below the heading, up to the next one: lines of code as `\n`, blocks of code between `\n\n`. */
  readonly text: string
  /** Places in the text with anchors of their own, in its order; default none. */
  readonly targets?: readonly SearchTarget[]
}

/** A place in a section that a hit can lead to, such as an argument in a reference. */
export interface SearchTarget {
  readonly anchor: string
  /** Where its name begins in the section's text, in UTF-16 code units. */
  readonly start: number
}

/** Input of the index builder: a page. */
export interface SearchPage {
  /** Route path. */
  readonly path: string
  /** Title of the page; matching all of it counts most. */
  readonly title: string
  /** What front matter says; empty without one. */
  readonly description: string
  /** Keywords of this page alone; site-wide ones say nothing about a page. */
  readonly keywords: readonly string[]
  /** Labels of its tags, for filters. */
  readonly tags: readonly string[]
  /** Labels of the categories above it, outermost first. */
  readonly breadcrumbs: readonly string[]
  /** Text of the page, in its order. */
  readonly sections: readonly SearchSection[]
  /** Name of its docs version; absent when the page is in all versions. */
  readonly version?: string
  /** Id of the docs set that has the version; absent without a version. */
  readonly docsSet?: string
  /** Code of its locale; absent for the default one. */
  readonly locale?: string
  /** Factor of its score, up to 8; default: by its path, see `search.weights`. */
  readonly weight?: number
}

/** The index of one scope. */
export interface SearchIndexRef {
  /** Id of the context; absent: the whole site. */
  readonly context?: string
  /** Name of the docs version; absent when there is only one. */
  readonly version?: string
  /** Code of the locale; absent when the site has only one. */
  readonly locale?: string
  /** Href of the index's entry file. */
  readonly href: string
}

/** All indexes of a built site, for programs that only know its address: `/search/catalog.json`. */
export interface SearchCatalog {
  /** Address of the site with its base. */
  readonly site: string
  readonly title: string
  readonly tagline: string
  /** Another one whenever what is searched has changed. */
  readonly key: string
  /** Those of the default locale and the latest version first. */
  readonly indexes: readonly SearchIndexRef[]
}
