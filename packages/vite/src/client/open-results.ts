import type { Router } from '@landing/router'
import type { ReactParts } from './react-parts'
import type { SearchFiles } from './search-files'

/** Loads what the search page shows, if it is open. Returns a cleanup function. */
export function openResults(router: Router, parts: ReactParts, files: SearchFiles): () => void {
  const left = new AbortController()
  const element = document.querySelector<HTMLElement>('[data-search-results]')
  if (element)
    import('./search-results')
      .then((module) => module.showResults(element, { router, parts, files }, left.signal))
      // The form asks for the page again.
      .catch(console.error)
  return () => left.abort()
}
