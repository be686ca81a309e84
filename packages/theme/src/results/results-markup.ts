import type { SearchContext } from '@landing/schema'

/** The elements of the search page, as `SearchResults` renders them. */
export class ResultsMarkup {
  readonly heading: HTMLElement
  readonly form: HTMLFormElement
  readonly field: HTMLInputElement
  /** Choice of a context; absent without any. */
  readonly context: HTMLSelectElement | null
  readonly order: HTMLSelectElement
  /** What a query finds. */
  readonly found: HTMLElement
  /** Shown for a query without hits. */
  readonly empty: HTMLElement
  /** Shown without a query. */
  readonly start: HTMLElement
  readonly recent: HTMLElement

  constructor(element: HTMLElement) {
    const find = <E extends HTMLElement>(selector: string): E => {
      const part = element.querySelector<E>(selector)
      if (!part) throw new Error(`The search page has no element "${selector}".`)
      return part
    }
    this.heading = find('h1')
    this.form = find('form')
    this.field = find('.landing-search-page-field > input')
    this.context = element.querySelector('select[name="ctx"]')
    this.order = find('select[data-order]')
    this.found = find('.landing-search-found')
    this.empty = find('.landing-search-empty')
    this.start = find('.landing-search-start')
    this.recent = find('.landing-search-recent')
  }

  /** Offers some of the contexts. */
  offerContexts(contexts: readonly SearchContext[]): void {
    if (!this.context) return
    for (const option of this.context.options) {
      option.hidden = option.value !== '' && !contexts.some(({ id }) => id === option.value)
      option.disabled = option.hidden
    }
    hideFilter(this.context, contexts.length === 0)
  }

  /** Offers the order, where there is something to sort. */
  offerOrder(isOffered: boolean): void {
    hideFilter(this.order, !isOffered)
  }
}

function hideFilter(select: HTMLSelectElement, isHidden: boolean): void {
  const filter = select.closest<HTMLElement>('.landing-search-filter')
  if (filter) filter.hidden = isHidden
}
