/** The target of an event when it is an element, of whichever document. */
export function asElement(target: EventTarget | null): Element | null {
  return target && (target as Node).nodeType === 1 ? (target as Element) : null
}

/** Menus of the bar close by Escape, by following one of their links, and by going elsewhere. */
export function closeDropdowns(event: Event): void {
  const target = asElement(event.target)
  const page = target?.ownerDocument ?? document
  for (const menu of page.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]')) {
    const inside = target !== null && menu.contains(target)
    if (event.type === 'keydown') {
      if ((event as KeyboardEvent).key !== 'Escape') continue
      menu.open = false
      if (inside) menu.querySelector('summary')?.focus()
    } else if (!inside || (event.type === 'click' && target.closest('a[href]'))) {
      menu.open = false
    }
  }
}
