import { createElement, type ReactNode } from 'react'

/** Roots of content that an island currently hides, with the island. */
export const asideOf = new WeakMap<Node, Element>()

/** A constant: React sets the content again when it is given another object. */
const empty = {
  // Set as it is where Trusted Types are enforced.
  __html: (globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ?? '',
} as { readonly __html: string }

/**
 * The children of an island: HTML of the server, whose nodes are moved and never made again. Put
 * aside while the island does not show them.
 *
 * @param onSlot is called when content that was aside is shown
 */
export function createSlot(island: Element, onSlot: (slot: Element) => void): ReactNode {
  const template = island.querySelector<HTMLTemplateElement>(':scope > [data-landing-slot]')
  const usedSlot = [...island.querySelectorAll('landing-slot')].find(
    (slot) => slot.parentElement?.closest('landing-island') === island,
  )
  if (template === null && usedSlot === undefined) return undefined
  // Removed before hydration, because React does not know the template.
  template?.remove()
  const original = [...(template?.content ?? usedSlot ?? island).childNodes]
  let aside: readonly Node[] | undefined = original

  function attach(slot: Element): () => void {
    if (slot.hasChildNodes()) aside = undefined
    else {
      slot.append(...(aside ?? original.map((node) => node.cloneNode(true))))
      aside = undefined
      onSlot(slot)
    }
    return () => {
      const fragment = document.createDocumentFragment()
      asideOf.set(fragment, island)
      aside = [...slot.childNodes]
      fragment.append(...aside)
    }
  }

  return createElement('landing-slot', {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
    dangerouslySetInnerHTML: empty,
    suppressHydrationWarning: true,
    ref: attach,
  })
}
