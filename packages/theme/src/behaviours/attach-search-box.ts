import { SearchBox } from './search-box'
import type { SearchBoxOptions } from './search-popup-elements'

/** Cleanup function of an attached search box. */
export interface SearchBoxControl {
  (): void
  /**
   * Call it with `location.search` at the start and after each navigation: shows the words of
   * `_highlight`, and closes the box when the page has changed.
   */
  update(search: string): void
}

const attached = new WeakMap<HTMLElement, SearchBox>()

/**
 * Makes the markup of `SearchBox` interactive. Loads nothing before a reader shows interest. Of two
 * that attach the same element, a document and an island in it, the second replaces the first.
 */
export function attachSearchBox(element: HTMLElement, options: SearchBoxOptions): SearchBoxControl {
  const form = element.querySelector<HTMLFormElement>('.landing-search-form')
  const field = form?.querySelector('input')
  if (!form || !field) throw new Error('The search box has no form with a field.')
  attached.get(element)?.detach()
  const box = new SearchBox(element, form, field, options)
  attached.set(element, box)
  return Object.assign(() => box.detach(), { update: (search: string) => box.update(search) })
}
