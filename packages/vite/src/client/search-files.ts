import { type SearchScope, toHref } from '@landing/schema'
import type { SearchClientOptions } from '@landing/search/client'
import engine from '@landing/search/worker-thread?worker&url'
import { indexName, indexPath } from '../protocol'

type Fetch = NonNullable<SearchClientOptions['fetch']>

/** Files of the search that are fetched in parallel with its code. */
export interface SearchFiles {
  /** Href of the search worker. */
  readonly engine: string
  /** Href of the entry file of a scope's index. */
  entry(scope: SearchScope): string
  /** Fetches the worker and an entry file; later calls for the same one do nothing. */
  prepare(scope: SearchScope): void
  /** Fetches a file of an index, or returns the one that `prepare` has fetched. */
  readonly fetch: Fetch
}

export function searchFiles(base: string): SearchFiles {
  const asked = new Set<string>()
  const waiting = new Map<string, Promise<Response>>()
  const entry = (scope: SearchScope) => toHref(base, indexPath(indexName(scope)))
  return {
    engine,
    entry,
    prepare(scope) {
      const { href } = new URL(entry(scope), document.baseURI)
      if (asked.has(href)) return
      if (asked.size === 0) preload(engine)
      asked.add(href)
      const response = fetch(href, { cache: 'no-cache' })
      waiting.set(href, response)
      // The client reports it, when it takes the response.
      response.catch(() => {})
    },
    fetch(href, init) {
      const response = waiting.get(href)
      waiting.delete(href)
      return response ?? fetch(href, init)
    },
  }
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
