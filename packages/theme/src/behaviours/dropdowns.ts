/** Menus of the bar close by Escape, by following one of their links, and by going elsewhere. */
export function closeDropdowns(event: Event): void {
  const target = event.target instanceof Element ? event.target : null
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]')) {
    const inside = target !== null && menu.contains(target)
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') continue
      menu.open = false
      if (inside) menu.querySelector('summary')?.focus()
    } else if (!inside || (event.type === 'click' && target.closest('a[href]'))) {
      menu.open = false
    }
  }
}
