import {
  type SearchProvider,
  type SearchScope,
  type SiteData,
  toHref,
  toPath,
} from '@landing/schema'
import { all, asElement, type Cleanup, isModified, listen } from '../behaviours/events'
import type { Messages } from '../messages/en'
import { failureNote } from '../suggestions/contents'
import { type Child, fill, h } from '../suggestions/elements'
import {
  groupHits,
  type HitGroup,
  hitLabel,
  type ResultOrder,
  resultsPath,
} from '../suggestions/hit-address'
import { outsideNote, queryNotes } from '../suggestions/query-notes'
import { recentSearches } from '../suggestions/recent-searches'
import {
  EMPTY,
  isEmpty,
  runQuery,
  type SearchView,
  shownResult,
  toLoading,
} from '../suggestions/run-query'
import { attachScopeChip, type ScopeChip } from '../suggestions/scope-chip'
import type { Texts } from '../texts/texts'
import { foundPage } from './found-page'
import { queryProblem } from './query-problem'
import { resultOrder, sortByTitle } from './result-order'
import { type ResultsAddress, readAddress } from './results-address'
import { offer, resultsMarkup } from './results-markup'

/** Hits asked for at a time: more than most readers look at. */
const LIMIT = 100
/** Pages shown at first, and more with each press of the button. */
const STEP = 10

/** Time until the address follows what was typed, in ms: longer than an answer or another key takes. */
const PAUSE = 150

export interface ResultsSettings {
  readonly site: SiteData
  readonly search: SearchProvider
  readonly text: Texts<Messages>
  navigate(path: string, options?: { readonly replace: boolean }): void
}

