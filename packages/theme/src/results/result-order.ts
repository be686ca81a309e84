import type { ResultOrder } from '../suggestions/hit-address'

/** The order that `sort` of an address names; by relevance for anything unknown. */
export function resultOrder(sort: string | null): ResultOrder {
  return sort === 'title' ? 'title' : 'relevance'
}

/** Sorts found pages by their titles, as the language does. */
export function sortByTitle<Page>(
  pages: readonly Page[],
  titleOf: (page: Page) => string,
  language: string,
): Page[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return pages.toSorted((a, b) => compare(titleOf(a), titleOf(b)))
}
