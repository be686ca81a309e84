import type { SearchProvider, SearchQuery } from '@landing/schema'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { EMPTY, isEmpty, runQuery, type SearchView, toLoading } from '../suggestions/run-query'

/** Runs a query whenever it changes. The previous result stays until the next one arrives. */
export function useSearch(
  provider: SearchProvider | undefined,
  query: SearchQuery,
  attempt = 0,
  isApart = false,
): SearchView {
  const [view, setView] = useState<SearchView>(() =>
    isEmpty(query) ? EMPTY : { state: 'loading' },
  )
  const key = JSON.stringify(query)
  useEffect(() => {
    // The error goes at once: an alert that stays is not announced when the retry fails as well.
    if (attempt > 0) setView(toLoading)
  }, [attempt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is known by its content; an attempt runs it again
  useEffect(() => {
    if (!provider || isEmpty(query)) {
      setView(EMPTY)
      return
    }
    // In the frame that is under way: scheduled, it might come one later.
    return runQuery(provider, query, (next) => flushSync(() => setView(next)), isApart)
  }, [provider, key, attempt])
  return view
}
