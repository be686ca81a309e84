/** Absolute paths of the files that the bundles start from. */
export interface Entries {
  /** The script of every document. */
  readonly client: string
  /** What renders documents. */
  readonly server: string
  /** The client module with the results of the search page. */
  readonly searchResults: string
}

/** Id of the island with the results of the search page. */
export const searchResultsId = 'landing:search-results'
