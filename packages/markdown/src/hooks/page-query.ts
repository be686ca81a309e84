/** Values of `sort` in a list of pages. */
export const pageOrders = ['sidebar', 'title', 'date', 'related'] as const

/** Which pages `::pages` lists, and how. */
export interface PageQuery {
  /** Plugin id of another docs set. */
  readonly docs?: string
  /** Folder below that of the docs set, with or without number prefixes; `.`: that of the page. */
  readonly in?: string
  /** Label of a tag, its key in the tags file, or the end of its path. */
  readonly tag?: string
  /**
   * Default: the order of the sidebar, in a blog the date. Dates are newest first. `related`: pages that share a tag, those with
   * most and rarest shared tags first.
   */
  readonly sort?: (typeof pageOrders)[number]
  readonly limit?: number
  /** Of each folder directly in `in` only its start page, else its first one. */
  readonly isFlat?: boolean
  readonly isCards?: boolean
  /** Without descriptions. */
  readonly isBrief?: boolean
}
