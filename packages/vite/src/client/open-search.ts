import type { SearchContext, SearchIndexRef, SearchProvider } from '@landing/schema'
import { createSearchClient } from '@landing/search/client'
import worker from '@landing/search/worker-thread?worker&url'

interface OpenSearchOptions {
  readonly indexes: readonly SearchIndexRef[]
  readonly base: string
  readonly contexts: readonly SearchContext[]
}

/** The client of the search engine. The address of its worker is the only part that a bundler makes. */
export function openSearch(options: OpenSearchOptions): SearchProvider {
  return createSearchClient({
    ...options,
    spawn: () => new Worker(new URL(worker, location.href), { type: 'module' }),
  })
}
