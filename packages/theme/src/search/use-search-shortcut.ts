import { type RefObject, useEffect } from 'react'

/**
 * Opens a search box by Control+K, or Command+K on a Mac.
 *
 * @param open called with `true`; must stay the same between renders
 */
export function useSearchShortcut(
  box: RefObject<Element | null>,
  open: (byShortcut: boolean) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const mac = /mac|iphone|ipad/i.test(navigator.platform)
      const modified = mac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (!modified || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (box.current !== boxOfShortcut()) return
      closeDialogs()
      open(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box, open])
}

/** Of several boxes in a page one answers to the shortcut: the first in sight, or else the first. */
function boxOfShortcut(): Element | undefined {
  const boxes = [...document.querySelectorAll('.search')]
  const isInSight = (box: Element) => {
    const { top, bottom, width } = box.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < window.innerHeight
  }
  return boxes.find(isInSight) ?? boxes[0]
}

/** Nothing behind an open dialog, as the menu or an enlarged image, can have the focus. */
function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(
    'dialog[open]:not(.search-dialog)',
  )) {
    dialog.close()
  }
}
