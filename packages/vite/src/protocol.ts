import type { SearchScope } from '@landing/schema'

// Contract between server and browser code.

/**
 * Route path of the list of a scope's search indexes. Its name is fixed, so that no document changes with an index.
 *
 * @param scope its locale in a site of several, its version unless that is the latest
 */
export const indexesPath = ({ locale, version }: Pick<SearchScope, 'locale' | 'version'>): string =>
  `/search/${locale ? `${locale}/` : ''}indexes${version ? `-${version}` : ''}.json`

/** Id of the island with the results of the search page. */
export const searchResultsId = 'landing:search-results'

/** Moments at which an island is hydrated. */
export const hydrateValues = ['load', 'idle', 'visible', 'intent'] as const

/** When an island is hydrated; `visible` by default. */
export type Hydrate = (typeof hydrateValues)[number]

/** Name of the dev server's event after an edit of content. */
export const updateEvent = 'landing:update'

/** Name of the event by which a page tells the dev server which revision of the site it shows. */
export const shownEvent = 'landing:shown'

/** Name of the element of a document's head that holds the revision it was made of. */
export const revisionName = 'landing-revision'

/** What the dev server says after an edit of content. */
export interface ContentUpdate {
  /** Route paths whose pages may differ. */
  readonly changed: readonly string[]
  /** What all pages share changed too. */
  readonly structure: boolean
}