/** The search page: the query of the address, ahead of it what is typed, and what was found. */
export class ResultsPage {
  readonly #settings: ResultsSettings
  readonly #parts: ReturnType<typeof resultsMarkup>
  readonly #chip: ScopeChip
  readonly #count = h('p')
  readonly #status = h('div', { role: 'status' })
  readonly #list = h('div', { class: 'landing-search-hits' })
  readonly #more: HTMLButtonElement
  readonly #stop: Cleanup
  readonly #titleBefore = document.title
  #address: ResultsAddress
  #typed: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #view: SearchView = EMPTY
  #failure: HTMLElement | undefined
  #dropQuery: Cleanup = () => {}
  /** The query that runs or is shown, and what is shown from the first page on, as JSON. */
  #asked = ''
  #about = ''
  #shown = STEP
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
    this.#more = h(
      'button',
      { type: 'button', class: 'landing-button landing-search-more' },
      text('moreResults'),
    )
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
      listen(this.#more, 'click', () => this.#showMore()),
      // Other links are the host's own.
      ...[parts.found, parts.recent].map((part) =>
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
    if (context) this.#writeContext(context)
    order.value = this.#address.order
    this.#chip.show(site.separateContexts ? undefined : this.#address.context?.label)
    this.#ask()
  }

  /** Offers the contexts of the version. */
  #writeContext(select: HTMLSelectElement): void {
    const { contexts, context } = this.#address
    for (const option of select.options) {
      option.hidden = option.value !== '' && !contexts.some(({ id }) => id === option.value)
      option.disabled = option.hidden
    }
    select.value = context?.id ?? ''
    offer(select, contexts.length > 0)
  }

  detach(): void {
    this.#stop()
    this.#dropQuery()
    clearTimeout(this.#timer)
    this.#chip.detach()
    this.#parts.found.replaceChildren()
    if (document.title === this.#title) document.title = this.#titleBefore
  }

  get #query(): string {
    return this.#typed ?? this.#address.query
  }

  get #title(): string {
    return `${this.#heading} | ${this.#settings.site.title}`
  }

  get #heading(): string {
    const { text } = this.#settings
    return this.#query ? text('searchFor', { query: this.#query }) : text('searchDocs')
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
      this.#shown = STEP
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
    const { heading, order, found, empty, nothing, start, recent } = this.#parts
    const view = this.#view
    heading.textContent = this.#heading
    document.title = this.#title
    offer(order, this.#query !== '')
    start.hidden = view.state !== 'empty' || this.#query.trim() !== ''
    start.style.visibility = 'visible'
    if (!start.hidden) fill(recent, this.#recent())
    empty.hidden = view.state !== 'done' || view.result.hits.length > 0
    nothing.textContent = this.#settings.text('noResultsFor', { query: this.#query })
    const result = shownResult(view)
    const groups = this.#groups()
    const rest = this.#rest
    this.#list.setAttribute('aria-busy', String(view.state === 'loading'))
    fill(
      this.#list,
      groups
        .slice(0, this.#shown)
        .map((group) => foundPage(group, result?.words ?? [], this.#settings)),
    )
    this.#fillStatus(groups.length + rest)
    if (view.state !== 'failed') this.#failure = undefined
    else
      this.#failure ??= failureNote('landing-notice-page', view.reason, this.#settings, () =>
        this.#retry(),
      )
    const hasMore = groups.length > this.#shown || rest > 0
    fill(
      found,
      this.#query.trim() === ''
        ? null
        : [this.#failure, this.#status, this.#list, hasMore ? this.#more : null],
    )
    this.#focusNew()
  }

  /** The pages found, in the order asked for. */
  #groups(): readonly HitGroup[] {
    const groups = groupHits(shownResult(this.#view)?.hits ?? [])
    if (this.#address.order === 'relevance') return groups
    return sortByTitle(groups, ({ page }) => hitLabel(page), this.#settings.site.locale.htmlLang)
  }

  /** Number of hits beyond the limit; of so many hits, each is on a page of its own. */
  get #rest(): number {
    const result = shownResult(this.#view)
    if (result?.query.limit === undefined || result.hits.length < result.query.limit) return 0
    return result.total - result.hits.length
  }

  #fillStatus(count: number): void {
    const { text, search } = this.#settings
    const result = shownResult(this.#view)
    const outside = result && outsideNote(result, this.#address.scope, search.contexts, text)
    // An empty result is said below in large, for those who look.
    const isHidden = this.#view.state === 'done' && count === 0
    this.#count.className = `landing-search-count${isHidden ? ' landing-visually-hidden' : ''}`
    this.#count.textContent = this.#countText(count)
    fill(this.#status, [
      this.#count,
      result?.problem ? queryProblem(this.#query, result.problem, text) : null,
      result ? queryNotes(result, this.#settings, undefined, outside) : null,
    ])
  }

  #countText(count: number): string {
    const { text } = this.#settings
    const { state } = this.#view
    if (state === 'loading') return shownResult(this.#view) ? '' : text('searching')
    if (state !== 'done') return ''
    if (count === 0) return text('noDocumentsFound')
    const last = Math.min(this.#shown, count)
    return text.count('documentsFound', count) + (last > STEP ? ` (1–${last})` : '')
  }

  /** The recent searches, as links. */
  #recent(): Child {
    const { site, text } = this.#settings
    const links = recentSearches().map((query) => {
      const href = toHref(site.base, resultsPath(site, query, this.#address.scope))
      return h('li', {}, h('a', { href }, query))
    })
    if (links.length === 0) return null
    return [
      h('h2', { class: 'landing-search-count' }, text('searchRecent')),
      h('ul', { class: 'landing-suggestions-entries' }, links),
    ]
  }

  #retry(): void {
    // The button disappears with the error, which is announced again when the retry fails at once.
    this.#parts.field.focus()
    this.#view = toLoading(this.#view)
    this.#ask(true)
  }

  #showMore(): void {
    const { length } = this.#groups()
    this.#firstNew = this.#list.children.length
    this.#shown += STEP
    if (this.#rest > 0 && this.#shown > length) this.#limit += LIMIT
    this.#ask()
  }

  /** The button goes down below the new results, or disappears. */
  #focusNew(): void {
    const first = this.#firstNew === undefined ? undefined : this.#list.children[this.#firstNew]
    if (!first) return
    this.#firstNew = undefined
    first.querySelector<HTMLElement>('h2 a')?.focus()
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
