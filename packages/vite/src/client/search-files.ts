import { type SearchIndexRef, toHref } from '@landing/schema'
import engine from '@landing/search/worker-thread?worker&url'
import { indexesPath } from '../protocol'

/** The list of search indexes, and the file of the engine. */
export interface SearchFiles {
  /** Href of the engine, for a thread or for the page. */
  readonly engine: string
  readonly indexes: readonly SearchIndexRef[]
}

/**
 * Returns a function that fetches what the search needs besides its code: at once with the code, not after it. Fetched
 * once; a failure is tried again with the next call.
 */
export function searchFiles(base: string): () => Promise<SearchFiles> {
  let files: Promise<SearchFiles> | undefined

  async function load(): Promise<SearchFiles> {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = engine
    document.head.append(link)
    return { engine, indexes: await fetchIndexes(toHref(base, indexesPath)) }
  }

  return () => {
    files ??= load()
    files.catch(() => {
      files = undefined
    })
    return files
  }
}

async function fetchIndexes(href: string): Promise<readonly SearchIndexRef[]> {
  const response = await fetch(href, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The list of search indexes answered with ${response.status}.`)
  return (await response.json()) as SearchIndexRef[]
}
