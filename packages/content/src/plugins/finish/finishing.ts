import type { Element, RootContent } from 'hast'
import type { PageDraft } from '../../compile/page-draft'

/** What a finisher may know. */
export interface Finishing {
  readonly draft: PageDraft
  /** Text of the heading above, and its level; 0 above all headings. */
  readonly heading: string
  readonly level: number
  /** A picture was met already. */
  hasImage: boolean
}

/** Gives an element its final form; returns another node to stand in its place. */
export type Finisher = (node: Element, context: Finishing) => RootContent | undefined
