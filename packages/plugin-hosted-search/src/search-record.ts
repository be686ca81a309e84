/** A section of a page as a service stores it. A long section is several records with the same anchor. */
export interface SearchRecord {
  /** Hash of the path and number of the record: the same in each build. */
  readonly id: string
  /** Full address of the section. */
  readonly url: string
  /** Route path of the page: what hits are grouped by. */
  readonly path: string
  /** Heading id, or empty for the text before the first heading. */
  readonly anchor: string
  /** Title of the page. */
  readonly title: string
  /** Heading of the section, or empty for the lead. */
  readonly heading: string
  readonly description: string
  /** Keywords of the page and labels of its tags. */
  readonly keywords: readonly string[]
  readonly breadcrumbs: readonly string[]
  readonly text: string
  /** Names of the scopes that the page is found in, see `scopeName` of `@landing/search/query`. */
  readonly scopes: readonly string[]
  /** Tags in the form that filters use: `deep-dive`. */
  readonly tags: readonly string[]
  /** Code of the locale. */
  readonly locale: string
  /** Factor of the page's score. */
  readonly weight: number
  /** Number of the record in its page. */
  readonly position: number
}
