import type { SearchScope } from '@landing/schema'
import { type BehaviourMessages, type PageOptions, textsOf } from './texts'

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

type Messages = Partial<BehaviourMessages> | undefined

/** The element that a popup is rendered into. */
export function makePopup(page: Document): HTMLElement {
  return make(page, 'div', 'landing-search-popup')
}

/** Alert and retry button for a popup whose code failed to load. */
export function makeFailure(
  page: Document,
  view: SearchBoxView,
  onRetry: () => void,
  messages: Messages,
): HTMLElement {
  const texts = textsOf(page, { messages })
  const box = make(
    page,
    'div',
    view === 'list' ? 'landing-suggestions' : 'landing-suggestions landing-is-in-dialog',
  )
  const note = make(page, 'div', 'landing-suggestions-note')
  note.setAttribute('role', 'alert')
  const button = make(page, 'button', 'landing-button landing-button-small', texts.retry)
  button.type = 'button'
  button.addEventListener('click', onRetry)
  note.append(make(page, 'p', '', texts.searchNotLoaded), button)
  box.append(note)
  return box
}

/**
 * The dialog of narrow screens, a copy of the box's form. It opens in the reader's own gesture, so
 * the keyboard of a phone comes up and the field takes text before the popup is loaded.
 */
export function makeSearchDialog(
  form: HTMLFormElement,
  close: () => void,
  messages: Messages,
): { dialog: HTMLDialogElement; field: HTMLInputElement; container: HTMLElement } {
  const page = form.ownerDocument
  const dialog = make(page, 'dialog', 'landing-search-dialog')
  const copy = form.cloneNode(true) as HTMLFormElement
  const field = copy.querySelector('input') as HTMLInputElement
  const head = make(page, 'div', 'landing-search-dialog-head')
  const cancel = make(
    page,
    'button',
    'landing-button landing-button-lite',
    textsOf(page, { messages }).cancel,
  )
  const container = makePopup(page)
  copy.className = 'landing-search-dialog-form'
  copy.querySelector('.landing-search-keys')?.remove()
  field.value = ''
  field.removeAttribute('aria-keyshortcuts')
  dialog.setAttribute('aria-label', field.getAttribute('aria-label') ?? '')
  cancel.type = 'button'
  head.append(...copy.childNodes, cancel)
  copy.append(head, container)
  dialog.append(copy)
  copy.addEventListener('reset', () => field.focus())
  cancel.addEventListener('click', close)
  dialog.addEventListener('close', close)
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // A search field would take the first Escape for itself, to become empty.
    event.preventDefault()
    close()
  })
  return { dialog, field, container }
}

function make<K extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = page.createElement(name)
  element.className = className
  element.textContent = text
  return element
}
