import type { SearchScope } from '@landing/schema'
import { DESKTOP, isModified } from './events'
import {
  makePopup,
  makePopupFailure,
  makeSearchDialog,
  type SearchBoxOptions,
  type SearchBoxView,
  type SearchTarget,
} from './search-popup-elements'
import { closeOtherDialogs, hasPriority, isMac, isSearchShortcut } from './search-shortcut'

interface Opened {
  readonly view: SearchBoxView
  readonly target: SearchTarget
  readonly dialog?: HTMLDialogElement
  isShown: boolean
}

/** A search box and what it has open. */
export class SearchBox {
  readonly #element: HTMLElement
  readonly #form: HTMLFormElement
  readonly #field: HTMLInputElement
  readonly #options: SearchBoxOptions
  readonly #page: Document
  readonly #controller = new AbortController()
  #opened: Opened | undefined
  #isLoading = false
  #isReady = false
  #hasFailed = false
  #search: string | undefined
  #marked = ''

  constructor(
    element: HTMLElement,
    form: HTMLFormElement,
    field: HTMLInputElement,
    options: SearchBoxOptions,
  ) {
    this.#element = element
    this.#form = form
    this.#field = field
    this.#options = options
    this.#page = element.ownerDocument
    this.#listenToForm()
    this.#listenToPage()
    if (isMac()) this.#page.documentElement.dataset.keys = 'mac'
    // The reader may have typed before this script ran.
    if (this.#page.activeElement === field) this.#open('list')
  }

  detach(): void {
    this.#close()
    this.#controller.abort()
  }

  update(next: string): void {
    if (this.#controller.signal.aborted) return
    // The first call is for the page on which the box was opened.
    if (this.#search !== undefined) this.#close()
    this.#search = next
    const words = new URLSearchParams(next).getAll('_highlight').join(' ')
    if (words || this.#marked) this.#field.value = words
    this.#marked = words
  }

  #load = (): void => {
    // A visible failure has a button; keys and pointers must not send requests.
    if (this.#isLoading || (this.#opened && this.#hasFailed)) return
    this.#isLoading = true
    this.#hasFailed = false
    new Promise((resolve) => resolve(this.#options.onIntent(scopeOf(this.#element))))
      .then(
        () => {
          this.#isReady = true
        },
        () => {},
      )
      .then(() => {
        this.#isLoading = false
        this.#hasFailed = !this.#isReady
        this.#show()
      })
  }

  #show(): void {
    if (!this.#opened || this.#controller.signal.aborted) return
    const { view, target } = this.#opened
    if (this.#isReady && !this.#opened.isShown) {
      this.#opened.isShown = true
      target.container.classList.remove('landing-is-loading')
      this.#options.onOpen(view, target)
    } else if (this.#hasFailed && !target.container.hasChildNodes()) {
      target.container.append(makePopupFailure(this.#page, view, this.#retry, this.#options))
    }
  }

  #retry = (): void => {
    this.#hasFailed = false
    this.#opened?.target.field.focus()
    this.#opened?.target.container.replaceChildren()
    this.#load()
  }

  #open(view: SearchBoxView): void {
    if (this.#opened?.view === view) return
    this.#close()
    this.#load()
    this.#opened = {
      view,
      ...(view === 'list' ? this.#inForm() : this.#inDialog()),
      isShown: false,
    }
    this.#show()
  }

  #inForm(parent: HTMLElement = this.#form): Pick<Opened, 'target'> {
    const container = makePopup(this.#page)
    parent.append(container)
    return { target: this.#targetOf(this.#field, container) }
  }

  #inDialog(): Pick<Opened, 'target' | 'dialog'> {
    if (this.#element.dataset.ownDialog !== undefined) return this.#inForm(this.#element)
    const searchDialog = makeSearchDialog(this.#form, this.#close, this.#options)
    this.#element.append(searchDialog.dialog)
    searchDialog.dialog.showModal()
    searchDialog.field.focus()
    return {
      target: this.#targetOf(searchDialog.field, searchDialog.container),
      dialog: searchDialog.dialog,
    }
  }

  #targetOf(field: HTMLInputElement, container: HTMLElement): SearchTarget {
    return { field, container, scope: scopeOf(this.#element), close: this.#close }
  }

  #close = (): void => {
    if (!this.#opened) return
    const { target, dialog, isShown } = this.#opened
    this.#opened = undefined
    this.#hasFailed = false
    if (isShown) this.#options.onClose()
    dialog?.close()
    dialog?.remove()
    target.container.remove()
  }

  #closeList(): void {
    if (this.#opened?.view === 'list') this.#close()
  }

  #openSearch(): void {
    // The search page has a field of its own, in place of this one.
    const pageField = this.#page.querySelector<HTMLInputElement>(
      '.landing-search-page-field > input',
    )
    this.#load()
    if (pageField || (this.#page.defaultView ?? window).matchMedia(DESKTOP).matches) {
      const wanted = pageField ?? this.#field
      wanted.focus()
      wanted.select()
    } else this.#open('dialog')
  }

  #on<K extends keyof HTMLElementEventMap>(
    target: EventTarget | null,
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void {
    target?.addEventListener(type, listener as EventListener, { signal: this.#controller.signal })
  }

  #listenToForm(): void {
    const form = this.#form
    this.#on(this.#field, 'focus', () => this.#open('list'))
    this.#on(this.#field, 'input', () => this.#open('list'))
    this.#on(form, 'pointerenter', this.#load)
    this.#on(form, 'focusout', ({ relatedTarget }) => {
      if (relatedTarget !== null && !form.contains(relatedTarget as Node)) this.#closeList()
    })
    this.#on(form, 'keydown', (event) => {
      if (event.key !== 'Escape' || !this.#opened || this.#opened.isShown) return
      // Browsers clear a search field on Escape, and that would open the list again.
      event.preventDefault()
      this.#close()
    })
    this.#on(this.#field, 'keydown', (event) => {
      // The search page has nothing to show for no words.
      if (event.key === 'Enter' && !this.#field.value.trim()) event.preventDefault()
    })
    // A reader who is faster than the suggestions stays in this part of the site.
    this.#on(form, 'formdata', ({ formData }) => {
      for (const [name, value] of new URLSearchParams(this.#element.dataset.query)) {
        formData.set(name, value)
      }
    })
    this.#on(form, 'reset', () => {
      this.#field.focus()
      if (!this.#marked) return
      const rest = new URLSearchParams(this.#search)
      rest.delete('_highlight')
      this.#options.navigate(rest.size > 0 ? `?${rest}` : '')
    })
  }

  #listenToPage(): void {
    const root = this.#page.documentElement
    this.#on(root, 'pointerdown', ({ target }) => {
      // The form itself is only hit beside its content, where the page is dimmed.
      if (target === this.#form || !this.#form.contains(target as Node)) this.#closeList()
    })
    this.#on(root, 'keydown', (event) => {
      const hasSlash = this.#field.matches('[aria-keyshortcuts$="/"]')
      if (!isSearchShortcut(event, hasSlash)) return
      event.preventDefault()
      if (!hasPriority(this.#element)) return
      closeOtherDialogs(this.#page)
      this.#openSearch()
    })
    const button = this.#element.querySelector<HTMLElement>('.landing-search-open')
    this.#on(button, 'pointerenter', this.#load)
    this.#on(button, 'focus', this.#load)
    this.#on(button, 'click', (event) => {
      if (isModified(event)) return
      event.preventDefault()
      this.#openSearch()
    })
  }
}

/** The part of the site that a box searches: its `data-context`, `data-version` and `data-locale`. */
function scopeOf({ dataset: { context, version, locale } }: HTMLElement): SearchScope {
  return {
    ...(context && { context }),
    ...(version && { version }),
    ...(locale && { locale }),
  }
}
