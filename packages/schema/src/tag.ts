/** A tag and where its page is. */
export interface TagRef {
  readonly label: string
  /** Route path of the tag's page. */
  readonly path: string
  readonly description?: string
}

/** An entry of the tags file, by key. */
export interface TagsFileEntry {
  readonly label?: string
  /** Last segment of the tag page's path; default: the kebab-cased label. */
  readonly permalink?: string
  readonly description?: string
}
