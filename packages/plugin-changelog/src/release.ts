/** A release with its notes. */
export interface Release {
  /** Title of its page. */
  readonly title: string
  /** Name that its page's address is made of: the version, or the tag in git. */
  readonly name: string
  /** ISO 8601; absent: not known. */
  readonly date?: string
  readonly isPrerelease: boolean
  /** In Markdown. */
  readonly notes: string
}
