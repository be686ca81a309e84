import type { RootContent } from 'mdast'

/** What pages in MDX import from another tool, for those who keep such pages as they are. */
export interface MdxPreset {
  /** Constructs by the module that a page imports them from, then by export. Those of `''` need no import. */
  readonly components: Readonly<Record<string, Readonly<Record<string, MdxConstruct>>>>
  /** Functions that pages call with constants, in the same way. */
  readonly functions?: Readonly<Record<string, Readonly<Record<string, MdxFunction>>>>
  /** Beginnings of imports by the folder they mean, relative to the project. */
  readonly aliases?: Readonly<Record<string, string>>
}

export type MdxFunction = (...values: readonly unknown[]) => unknown

/** Gives the Markdown that stands for an element. */
export type MdxConstruct = (element: MdxElement) => readonly RootContent[]

/** An element of a page, without what can only be known when it runs. */
export interface MdxElement {
  readonly attributes: Readonly<Record<string, unknown>>
  /** Its content as blocks. */
  readonly blocks: () => readonly RootContent[]
  /** Its content as part of a line. */
  readonly words: () => readonly RootContent[]
  /** Its content as a text, such as code. */
  readonly code: () => unknown
}
