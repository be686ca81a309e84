import type { SearchScope } from '@landing/schema'
import { DESKTOP } from './events'
import { makeFailure, makePopup, makeSearchDialog, type SearchBoxView } from './search-popup'
import { closeOtherDialogs, hasPriority, isMac, isSearchShortcut } from './search-shortcut'
import type { PageOptions } from './texts'

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
   * Loads the code of the popup and the index. Called with each sign of interest: focus, pointer,
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

/** Cleanup function of an attached search box. */
export interface SearchBoxControl {
  (): void
  /**
   * Call it with `location.search` at the start and after each navigation: shows the words of
   * `_highlight`, and closes the box when the page has changed.
   */
  update(search: string): void
}

interface Opened {
  readonly view: SearchBoxView
  readonly target: SearchTarget
  readonly dialog?: HTMLDialogElement
  isShown: boolean
}

const detachers = new WeakMap<HTMLElement, () => void>()

/**
 * Makes the markup of `SearchBox` interactive. Loads nothing before a reader shows interest. Of two
 * that attach the same element, a document and an island in it, the second replaces the first.
 */
export function attachSearchBox(element: HTMLElement, options: SearchBoxOptions): SearchBoxControl {
  const form = element.querySelector<HTMLFormElement>('.search-form')
  const field = form?.querySelector('input')
  if (!form || !field) throw new Error('The search box has no form with a field.')
  const page = element.ownerDocument
  const controller = new AbortController()
  const { signal } = controller
  let opened: Opened | undefined
  let isLoading = false
  let isReady = false
  let hasFailed = false
  let search: string | undefined
  let marked = ''

  function load(): void {
    // A visible failure has a button; keys and pointers must not send requests.
    if (isLoading || (opened && hasFailed)) return
    isLoading = true
    hasFailed = false
    const end = (loaded: boolean) => {
      isLoading = false
      isReady ||= loaded
      hasFailed = !isReady
      show()
    }
    new Promise((resolve) => resolve(options.onIntent(scopeOf(element)))).then(
      () => end(true),
      () => end(false),
    )
  }

  function show(): void {
    if (!opened || signal.aborted) return
    const { view, target } = opened
    if (isReady && !opened.isShown) {
      opened.isShown = true
      options.onOpen(view, target)
    } else if (hasFailed && !target.container.hasChildNodes()) {
      target.container.append(makeFailure(page, view, retry, options.messages))
    }
  }

  function retry(): void {
    hasFailed = false
    opened?.target.field.focus()
    opened?.target.container.replaceChildren()
    load()
  }

  function open(view: SearchBoxView): void {
    if (opened?.view === view) return
    close()
    load()
    opened = { ...(view === 'list' ? inForm() : inDialog()), isShown: false }
    show()
  }

  const inForm = () => {
    const container = makePopup(page)
    form.append(container)
    return { view: 'list' as const, target: targetOf(field, container) }
  }

  const inDialog = () => {
    const view = 'dialog' as const
    if (element.dataset.ownDialog !== undefined) {
      const container = makePopup(page)
      element.append(container)
      return { view, target: targetOf(field, container) }
    }
    const { dialog, ...own } = makeSearchDialog(form, close, options.messages)
    element.append(dialog)
    dialog.showModal()
    own.field.focus()
    return { view, target: targetOf(own.field, own.container), dialog }
  }

  const targetOf = (typed: HTMLInputElement, container: HTMLElement): SearchTarget => ({
    field: typed,
    container,
    scope: scopeOf(element),
    close,
  })

  function close(): void {
    if (!opened) return
    const { target, dialog, isShown } = opened
    opened = undefined
    hasFailed = false
    if (isShown) options.onClose()
    dialog?.close()
    dialog?.remove()
    target.container.remove()
  }

  function closeList(): void {
    if (opened?.view === 'list') close()
  }

  function openSearch(): void {
    // The search page has a field of its own, in place of this one.
    const own = page.querySelector<HTMLInputElement>('.search-page-field > input')
    load()
    if (own || (page.defaultView ?? window).matchMedia(DESKTOP).matches) {
      const wanted = own ?? field
      wanted?.focus()
      wanted?.select()
    } else open('dialog')
  }

  function on<K extends keyof HTMLElementEventMap>(
    target: EventTarget | null,
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ): void {
    target?.addEventListener(type, listener as EventListener, { signal })
  }

  on(field, 'focus', () => open('list'))
  on(field, 'input', () => open('list'))
  on(form, 'pointerenter', () => {
    load()
    // With words in the field, a pointer over it is enough to see what they find.
    if (field.value) open('list')
  })
  on(form, 'pointerleave', () => {
    if (!form.contains(page.activeElement)) closeList()
  })
  on(form, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null && !form.contains(relatedTarget as Node)) closeList()
  })
  on(form, 'keydown', (event) => {
    if (event.key === 'Escape' && hasFailed) close()
  })
  on(form, 'reset', () => {
    field.focus()
    if (!marked) return
    const rest = new URLSearchParams(search)
    rest.delete('_highlight')
    options.navigate(rest.size > 0 ? `?${rest}` : '')
  })
  on(page.documentElement, 'pointerdown', ({ target }) => {
    if (!form.contains(target as Node)) closeList()
  })
  on(page.documentElement, 'keydown', (event) => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    if (!hasPriority(element)) return
    closeOtherDialogs(page)
    openSearch()
  })
  const button = element.querySelector<HTMLElement>('.search-open')
  on(button, 'pointerenter', load)
  on(button, 'focus', load)
  on(button, 'click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openSearch()
  })
  page.documentElement.classList.toggle('is-mac', isMac())
  const detach = () => {
    close()
    controller.abort()
  }
  detachers.get(element)?.()
  detachers.set(element, detach)
  // The reader may have been faster than this script.
  if (page.activeElement === field) open('list')
  return Object.assign(detach, {
    update(next: string) {
      if (signal.aborted) return
      // The first call is about the page that the box was opened on.
      if (search !== undefined) close()
      search = next
      const words = new URLSearchParams(next).getAll('_highlight').join(' ')
      if (words || marked) field.value = words
      marked = words
    },
  })
}

/** The part of the site that a box searches: its `data-version` and `data-locale`. */
function scopeOf({ dataset: { version, locale } }: HTMLElement): SearchScope {
  return { ...(locale ? { locale } : {}), ...(version ? { version } : {}) }
}
