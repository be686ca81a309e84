import type { SearchProvider, SiteData } from '@landing/schema'
import { en, type Messages } from '../messages/en'
import { makeTexts } from '../texts/texts'
import { ResultsPage } from './results-page'

/** Options of `attachSearchResults`. */
export interface SearchResultsOptions {
  readonly site: SiteData
  readonly search: SearchProvider
  /** Texts of the theme in another language, or of your own; default English. */
  readonly messages?: Partial<Messages> | undefined
  /** Shows a page of the site by its route path with search string and hash, or the search page with another query. */
  navigate(path: string, options?: { readonly replace: boolean }): void
}

/** Cleanup function of an attached search page. */
export interface SearchResultsControl {
  (): void
  /** Call it with `location.search` at the start and after each navigation: its query is asked and shown. */
  update(search: string): void
}

/** Makes the markup of `SearchResults` interactive. Needs the style sheet `suggestions.css`. */
export function attachSearchResults(
  element: HTMLElement,
  { site, search, messages, navigate }: SearchResultsOptions,
): SearchResultsControl {
  const text = makeTexts<Messages>({ ...en, ...messages }, site.locale.htmlLang)
  const page = new ResultsPage(element, { site, search, text, navigate })
  return Object.assign(() => page.detach(), { update: (query: string) => page.update(query) })
}
