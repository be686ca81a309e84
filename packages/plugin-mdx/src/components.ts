import type { RootContent } from 'mdast'

/** Components that pages in MDX may import without files of the site: `formats: { MDX: … }` of a dialect. */
export interface MdxComponents {
  /** Files `.md` of the dialect are MDX, too, where their text has some; default false. */
  readonly inMarkdown?: boolean
  /** Components by module and export. Those of `''` need no import. */
  readonly components: Readonly<Record<string, Readonly<Record<string, MdxConstruct>>>>
  /** Functions that pages call with constants, in the same way. */
  readonly functions?: Readonly<Record<string, Readonly<Record<string, MdxFunction>>>>
  /** Beginnings of imports whose components cannot run here: their content is kept, with a warning. */
  readonly foreign?: readonly string[]
}

/** Returns the value of a call with constant arguments. */
export type MdxFunction = (...values: readonly unknown[]) => unknown

/** Returns the Markdown for an element. */
export type MdxConstruct = (element: MdxElement) => readonly RootContent[]

/** An element of a page, with its static attributes. */
export interface MdxElement {
  readonly attributes: Readonly<Record<string, unknown>>
  /** Its content as blocks. */
  readonly blocks: () => readonly RootContent[]
  /** Its content as part of a line. */
  readonly words: () => readonly RootContent[]
  /** Its content as a text, such as code. */
  readonly code: () => unknown
}
