import type { SearchProvider, SearchQuery, SearchResult } from '@landing/schema'
import { useEffect, useState } from 'react'

export type SearchView =
  | { readonly state: 'empty' }
  | { readonly state: 'loading'; readonly previous?: SearchResult }
  | { readonly state: 'done'; readonly result: SearchResult }
  | { readonly state: 'failed' }

/** Runs a query whenever it changes. What was found before stays while the next answer is on its way. */
export function useSearch(
  provider: SearchProvider | undefined,
  query: SearchQuery,
  attempt = 0,
): SearchView {
  const [view, setView] = useState<SearchView>({ state: 'empty' })
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is known by its content; an attempt runs it again
  useEffect(() => {
    if (!provider || query.text.trim() === '') {
      setView({ state: 'empty' })
      return
    }
    const controller = new AbortController()
    setView((before) => {
      const previous =
        before.state === 'done'
          ? before.result
          : before.state === 'loading'
            ? before.previous
            : undefined
      return { state: 'loading', ...(previous ? { previous } : {}) }
    })
    provider.search(query, controller.signal).then(
      (result) => !controller.signal.aborted && setView({ state: 'done', result }),
      () => !controller.signal.aborted && setView({ state: 'failed' }),
    )
    return () => controller.abort()
  }, [provider, key, attempt])
  return view
}

/** The result to show now: the current one, or the previous while waiting. */
export function shownResult(view: SearchView): SearchResult | undefined {
  return view.state === 'done' ? view.result : view.state === 'loading' ? view.previous : undefined
}
