import { readStored, STORAGE_KEYS } from '../mode/storage'
import { asElement } from './events'

/** Elements that take text or handle keys themselves, also around a shadow root. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], dialog[open]'

/** True on keyboards with a Command key. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}

/** Control+K, or Command+K on a Mac; or `/` where nothing is typed and neither site nor reader turned it off. */
export function isSearchShortcut(event: KeyboardEvent, hasSlash: boolean): boolean {
  if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const isOn = hasSlash && readStored(STORAGE_KEYS.slash) !== 'off'
    return isOn && !event.composedPath().some((each) => asElement(each)?.matches(TAKES_KEYS))
  }
  const modified = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  return modified && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
}

/** True for the box that the shortcut opens: the first visible one of the page, or else the first. */
export function hasPriority(box: Element): boolean {
  const boxes = [...box.ownerDocument.querySelectorAll('[data-search-box]')]
  const isVisible = (candidate: Element) => {
    const { top, bottom, width } = candidate.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < window.innerHeight
  }
  return box === (boxes.find(isVisible) ?? boxes[0])
}

/**
 * Closes the menu or an enlarged image: nothing behind an open dialog can have the focus. Dialogs of the application
 * stay, such as a form or the question about cookies.
 */
export function closeOtherDialogs(page: Document): void {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>(
    'dialog[class^="landing-"]:not(.landing-search-dialog)',
  )) {
    dialog.close()
  }
}
