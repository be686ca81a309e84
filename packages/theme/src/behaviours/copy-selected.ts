import { makeElement } from './elements'

/**
 * Copies a text as a selection, for pages without HTTPS, as in an intranet: browsers have no clipboard there.
 *
 * @param button gets the focus back
 * @returns whether the browser allowed it
 */
export function copySelected(text: string, button: HTMLElement): boolean {
  const page = button.ownerDocument
  const field = makeElement(page, 'textarea', { className: 'landing-visually-hidden', value: text })
  // Beside the button: outside of an open dialog, nothing can be selected.
  button.after(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = page.execCommand('copy')
  field.remove()
  button.focus({ preventScroll: true })
  return isCopied
}
