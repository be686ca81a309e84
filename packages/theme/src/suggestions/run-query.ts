import type { Hit, SearchProvider, SearchQuery, SearchResult } from '@landing/schema'
import type { Cleanup } from '../behaviours/events'

/** The provider's description of a failure. */
export interface FailureReason {
  readonly message: string
  /** What to do. */
  readonly help: string
}

/** A result as it is shown. */
export interface ShownResult extends SearchResult {
  /** Set where a page outside of the context is among the hits, because it has the very title. */
  readonly isWithTitled?: true
}

/**
 * What a search shows: nothing yet, the old result while a new one is on its way, a result, or a
 * failure.
 */
export type SearchView =
  | { readonly state: 'empty' }
  | { readonly state: 'loading'; readonly previous?: ShownResult }
  | { readonly state: 'done'; readonly result: ShownResult }
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
  const { signal } = controller
  const answer = isApart ? provider.search(query, signal) : searchOutward(provider, query, signal)
  answer.then(
    (result) => {
      end({ state: 'done', result })
      if (!isApart && result.query.context !== undefined)
        outside = setTimeout(findTitle, PATIENCE, result)
    },
    (error: unknown) => {
      const reason = reasonOf(error)
      // A reader is not shown why an engine of the host failed.
      if (!reason && !controller.signal.aborted) console.error(error)
      end(reason ? { state: 'failed', reason } : { state: 'failed' })
    },
  )
  /** A page elsewhere may have the very title. Asked in a pause: each index is loaded for it. */
  let outside: ReturnType<typeof setTimeout> | undefined
  const findTitle = async (inside: SearchResult) => {
    if (inside.problem || inside.hits.some((hit) => isTitled(hit, query))) return
    const outside = await searchEverywhere(provider, query, signal).catch(() => inside)
    if (!outside.hits.some((hit) => isTitled(hit, query))) return
    end({ state: 'done', result: withTitled(inside, outside.hits) })
  }
  return () => {
    clearTimeout(patience)
    clearTimeout(outside)
    controller.abort()
  }
}

/** Whether a query is the title of a hit's page. */
const isTitled = ({ t }: Hit, { text }: SearchQuery) =>
  t.toLowerCase() === text.trim().toLowerCase()

/** The hits of a context with those from everywhere that have the very title, in the order of these. */
function withTitled(inside: SearchResult, outside: readonly Hit[]): ShownResult {
  const { query, total, hits } = inside
  const isIn = (some: readonly Hit[], { u, h }: Hit) =>
    some.some((hit) => hit.u === u && hit.h === h)
  const first = outside.filter((hit) => isTitled(hit, query) || isIn(hits, hit))
  const all = [...first, ...hits.filter((hit) => !isIn(first, hit))]
  return {
    ...inside,
    hits: all.slice(0, query.limit),
    total: total + all.length - hits.length,
    isWithTitled: true,
  }
}

function searchEverywhere(
  provider: SearchProvider,
  { context, ...everywhere }: SearchQuery,
  signal: AbortSignal,
): Promise<SearchResult> {
  return provider.search(everywhere, signal)
}

/** Searches everywhere if the context of the query has nothing, or only other words. */
async function searchOutward(
  provider: SearchProvider,
  query: SearchQuery,
  signal: AbortSignal,
): Promise<SearchResult> {
  const inside = await provider.search(query, signal)
  const isFound = inside.hits.length > 0 && inside.corrected === undefined
  if (query.context === undefined || isFound || inside.problem) return inside
  const outside = await searchEverywhere(provider, query, signal)
  const isBetter = inside.hits.length === 0 || outside.corrected === undefined
  return isBetter && outside.hits.length > 0 ? outside : inside
}

/** The loading state, with the result that is shown until the next one arrives. */
export function toLoading(current: SearchView): SearchView {
  const previous = shownResult(current)
  return { state: 'loading', ...(previous ? { previous } : {}) }
}

/** The result to show now: the current one, or the previous while waiting. */
export function shownResult(view: SearchView): ShownResult | undefined {
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
