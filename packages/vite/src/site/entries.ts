/** Absolute paths of the files that the bundles start from. */
export interface Entries {
  /** The script of every document. */
  readonly client: string
  /** What the islands of a document share, loaded by the script when one is due. */
  readonly reactContext: string
  /** The suggestions of the search box. */
  readonly searchPopup: string
  /** The client of the search engine. */
  readonly searchProvider: string
  /** What renders documents. */
  readonly server: string
  /** The results of the search page. */
  readonly searchResults: string
}
