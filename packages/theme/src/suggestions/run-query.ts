import type { SearchProvider, SearchQuery, SearchResult } from '@landing/schema'
import type { Cleanup } from '../behaviours/events'

/** The provider's description of a failure. */
export interface FailureReason {
  readonly message: string
  /** What to do. */
  readonly help: string
}

/**
 * What a search shows: nothing yet, the old result while a new one is on its way, a result, or a
 * failure.
 */
export type SearchView =
  | { readonly state: 'empty' }
  | { readonly state: 'loading'; readonly previous?: SearchResult }
  | { readonly state: 'done'; readonly result: SearchResult }
  | { readonly state: 'failed'; readonly reason?: FailureReason }

/** Delay before the loading state, in ms: most answers take less. */
const PATIENCE = 100

export const EMPTY: SearchView = { state: 'empty' }

export const isEmpty = ({ text }: SearchQuery): boolean => text.trim() === ''

/**
 * Runs a query, and tells what to show: the loading state after a while, then the answer or the
 * failure. Returns a function that drops the query.
 *
 * @param show gets the next view, or how to make it from the current one
 * @param isApart contexts are searched one by one: what another one has is not shown
 */
export function runQuery(
  provider: SearchProvider,
  query: SearchQuery,
  show: (next: SearchView | ((current: SearchView) => SearchView)) => void,
  isApart = false,
): Cleanup {
  const controller = new AbortController()
  const patience = setTimeout(() => show(toLoading), PATIENCE)
  const end = (next: SearchView) => {
    clearTimeout(patience)
    if (!controller.signal.aborted) show(next)
  }
  const search = isApart ? provider.search.bind(provider) : outward(provider)
  search(query, controller.signal).then(
    (result) => end({ state: 'done', result }),
    (error: unknown) => {
      const reason = reasonOf(error)
      // A reader is not shown why an engine of the host failed.
      if (!reason && !controller.signal.aborted) console.error(error)
      end(reason ? { state: 'failed', reason } : { state: 'failed' })
    },
  )
  return () => {
    clearTimeout(patience)
    controller.abort()
  }
}

/** Searches everywhere if the context of the query has nothing, or only other words. */
function outward(provider: SearchProvider): SearchProvider['search'] {
  return async (query, signal) => {
    const { context, ...everywhere } = query
    const inside = await provider.search(query, signal)
    const isFound = inside.hits.length > 0 && inside.corrected === undefined
    if (context === undefined || isFound || inside.problem) return inside
    const outside = await provider.search(everywhere, signal)
    const isBetter = inside.hits.length === 0 || outside.corrected === undefined
    return isBetter && outside.hits.length > 0 ? outside : inside
  }
}

/** The loading state, with the result that is shown until the next one arrives. */
export function toLoading(current: SearchView): SearchView {
  const previous = shownResult(current)
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

/** Why a search failed and what to do; absent where the provider does not say. */
export function failureHelp(reason: FailureReason | undefined, failed: string): string | undefined {
  if (reason === undefined) return undefined
  // The provider's message may begin with the very same words.
  const isSame = reason.message.startsWith(failed.replace(/\.$/, ''))
  return isSame ? reason.help : `${reason.message} ${reason.help}`
}
