/** A tag and its page. */
export interface TagRef {
  /** Text of the tag. */
  readonly label: string
  /** Route path of the tag's page. */
  readonly path: string
  /** From the tags file; absent: none. */
  readonly description?: string
}

/** An entry of the tags file, by key. */
export interface TagsFileEntry {
  /** Text of the tag; default: its key. */
  readonly label?: string
  /** Last segment of the tag page's path; default: the kebab-cased label. */
  readonly permalink?: string
  /** Description on its page and in its tooltip; default none. */
  readonly description?: string
}
