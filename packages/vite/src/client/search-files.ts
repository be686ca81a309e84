import { landingPolicy } from '@landing/router/documents'
import { type SearchScope, toHref } from '@landing/schema'
import type { SearchClientOptions } from '@landing/search/client'
import engine from '@landing/search/worker-thread?worker&url'
import { indexName, indexPath } from '../protocol'

type Fetch = NonNullable<SearchClientOptions['fetch']>

/** What the search needs, on its way while its code is loaded. */
export interface SearchFiles {
  /** Returns the search worker: the one that `prepare` has started, or another. */
  spawn(): Worker
  /** Href of the entry file of a scope's index. */
  entry(scope: SearchScope): string
  /** Starts the worker and fetches an entry file; later calls for the same one do nothing. */
  prepare(scope: SearchScope): void
  /** Fetches a file of an index, or returns the one that `prepare` has fetched. */
  readonly fetch: Fetch
}

export function searchFiles(base: string): SearchFiles {
  let started: Worker | undefined
  let isStarted = false
  const asked = new Set<string>()
  const waiting = new Map<string, Promise<Response>>()
  const entry = (scope: SearchScope) => toHref(base, indexPath(indexName(scope)))
  const start = () => {
    isStarted = true
    const href = landingPolicy().createScriptURL(new URL(engine, location.href).href)
    return new Worker(href, { type: 'module' })
  }
  return {
    entry,
    spawn() {
      const worker = started ?? start()
      started = undefined
      return worker
    },
    prepare(scope) {
      const { href } = new URL(entry(scope), document.baseURI)
      if (asked.has(href)) return
      if (!isStarted) {
        try {
          started = start()
          // Nobody listens yet: the client starts another and sees it fail.
          started.onerror = () => {
            started = undefined
          }
        } catch {
          // A policy may refuse workers, to the client too.
        }
      }
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
