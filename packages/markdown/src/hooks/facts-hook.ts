/** How facts of pages of a dialect are read. */
export interface FactsDialect {
  /** Corrects front matter that is not valid YAML, which is then a warning; default: it is an error. */
  readonly repairFrontMatter?: (yaml: string) => string
  /** Reads further facts from front matter and text. */
  readonly facts?: FactsHook
}

/** Reads further facts of a page. Called again when the file has changed. */
export type FactsHook = (page: {
  /** Path below the docs folder, with `/`. */
  readonly path: string
  /** The file without its front matter. */
  readonly text: string
  /** Unchecked front matter. */
  readonly frontMatter: Readonly<Record<string, unknown>>
}) => PageFacts

/** What a dialect reads from the front matter and text of a page. */
export interface PageFacts {
  /** Front matter keys of the dialect's own: they are not checked. */
  readonly ownKeys?: readonly string[]
  /** Title of a page without a front matter `title` and without a heading. */
  readonly title?: string
  /** Tags of a page that names none. */
  readonly tags?: readonly string[]
  /** Stored with the page, for the other hooks. */
  readonly data?: Readonly<Record<string, string>>
}
