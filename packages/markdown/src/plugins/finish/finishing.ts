import type { Element, RootContent } from 'hast'
import type { PageDraft } from '../../page/page-draft'

/** Context of a finisher. */
export interface Finishing {
  readonly draft: PageDraft
  /** Text of the heading above, and its level; 0 above all headings. */
  readonly heading: string
  readonly level: number
  /** True once an image was seen. */
  hasImage: boolean
}

/** Finishes an element; may return a replacement. */
export type Finisher = (node: Element, context: Finishing) => RootContent | undefined
