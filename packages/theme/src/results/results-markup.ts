/** The elements of the search page, as `SearchResults` renders them. */
export function resultsMarkup(element: HTMLElement) {
  const find = <E extends HTMLElement>(selector: string): E => {
    const part = element.querySelector<E>(selector)
    if (!part) throw new Error(`The search page has no element "${selector}".`)
    return part
  }
  return {
    heading: find('h1'),
    form: find<HTMLFormElement>('form'),
    field: find<HTMLInputElement>('.landing-search-page-field > input'),
    /** Choice of a context; absent without any. */
    context: element.querySelector<HTMLSelectElement>('select[name="ctx"]'),
    order: find<HTMLSelectElement>('select[data-order]'),
    /** What a query finds. */
    summary: find('.landing-search-found'),
    /** Shown for a query without hits. */
    empty: find('.landing-search-empty'),
    nothing: find('.landing-search-empty > .landing-lead'),
    /** Shown without a query. */
    start: find('.landing-search-start'),
    recent: find('.landing-search-recent'),
  }
}

/** Shows a select with its label, or hides both. */
export function offer(select: HTMLSelectElement, isOffered: boolean): void {
  const filter = select.closest<HTMLElement>('.landing-search-filter')
  if (filter) filter.hidden = !isOffered
}
