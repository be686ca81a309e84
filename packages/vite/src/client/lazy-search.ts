import {
  type SearchContext,
  type SearchIndexRef,
  type SearchProvider,
  toHref,
} from '@landing/schema'

/** Route path of the list of indexes. Its name is fixed, so that no document changes with an index. */
export const indexesPath = '/search/indexes.json'

interface LazySearchOptions {
  readonly base: string
  readonly contexts: readonly SearchContext[]
}

/**
 * The search engine's client, loaded with the first use of it and not before: its code and the list
 * of indexes at once, then the engine and the index at once.
 */
export function lazySearch({ base, contexts }: LazySearchOptions): SearchProvider {
  let client: Promise<SearchProvider> | undefined

  function open(): Promise<SearchProvider> {
    client ??= Promise.all([import('./open-search'), fetchIndexes(toHref(base, indexesPath))]).then(
      ([{ openSearch }, indexes]) => openSearch({ indexes, base, contexts }),
    )
    client.catch(() => {
      client = undefined
    })
    return client
  }

  return {
    contexts,
    load: async (scope) => (await open()).load(scope),
    search: async (query, signal) => (await open()).search(query, signal),
  }
}

async function fetchIndexes(href: string): Promise<SearchIndexRef[]> {
  const response = await fetch(href, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The list of search indexes answered with ${response.status}.`)
  return (await response.json()) as SearchIndexRef[]
}
