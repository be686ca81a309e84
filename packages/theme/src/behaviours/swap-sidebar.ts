import { nameBranches } from './branches'
import { currentHrefs, isPartial, markCurrent } from './closed-lists'
import { openBranches, placeIn, reopen, restorePlace } from './tree-place'
import { removeUnlisted } from './unlisted-rows'

/**
 * Makes the tree of a sidebar that of the next document. In the same sidebar open branches, scroll
 * position and focus stay, and a tree that has all items is only marked again. `next` may be taken apart.
 *
 * @returns a function that restores position and focus once the rest of the page has changed
 */
export function swapSidebar(current: Element, next: Element): (() => void) | undefined {
  const isSame = ['data-sidebar', 'data-src'].every(
    (name) => current.getAttribute(name) === next.getAttribute(name),
  )
  for (const { name, value } of next.attributes) current.setAttribute(name, value)
  const hrefs = currentHrefs(next)
  removeUnlisted(current, hrefs)
  if (isSame && !isPartial(current) && (markCurrent(current, hrefs) || hrefs.size === 0)) {
    nameBranches(current)
    return undefined
  }
  const open = isSame ? openBranches(current) : new Set<string>()
  const place = isSame ? placeIn(current) : undefined
  current.replaceChildren(...next.childNodes)
  reopen(current, open)
  nameBranches(current)
  return () => {
    restorePlace(current, place)
    const box = current.closest('.landing-sidebar-scroll')
    if (box && !isSame) box.scrollTop = 0
  }
}
