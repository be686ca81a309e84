import type { SearchProvider, SearchQuery, SearchResult } from '@landing/schema'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FailureReason } from './search-failure'

/**
 * What the search page shows: nothing yet, the old result while a new one is on its way, a result,
 * or a failure.
 */
export type SearchView =
  | { readonly state: 'empty' }
  | { readonly state: 'loading'; readonly previous?: SearchResult }
  | { readonly state: 'done'; readonly result: SearchResult }
  | { readonly state: 'failed'; readonly reason?: FailureReason }

/** Delay before the loading state, in ms: most answers take less. */
const PATIENCE = 100

const EMPTY: SearchView = { state: 'empty' }

/** Runs a query whenever it changes. The previous result stays until the next one arrives. */
export function useSearch(
  provider: SearchProvider | undefined,
  query: SearchQuery,
  attempt = 0,
): SearchView {
  const [view, setView] = useState<SearchView>(() =>
    isEmpty(query) ? EMPTY : { state: 'loading' },
  )
  const key = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is known by its content; an attempt runs it again
  useEffect(() => {
    if (!provider || isEmpty(query)) {
      setView(EMPTY)
      return
    }
    const controller = new AbortController()
    const patience = setTimeout(() => setView(toLoading), PATIENCE)
    const show = (next: SearchView) => {
      clearTimeout(patience)
      // In the frame that is under way: scheduled, it might come one later.
      if (!controller.signal.aborted) flushSync(() => setView(next))
    }
    provider.search(query, controller.signal).then(
      (result) => show({ state: 'done', result }),
      (error: unknown) => {
        const reason = reasonOf(error)
        // A reader is not shown why an engine of the host failed.
        if (!reason && !controller.signal.aborted) console.error(error)
        show(reason ? { state: 'failed', reason } : { state: 'failed' })
      },
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

/** What went wrong and what to do, where the provider says both. */
function reasonOf(error: unknown): FailureReason | undefined {
  if (!(error instanceof Error) || !('help' in error)) return undefined
  return { message: error.message, help: String(error.help) }
}

const isEmpty = ({ text }: SearchQuery): boolean => text.trim() === ''
