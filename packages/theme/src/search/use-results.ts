import {
  isContextOf,
  type SearchContext,
  type SearchResult,
  type SearchScope,
} from '@landing/schema'
import { useEffect, useMemo, useState } from 'react'
import { useTheme } from '../context/theme-context'
import { groupHits, hitLabel, type ResultOrder, resultsPath } from '../suggestions/hit-address'
import { shownResult } from '../suggestions/run-query'
import { localeScope, versionOfParam } from '../suggestions/search-scope'
import { resultOrder, sortByTitle } from './result-order'
import { useSearch } from './use-search'

/** Hits asked for at a time: more than most readers look at. */
const LIMIT = 100
/** Pages shown at first, and more with each press of the button. */
const STEP = 10
const FIRST = { shown: STEP, limit: LIMIT }

/** Time until the address follows what was typed, in ms: longer than an answer or another key takes. */
const PAUSE = 150

/** What the URL of the search page asks for, ahead of it what is typed, and how to ask for something else. */
export function useResultsQuery() {
  const { site, host, search } = useTheme()
  const params = new URLSearchParams(host.useLocation().search)
  const address = params.get('q') ?? ''
  const [typed, setTyped] = useState<string>()
  const query = typed ?? address
  const version = versionOfParam(site, params.get('version'))
  const context = search?.contexts.find(
    (each) => each.id === params.get('ctx') && isContextOf(each, version, site.docs),
  )
  const order = resultOrder(params.get('sort'))
  const everywhere: SearchScope = { ...localeScope(site), ...(version ? { version } : {}) }
  const scopeOf = (wanted: SearchContext | undefined): SearchScope =>
    wanted ? { ...everywhere, context: wanted.id } : everywhere
  const scope = scopeOf(context)
  const go = (next: { scope?: SearchScope; order?: ResultOrder } = {}) =>
    host.navigate(resultsPath(site, query, next.scope ?? scope, next.order ?? order), {
      replace: true,
    })
  const onContext = (id: string) =>
    go({ scope: scopeOf(search?.contexts.find((candidate) => candidate.id === id)) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed has to be written
  useEffect(() => {
    if (typed === undefined) return
    if (typed === address) return setTyped(undefined)
    const timer = setTimeout(() => go(), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, address])
  const isTyped = typed !== undefined
  return { query, isTyped, context, order, scope, go, onContext, onText: setTyped }
}

/** The pages found, as many as are shown. */
export function useResults(query: string, scope: SearchScope, order: ResultOrder) {
  const { site, search } = useTheme()
  const [attempt, setAttempt] = useState(0)
  const [{ shown, limit }, setSize] = useState(FIRST)
  const view = useSearch(
    search,
    { text: query, limit, syntax: 'full', ...scope },
    attempt,
    site.separateContexts,
  )
  const result = shownResult(view)
  const groups = useMemo(() => {
    const found = groupHits(result?.hits ?? [])
    if (order === 'relevance') return found
    return sortByTitle(found, ({ page }) => hitLabel(page), site.locale.htmlLang)
  }, [result, order, site])
  const rest = result ? notLoaded(result) : 0
  const visible = groups.slice(0, shown)
  const { context, version } = scope
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results start at the first
  useEffect(() => setSize(FIRST), [query, context, version, order])
  return {
    view,
    result,
    groups: visible,
    /** The pages shown, once there are more than at first: `1–20`. */
    range: visible.length > STEP ? `1–${visible.length}` : undefined,
    /** Number of pages found. */
    count: groups.length + rest,
    hasMore: groups.length > shown || rest > 0,
    onMore: () =>
      setSize({
        shown: shown + STEP,
        limit: rest > 0 && shown + STEP > groups.length ? limit + LIMIT : limit,
      }),
    onRetry: () => setAttempt(attempt + 1),
  }
}

/** Number of hits beyond the limit; of so many hits, each is on a page of its own. */
function notLoaded({ hits, total, query }: SearchResult): number {
  return query.limit !== undefined && hits.length >= query.limit ? total - hits.length : 0
}
