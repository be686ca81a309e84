import { type SearchIndexRef, type SearchProvider, type SiteData, toHref } from '@landing/schema'
import engine from '@landing/search/worker-thread?worker&url'
import { indexesPath } from './indexes-path'

/**
 * The search engine's client, loaded with the first use of it and not before: its code, the engine's
 * and the list of indexes at once.
 */
export function lazySearch({
  base,
  searchContexts: contexts,
  docs,
}: Pick<SiteData, 'base' | 'searchContexts' | 'docs'>): SearchProvider {
  let client: Promise<SearchProvider> | undefined

  function open(): Promise<SearchProvider> {
    client ??= load()
    client.catch(() => {
      client = undefined
    })
    return client
  }

  async function load(): Promise<SearchProvider> {
    // In the order in which they are needed.
    const code = import('./open-search')
    const list = fetchIndexes(toHref(base, indexesPath))
    preload(engine)
    const [{ openSearch }, indexes] = await Promise.all([code, list])
    const latest = docs.flatMap(({ versions }) =>
      versions.filter(({ isLast }) => isLast).map(({ name }) => name),
    )
    return openSearch({ indexes, base, contexts, latest, engine })
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

/** Fetches and parses a module without running it: page or worker will. */
function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
