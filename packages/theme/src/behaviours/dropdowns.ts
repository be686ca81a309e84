import { asElement, type Cleanup, documentOf, listen, MENU } from './events'

/**
 * Closes menus of the navbar and the table of contents of narrow screens on Escape, on a click on one of their links, and when the focus leaves.
 * Arrow keys, Home and End move between their links.
 */
export function closeDropdowns(root: ParentNode): Cleanup {
  const onEvent = (event: Event) => {
    const target = asElement(event.target)
    for (const menu of root.querySelectorAll<HTMLDetailsElement>(MENU)) {
      const isInside = target !== null && menu.contains(target)
      if (event.type === 'keydown') {
        if (isInside && menu.matches('.landing-dropdown')) moveFocus(menu, event as KeyboardEvent)
        if (!menu.open || (event as KeyboardEvent).key !== 'Escape') continue
        menu.open = false
        if (isInside) menu.querySelector('summary')?.focus()
      } else if (!isInside || (event.type === 'click' && target.closest('a[href]'))) {
        menu.open = false
      }
    }
  }
  return listen(documentOf(root), 'click keydown focusin', onEvent, {})
}

/** Moves the focus through the links of a menu; an arrow opens it. */
function moveFocus(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const links = [...menu.querySelectorAll<HTMLElement>('.landing-dropdown-menu a')]
  const at = links.indexOf(menu.ownerDocument.activeElement as HTMLElement)
  const isEnd = event.key === 'End' || event.key === 'Home'
  const places = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
  }
  const next = isEnd && !menu.open ? undefined : places[event.key as keyof typeof places]
  // A menu may belong to two roots, of which one has moved the focus already.
  if (next === undefined || event.defaultPrevented) return
  event.preventDefault()
  menu.open = true
  links.at(next)?.focus()
}
