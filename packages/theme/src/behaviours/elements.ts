import { all, LEAVE, listen } from './events'

/** Creates an element with properties. */
export function makeElement<K extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(page.createElement(name), properties)
}

/** Creates a button that submits no form. */
export function makeButton(
  page: Document,
  properties: Partial<HTMLButtonElement>,
): HTMLButtonElement {
  return makeElement(page, 'button', { type: 'button', ...properties })
}

/** Adds a dialog to a page and opens it. It is removed when it is closed, or another page is shown. */
export function openDialog(page: Document, dialog: HTMLDialogElement): void {
  const close = () => dialog.close()
  const stop = all(
    listen(page, LEAVE, close),
    // React hosts announce no page, and the page behind a modal dialog can only be left by a step back.
    listen(page.defaultView ?? window, 'popstate', close),
  )
  dialog.addEventListener('close', () => {
    stop()
    dialog.remove()
  })
  page.body.append(dialog)
  dialog.showModal()
}
