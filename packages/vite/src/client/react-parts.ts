import { isHostedSearch } from 'virtual:landing/settings'
import type { Router } from '@landing/router'
import type { SearchProvider } from '@landing/schema'
import type { Wrap } from './react-context'
import type { SearchFiles } from './search-files'

/** Parts of a document that need React, and the search of all of them. Loaded once; after a failure the next call retries. */
export interface ReactParts {
  /** The provider around all islands. */
  wrap(): Promise<Wrap>
  /** The search's client, which needs no React: an engine starts while React is on its way. */
  search(): Promise<SearchProvider>
}

export function connectReact(router: Router, files: SearchFiles): ReactParts {
  const search = loadOnce(async () => {
    const { path } = router.state.location
    if (isHostedSearch) return (await import('./hosted-search')).createHostedSearch(path)
    return (await import('./search-provider')).createSearchProvider(path, files)
  })
  const wrap = loadOnce(async () => {
    const [{ createWrap }, provider] = await Promise.all([import('./react-context'), search()])
    return createWrap(router, provider)
  })
  return { wrap, search }
}

/** Runs a function once; after a failure the next call runs it again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
