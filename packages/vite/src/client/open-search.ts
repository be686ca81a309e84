import type { SearchContext, SearchIndexRef, SearchProvider } from '@landing/schema'
import { createSearchClient } from '@landing/search/client'

interface OpenSearchOptions {
  readonly indexes: readonly SearchIndexRef[]
  readonly base: string
  readonly contexts: readonly SearchContext[]
  /** Names of the latest versions of all docs sets. */
  readonly latest: readonly string[]
  /** Address of the file that a search thread is made of, or that the page imports. */
  readonly engine: string
}

/** The client of the search engine, with one file for the engine wherever it runs. */
export function openSearch({ engine, ...options }: OpenSearchOptions): SearchProvider {
  const href = new URL(engine, location.href).href
  return createSearchClient({
    ...options,
    spawn: () => new Worker(href, { type: 'module' }),
    engine: href,
  })
}
