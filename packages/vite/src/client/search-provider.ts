import { landingPolicy } from '@landing/router/documents'
import type { SearchProvider, SiteData } from '@landing/schema'
import { createSearchClient } from '@landing/search/client'
import type { SearchFiles } from './search-files'

/** The search engine's client. Its files are loaded with the first use of it. */
export function searchProvider(
  { base, searchContexts: contexts, docs }: Pick<SiteData, 'base' | 'searchContexts' | 'docs'>,
  files: () => Promise<SearchFiles>,
): SearchProvider {
  let client: Promise<SearchProvider> | undefined

  function open(): Promise<SearchProvider> {
    client ??= create()
    client.catch(() => {
      client = undefined
    })
    return client
  }

  async function create(): Promise<SearchProvider> {
    const { engine, indexes } = await files()
    const latest = docs.flatMap(({ versions }) =>
      versions.filter(({ isLast }) => isLast).map(({ name }) => name),
    )
    // One file for the engine, wherever it runs.
    const href = landingPolicy().createScriptURL(new URL(engine, location.href).href)
    const spawn = () => new Worker(href, { type: 'module' })
    return createSearchClient({ indexes, base, contexts, latest, spawn, engine: href })
  }

  return {
    contexts,
    load: async (scope) => (await open()).load(scope),
    search: async (query, signal) => (await open()).search(query, signal),
  }
}
