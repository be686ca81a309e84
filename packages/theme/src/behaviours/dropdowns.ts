import { asElement, type Cleanup, documentOf, listen } from './events'

/** Closes menus of the navbar on Escape, on a click on one of their links, and when the focus leaves. */
export function closeDropdowns(root: ParentNode): Cleanup {
  return listen(documentOf(root), 'click keydown focusin', (event) => {
    const target = asElement(event.target)
    for (const menu of root.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]')) {
      const inside = target !== null && menu.contains(target)
      if (event.type === 'keydown') {
        if ((event as KeyboardEvent).key !== 'Escape') continue
        menu.open = false
        if (inside) menu.querySelector('summary')?.focus()
      } else if (!inside || (event.type === 'click' && target.closest('a[href]'))) {
        menu.open = false
      }
    }
  })
}
