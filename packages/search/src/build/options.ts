import type { SearchLanguage } from '@landing/schema'

/** How an index is built. */
export interface BuildIndexOptions {
  /** Stem of the file names, for example `all` or `all-v1`. */
  readonly name: string
  /**
   * Locale of the pages: it selects stop words, inflections and the segmentation of scripts without spaces. Default: that of the
   * first language, else `en`.
   */
  readonly locale?: string
  /** How words are treated, by language; default: stop words and inflections of the locale. */
  readonly languages?: readonly SearchLanguage[]
  /**
   * Factors of the scores of pages that say no weight themselves, by path; beside those for upgrade
   * guides, changelogs, data sources and list resources. As `search.weights` of the configuration.
   */
  readonly weights?: Readonly<Record<string, number>>
  /** Sizes at which an index is split; the defaults suit sites of any size. */
  readonly split?: SplitOptions
}

/** Sizes in bytes before compression. */
export interface SplitOptions {
  /** Postings up to this size stay in the entry file; default 96 KiB. */
  readonly inlinePostings?: number
  /** Size of a file of postings, and of names with theirs; default 12 or 32 KiB, by the size of the site. */
  readonly postingsFile?: number
  /** Texts up to this size stay in the entry file, with titles and headings; default 96 KiB. */
  readonly inlineTexts?: number
  /** Size of a file of texts; default 7 to 56 KiB, by the size of the site. A page is never divided. */
  readonly textsFile?: number
}
