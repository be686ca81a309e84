/** Does the reader's keyboard have a Command key? */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}

/** Control+K, or Command+K on a Mac; or `/` where nothing is typed. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const [target] = event.composedPath() as Element[]
  if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    return !target?.closest('input, textarea, select, [contenteditable], dialog[open]')
  }
  const modified = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  return modified && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
}

/** With several boxes in a page, the first one in sight answers to the shortcut, or else the first. */
export function hasPriority(box: Element): boolean {
  const boxes = [...box.ownerDocument.querySelectorAll('[data-search-box]')]
  const isInSight = (candidate: Element) => {
    const { top, bottom, width } = candidate.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < window.innerHeight
  }
  return box === (boxes.find(isInSight) ?? boxes[0])
}

/** Closes the menu or an enlarged image: nothing behind an open dialog can have the focus. */
export function closeOtherDialogs(page: Document): void {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>(
    'dialog[open]:not(.landing-search-dialog)',
  )) {
    dialog.close()
  }
}
