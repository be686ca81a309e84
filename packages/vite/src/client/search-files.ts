import { type SearchIndexRef, type SearchScope, toHref } from '@landing/schema'
import engine from '@landing/search/worker-thread?worker&url'
import { indexesPath } from '../protocol'

/** The lists of search indexes, and the file of the search worker. */
export interface SearchFiles {
  /** Href of the search worker. */
  readonly engine: string
  /**
   * Fetches the list for a locale and version, and the engine with the first one, in parallel with the search's code. Lists
   * are cached; after a failure the next call retries.
   */
  indexes(scope: SearchScope): Promise<readonly SearchIndexRef[]>
}

export function searchFiles(base: string): SearchFiles {
  const lists = new Map<string, Promise<readonly SearchIndexRef[]>>()
  return {
    engine,
    indexes(scope) {
      const href = toHref(base, indexesPath(scope))
      const known = lists.get(href)
      if (known !== undefined) return known
      if (lists.size === 0) preload(engine)
      const list = fetchIndexes(href)
      lists.set(href, list)
      list.catch(() => lists.delete(href))
      return list
    },
  }
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

async function fetchIndexes(href: string): Promise<readonly SearchIndexRef[]> {
  const response = await fetch(href, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The list of search indexes answered with ${response.status}.`)
  return (await response.json()) as SearchIndexRef[]
}
