import type { Element, RootContent } from 'hast'
import type { PageDraft, Slot } from '../../page/page-draft'

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

/** Notes an address and returns what stands for it in the HTML until the page is linked. */
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
