import type { Element, RootContent } from 'hast'
import type { PageDraft, Slot } from '../../page/page-draft'

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

/** Records an address and returns its placeholder in the HTML until the page is linked. */
export function takeSlot(
  draft: PageDraft,
  kind: Slot['kind'],
  url: string,
  node: Element,
  size: Pick<Slot, 'width' | 'height'> = {},
): string {
  const start = node.position?.start
  const slot = { kind, url, line: start?.line ?? 1, column: start?.column ?? 1, ...size }
  return `${draft.marker}${draft.slots.push(slot) - 1}`
}
