import { type SearchScope, toPath } from '@landing/schema'
import { all, asElement, type Cleanup, isModified, listen } from '../behaviours/events'
import { type ResultOrder, resultsPath } from '../suggestions/hit-address'
import { EMPTY, isEmpty, runQuery, type SearchView, toLoading } from '../suggestions/run-query'
import { attachScopeChip, type ScopeChip } from '../suggestions/scope-chip'
import { resultOrder } from './result-order'
import { type ResultsAddress, readAddress } from './results-address'
import {
  hitsBeyond,
  ResultsDrawing,
  type ResultsSettings,
  type ResultsState,
  STEP,
} from './results-drawing'
import { offer, resultsMarkup } from './results-markup'

/** Hits asked for at a time: more than most readers look at. */
const LIMIT = 100
/** Time until the address follows what was typed, in ms: longer than an answer or another key takes. */
const PAUSE = 150

/** The state of the search page: the query of the address, ahead of it what is typed, and what was found. */
export class ResultsPage {
  readonly #settings: ResultsSettings
  readonly #parts: ReturnType<typeof resultsMarkup>
  readonly #drawing: ResultsDrawing
  readonly #chip: ScopeChip
  readonly #stop: Cleanup
  #address: ResultsAddress
  #typed: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #view: SearchView = EMPTY
  #dropQuery: Cleanup = () => {}
  /** The query that runs or is shown, and what is shown from the first page on, as JSON. */
  #asked = ''
  #about = ''
  #most = STEP
  #limit = LIMIT
  /** Position of the first page that the button is to show. */
  #firstNew: number | undefined

  constructor(element: HTMLElement, settings: ResultsSettings) {
    this.#settings = settings
    const { site, search, text } = settings
    const parts = resultsMarkup(element)
    const { form, field, context, order } = parts
    this.#parts = parts
    this.#address = readAddress(site, '', search.contexts)
    this.#drawing = new ResultsDrawing(parts, settings, () => this.#retry())
    this.#chip = attachScopeChip(field, text, () => {
      field.focus()
      this.#go({ scope: this.#scopeOf('') })
    })
    this.#stop = all(
      listen(field, 'input', () => this.#read()),
      listen(
        form,
        'submit',
        (event) => {
          event.preventDefault()
          this.#read()
        },
        {},
      ),
      listen(form, 'change', ({ target }) => {
        if (target === context) this.#go({ scope: this.#scopeOf(context?.value ?? '') })
        if (target === order) this.#go({ order: resultOrder(order.value) })
      }),
      listen(this.#drawing.more, 'click', () => this.#showMore()),
      // Other links are the host's own.
      ...[parts.summary, parts.recent].map((part) =>
        listen(part, 'click', (event) => this.#follow(event), {}),
      ),
    )
    this.#begin()
  }

  /** Call it with `location.search` at the start and after each navigation. */
  update(search: string): void {
    const { site, search: provider } = this.#settings
    this.#address = readAddress(site, search, provider.contexts)
    this.#writeAddress()
    const { field, context, order } = this.#parts
    if (this.#typed === undefined && field.value !== this.#query) field.value = this.#query
    if (context) offerContexts(context, this.#address)
    order.value = this.#address.order
    this.#chip.show(site.separateContexts ? undefined : this.#address.context?.label)
    this.#ask()
  }

  detach(): void {
    this.#stop()
    this.#dropQuery()
    clearTimeout(this.#timer)
    this.#chip.detach()
    this.#drawing.clear()
  }

  get #query(): string {
    return this.#typed ?? this.#address.query
  }

  /** Takes over what was typed before this code was loaded. */
  #begin(): void {
    const { search } = this.#settings
    const { field } = this.#parts
    const { activeElement, body } = document
    if (activeElement === field && field.value) this.#typed = field.value
    // Without scrolling: after a step back the reader is at a hit.
    else if (activeElement === body && window.matchMedia('(pointer: fine)').matches)
      field.focus({ preventScroll: true })
    search.load(this.#address.scope).catch(() => {})
  }

  #read(): void {
    this.#typed = this.#parts.field.value
    this.#writeAddress()
    this.#ask()
  }

  /** Writes what is typed into the address, in the next pause. */
  #writeAddress(): void {
    clearTimeout(this.#timer)
    if (this.#typed === this.#address.query) this.#typed = undefined
    if (this.#typed !== undefined) this.#timer = setTimeout(() => this.#go(), PAUSE)
  }

  #go(next: { scope?: SearchScope; order?: ResultOrder } = {}): void {
    const { scope, order } = { ...this.#address, ...next }
    this.#settings.navigate(resultsPath(this.#settings.site, this.#query, scope, order), {
      replace: true,
    })
  }

  #scopeOf(id: string): SearchScope {
    const { context, ...everywhere } = this.#address.scope
    return id ? { ...everywhere, context: id } : everywhere
  }

  /** Runs the query unless it is the one before. Its result stays until the next one arrives. */
  #ask(isRetry = false): void {
    const { site, search } = this.#settings
    const { order, scope } = this.#address
    const about = JSON.stringify([this.#query, scope, order])
    if (about !== this.#about) {
      this.#about = about
      this.#most = STEP
      this.#limit = LIMIT
      this.#firstNew = undefined
    }
    const query = { text: this.#query, limit: this.#limit, syntax: 'full', ...scope } as const
    const asked = JSON.stringify(query)
    if (asked !== this.#asked || isRetry) {
      this.#asked = asked
      this.#dropQuery()
      if (isEmpty(query)) this.#view = EMPTY
      else {
        const show: Parameters<typeof runQuery>[2] = (next) => {
          this.#view = typeof next === 'function' ? next(this.#view) : next
          this.#draw()
        }
        this.#dropQuery = runQuery(search, query, show, site.separateContexts)
      }
    }
    this.#draw()
  }

  #draw(): void {
    this.#drawing.draw(this.#state)
    // The button goes down below the new results, or disappears.
    if (this.#firstNew !== undefined && this.#drawing.focusPage(this.#firstNew))
      this.#firstNew = undefined
  }

  get #state(): ResultsState {
    return { query: this.#query, address: this.#address, view: this.#view, most: this.#most }
  }

  #retry(): void {
    // The button disappears with the error, which is announced again when the retry fails at once.
    this.#parts.field.focus()
    this.#view = toLoading(this.#view)
    this.#ask(true)
  }

  #showMore(): void {
    const { length } = this.#drawing.groups(this.#state)
    this.#firstNew = this.#drawing.pageCount
    this.#most += STEP
    if (hitsBeyond(this.#view) > 0 && this.#most > length) this.#limit += LIMIT
    this.#ask()
  }

  /** Opens a link through the host. Anything but a plain click is the browser's. */
  #follow(event: Event): void {
    const href = asElement(event.target)?.closest('a')?.getAttribute('href')
    const path = href && toPath(this.#settings.site.base, href)
    if (!path || isModified(event)) return
    event.preventDefault()
    this.#settings.navigate(path)
  }
}

/** Offers the contexts of the version. */
function offerContexts(select: HTMLSelectElement, { contexts, context }: ResultsAddress): void {
  for (const option of select.options) {
    option.hidden = option.value !== '' && !contexts.some(({ id }) => id === option.value)
    option.disabled = option.hidden
  }
  select.value = context?.id ?? ''
  offer(select, contexts.length > 0)
}
