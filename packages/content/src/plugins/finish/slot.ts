import type { Element } from 'hast'
import type { PageDraft, Slot } from '../../compile/page-draft'

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
