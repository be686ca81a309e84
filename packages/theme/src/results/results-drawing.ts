import { type SearchProvider, type SiteData, toHref } from '@landing/schema'
import type { Messages } from '../messages/en'
import { failureNote } from '../suggestions/contents'
import { type Child, fill, h } from '../suggestions/elements'
import { groupHits, type HitGroup, hitLabel, resultsPath } from '../suggestions/hit-address'
import { outsideNote, queryNotes } from '../suggestions/query-notes'
import { recentSearches } from '../suggestions/recent-searches'
import { type SearchView, shownResult } from '../suggestions/run-query'
import type { Texts } from '../texts/texts'
import { foundPage } from './found-page'
import { queryProblem } from './query-problem'
import { sortByTitle } from './result-order'
import type { ResultsAddress } from './results-address'
import { offer, type resultsMarkup } from './results-markup'

/** Pages shown at first, and more with each press of the button. */
export const STEP = 10

export interface ResultsSettings {
  readonly site: SiteData
  readonly search: SearchProvider
  readonly text: Texts<Messages>
  navigate(path: string, options?: { readonly replace: boolean }): void
}

/** What the search page shows. */
export interface ResultsState {
  readonly query: string
  readonly address: ResultsAddress
  readonly view: SearchView
  /** Number of pages shown at most. */
  readonly most: number
}

/** Renders the state of the search page. */
export class ResultsDrawing {
  readonly more: HTMLButtonElement
  readonly #settings: ResultsSettings
  readonly #parts: ReturnType<typeof resultsMarkup>
  readonly #retry: () => void
  readonly #count = h('p')
  readonly #status = h('div', { role: 'status' })
  readonly #list = h('div', { class: 'landing-search-hits' })
  readonly #titleBefore = document.title
  #title = ''
  #failure: HTMLElement | undefined

  constructor(
    parts: ReturnType<typeof resultsMarkup>,
    settings: ResultsSettings,
    retry: () => void,
  ) {
    this.#parts = parts
    this.#settings = settings
    this.#retry = retry
    this.more = h(
      'button',
      { type: 'button', class: 'landing-button landing-search-more' },
      settings.text('moreResults'),
    )
  }

  /** Number of pages shown. */
  get pageCount(): number {
    return this.#list.children.length
  }

  draw(state: ResultsState): void {
    const { query, view, most } = state
    const { site, text } = this.#settings
    const { heading, order, summary, empty, nothing, start, recent } = this.#parts
    heading.textContent = query ? text('searchFor', { query }) : text('searchDocs')
    this.#title = `${heading.textContent} | ${site.title}`
    document.title = this.#title
    offer(order, query !== '')
    start.hidden = view.state !== 'empty' || query.trim() !== ''
    start.style.visibility = 'visible'
    if (!start.hidden) fill(recent, this.#recent(state))
    empty.hidden = view.state !== 'done' || view.result.hits.length > 0
    nothing.textContent = text('noResultsFor', { query })
    const words = shownResult(view)?.words ?? []
    const groups = this.groups(state)
    const rest = hitsBeyond(view)
    this.#list.setAttribute('aria-busy', String(view.state === 'loading'))
    fill(
      this.#list,
      groups.slice(0, most).map((group) => foundPage(group, words, this.#settings)),
    )
    this.#fillStatus(state, groups.length + rest)
    if (view.state !== 'failed') this.#failure = undefined
    else
      this.#failure ??= failureNote('landing-notice-page', view.reason, this.#settings, this.#retry)
    const hasMore = groups.length > most || rest > 0
    fill(
      summary,
      query.trim() === ''
        ? null
        : [this.#failure, this.#status, this.#list, hasMore ? this.more : null],
    )
  }

  clear(): void {
    this.#parts.summary.replaceChildren()
    if (document.title === this.#title) document.title = this.#titleBefore
  }

  /** The pages found, in the order asked for. */
  groups({ view, address }: ResultsState): readonly HitGroup[] {
    const groups = groupHits(shownResult(view)?.hits ?? [])
    if (address.order === 'relevance') return groups
    return sortByTitle(groups, ({ page }) => hitLabel(page), this.#settings.site.locale.htmlLang)
  }

  /** Returns false if so many pages are not shown. */
  focusPage(number: number): boolean {
    const page = this.#list.children[number]
    page?.querySelector<HTMLElement>('h2 a')?.focus()
    return page !== undefined
  }

  #fillStatus({ query, view, address, most }: ResultsState, count: number): void {
    const { text, search } = this.#settings
    const result = shownResult(view)
    const outside = result && outsideNote(result, address.scope, search.contexts, text)
    // An empty result is said below in large, for those who look.
    const isHidden = view.state === 'done' && count === 0
    this.#count.className = `landing-search-count${isHidden ? ' landing-visually-hidden' : ''}`
    this.#count.textContent = this.#countText(view, count, most)
    fill(this.#status, [
      this.#count,
      result?.problem ? queryProblem(query, result.problem, text) : null,
      result ? queryNotes(result, this.#settings, undefined, outside) : null,
    ])
  }

  #countText(view: SearchView, count: number, most: number): string {
    const { text } = this.#settings
    if (view.state === 'loading') return shownResult(view) ? '' : text('searching')
    if (view.state !== 'done') return ''
    if (count === 0) return text('noDocumentsFound')
    const last = Math.min(most, count)
    return text.count('documentsFound', count) + (last > STEP ? ` (1–${last})` : '')
  }

  /** The recent searches, as links. */
  #recent({ address }: ResultsState): Child {
    const { site, text } = this.#settings
    const links = recentSearches().map((query) => {
      const href = toHref(site.base, resultsPath(site, query, address.scope))
      return h('li', {}, h('a', { href }, query))
    })
    if (links.length === 0) return null
    return [
      h('h2', { class: 'landing-search-count' }, text('searchRecent')),
      h('ul', { class: 'landing-suggestions-entries' }, links),
    ]
  }
}

/** Number of hits beyond the limit; of so many hits, each is on a page of its own. */
export function hitsBeyond(view: SearchView): number {
  const result = shownResult(view)
  if (result?.query.limit === undefined || result.hits.length < result.query.limit) return 0
  return result.total - result.hits.length
}
