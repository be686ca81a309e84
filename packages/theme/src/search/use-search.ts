import type { SearchProvider, SearchQuery, SearchResult } from '@landing/schema'
import { useEffect, useState } from 'react'

export type SearchView =
  | { readonly state: 'empty' }
  | { readonly state: 'loading'; readonly previous?: SearchResult }
  | { readonly state: 'done'; readonly result: SearchResult }
  | { readonly state: 'failed' }

/** Answers that come within so many milliseconds are not announced as being on their way. */
const PATIENCE = 100

const EMPTY: SearchView = { state: 'empty' }

/** Runs a query whenever it changes. What was found before stays while the next answer is on its way. */
export function useSearch(
  provider: SearchProvider | undefined,
  query: SearchQuery,
  attempt = 0,
): SearchView {
  const [view, setView] = useState(EMPTY)
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is known by its content; an attempt runs it again
  useEffect(() => {
    if (!provider || query.text.trim() === '') {
      setView(EMPTY)
      return
    }
    const controller = new AbortController()
    const patience = setTimeout(() => setView(toLoading), PATIENCE)
    const show = (next: SearchView) => {
      clearTimeout(patience)
      if (!controller.signal.aborted) setView(next)
    }
    provider.search(query, controller.signal).then(
      (result) => show({ state: 'done', result }),
      () => show({ state: 'failed' }),
    )
    return () => {
      clearTimeout(patience)
      controller.abort()
    }
  }, [provider, key, attempt])
  return view
}

function toLoading(before: SearchView): SearchView {
  const previous = shownResult(before)
  return { state: 'loading', ...(previous ? { previous } : {}) }
}

/** The result to show now: the current one, or the previous while waiting. */
export function shownResult(view: SearchView): SearchResult | undefined {
  return view.state === 'done' ? view.result : view.state === 'loading' ? view.previous : undefined
}
