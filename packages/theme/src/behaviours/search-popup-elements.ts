import type { SearchScope } from '@landing/schema'
import { makeButton, makeElement } from './elements'
import { isComposing } from './events'
import { makeLoadAlert } from './load-alert'
import { type PageOptions, textsOf } from './texts'

/** `list`: suggestions below the field. `dialog`: field and suggestions fill a narrow screen. */
export type SearchBoxView = 'list' | 'dialog'

/** Where the popup of an open search box is rendered. */
export interface SearchTarget {
  /** The field that is typed in. */
  readonly field: HTMLInputElement
  /** Empty element, created for this opening and removed after `onClose`. */
  readonly container: HTMLElement
  /** Locale and version of the page. */
  readonly scope: SearchScope
  close(): void
}

/** Options of `attachSearchBox`. */
export interface SearchBoxOptions extends PageOptions {
  /**
   * Loads the code of the popup and the index. Called on each sign of interest: focus, pointer,
   * shortcut. When the promise rejects, the box shows an error with a retry button.
   */
  onIntent(scope: SearchScope): Promise<unknown> | undefined
  /** Renders the popup. Called once the promise of `onIntent` is fulfilled. */
  onOpen(view: SearchBoxView, target: SearchTarget): void
  /** Removes what `onOpen` rendered. */
  onClose(): void
  /** Shows the current page with another search string (`?a=b` or empty), same path and hash. */
  navigate(search: string): void
}

/** The element that a popup is rendered into. */
export function makePopup(page: Document): HTMLElement {
  return makeElement(page, 'div', {
    className: 'landing-search-popup landing-is-loading',
    // A browser that translates pages replaces text nodes, which React then fails to remove.
    translate: false,
  })
}

/** Alert and retry button for a popup whose code failed to load. */
export function makePopupFailure(
  page: Document,
  view: SearchBoxView,
  onRetry: () => void,
  options: PageOptions,
): HTMLElement {
  const { searchNotLoaded, retry } = textsOf(page, options)
  const isInDialog = view === 'dialog' ? ' landing-is-in-dialog' : ''
  const box = makeElement(page, 'div', { className: `landing-suggestions${isInDialog}` })
  box.append(makeLoadAlert(page, 'landing-suggestions-note', searchNotLoaded, retry, onRetry))
  return box
}

/**
 * The dialog of narrow screens, a copy of the box's form. It opens in the reader's own gesture, so
 * the keyboard of a phone comes up and the field takes text before the popup is loaded.
 */
export function makeSearchDialog(
  form: HTMLFormElement,
  close: () => void,
  options: PageOptions,
): { dialog: HTMLDialogElement; field: HTMLInputElement; container: HTMLElement } {
  const page = form.ownerDocument
  const dialog = makeElement(page, 'dialog', {
    className: 'landing-search-dialog',
    onclose: close,
  })
  const copy = form.cloneNode(true) as HTMLFormElement
  const field = copy.querySelector('input') as HTMLInputElement
  const head = makeElement(page, 'div', { className: 'landing-search-dialog-head' })
  const cancel = makeButton(page, {
    className: 'landing-button landing-button-lite',
    textContent: textsOf(page, options).cancel,
    onclick: close,
  })
  const container = makePopup(page)
  copy.className = 'landing-search-dialog-form'
  copy.querySelector('.landing-search-keys')?.remove()
  field.value = ''
  field.removeAttribute('aria-keyshortcuts')
  dialog.setAttribute('aria-label', field.getAttribute('aria-label') ?? '')
  head.append(...copy.childNodes, cancel)
  copy.append(head, container)
  dialog.append(copy)
  copy.onreset = () => field.focus()
  dialog.onkeydown = (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    // A search field would take the first Escape for itself, to become empty.
    event.preventDefault()
    close()
  }
  return { dialog, field, container }
}
