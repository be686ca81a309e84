import type { SearchScope } from '@landing/schema'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTheme } from '../context/theme'
import { useViewText } from '../context/use-view-text'
import { Illustration } from '../primitives/illustration'
import { FoundPage } from './found-page'
import { groupHits, hitLabel, resultsPath } from './hit-address'
import { QueryProblem } from './query-problem'
import { resultOrder, sortByTitle } from './result-order'
import { SearchFailure } from './search-failure'
import { SearchPageForm } from './search-page-form'
import { localeScope } from './search-scope'
import { useFilterControl } from './use-filter-control'
import { shownResult, useSearch } from './use-search'

/** Sections asked for: enough to count pages by, and more than anybody reads. */
const LIMIT = 100
/** Pages shown at first, and more with each wish for more. */
const STEP = 10

/** The content of the search page: field, filters, results. The address holds what is searched. */
export function SearchResults(): ReactNode {
  const { site, host, search } = useTheme()
  const text = useViewText()
  const location = host.useLocation()
  const params = new URLSearchParams(location.search)
  const query = params.get('q') ?? ''
  const context = search?.contexts.find((candidate) => candidate.id === params.get('ctx'))
  const version = params.get('version')
  const order = resultOrder(params.get('sort'))
  const everywhere: SearchScope = { ...localeScope(site), ...(version ? { version } : {}) }
  const scope = { ...everywhere, ...(context ? { context: context.id } : {}) }
  const [shown, setShown] = useState(STEP)
  const [attempt, setAttempt] = useState(0)
  const [isLoaded, setIsLoaded] = useState(false)
  const view = useSearch(search, { text: query, limit: LIMIT, syntax: 'full', ...scope }, attempt)
  const result = shownResult(view)
  const groups = useMemo(() => {
    const found = groupHits(result?.hits ?? [])
    if (order === 'relevance') return found
    return sortByTitle(
      found,
      ({ page }) => hitLabel(page, site.base, text('apiReference')),
      site.locale.htmlLang,
    )
  }, [result, order, site, text])
  const isEmpty = view.state === 'done' && view.result.hits.length === 0
  const input = useRef<HTMLInputElement>(null)
  const [typed] = useState(typedText)
  // After the results, or the index where nothing is asked yet: neither waits for the code of UI5.
  const Control = useFilterControl(site, query ? result !== undefined : isLoaded)

  // A field that is typed in is ahead of the address.
  const isTyped = useRef(false)
  useEffect(() => {
    const field = input.current
    if (field && !(isTyped.current && field === document.activeElement)) field.value = query
  }, [query])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results start at the first
  useEffect(() => setShown(STEP), [query, context?.id, version, order])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    search?.load(scope).then(
      () => setIsLoaded(true),
      () => {},
    )
    if (typed !== undefined || window.matchMedia('(pointer: fine)').matches) input.current?.focus()
    if (!typed || !input.current) return
    input.current.value = typed
    go(typed, scope)
  }, [])
  const go = (next: string, nextScope: SearchScope, nextOrder = order) =>
    host.navigate(resultsPath(site, next, nextScope, nextOrder), { replace: true })
  const title = query ? text('searchFor', { query }) : text('searchDocs')
  return (
    <>
      <title>{`${title} | ${site.title}`}</title>
      <h1>{title}</h1>
      <SearchPageForm
        query={query}
        context={context}
        field={input}
        onText={(next) => {
          isTyped.current = true
          go(next, scope)
        }}
        onContext={(id) => go(query, { ...everywhere, ...(id ? { context: id } : {}) })}
        order={order}
        onOrder={(next) => go(query, scope, next)}
        Control={Control}
      />
      {/* That there is nothing stands below in large, for those who look. */}
      <p className={isEmpty ? 'search-count visually-hidden' : 'search-count'} role="status">
        {view.state === 'done'
          ? groups.length > 0
            ? text.count('documentsFound', groups.length)
            : text('noDocumentsFound')
          : ''}
        {view.state === 'loading' && !result ? text('searching') : ''}
      </p>
      {view.state === 'failed' ? (
        <div className="notice-page" role="alert">
          <SearchFailure
            reason={view.reason}
            button="button"
            onRetry={() => setAttempt(attempt + 1)}
          />
        </div>
      ) : null}
      {result?.problem ? <QueryProblem query={query} problem={result.problem} /> : null}
      {result?.corrected && result.hits.length > 0 ? (
        <p>{text('correctedTo', { query: result.corrected })}</p>
      ) : null}
      {isEmpty ? (
        <div className="search-empty">
          <Illustration name="nothing" />
          <p className="lead">{text('noResultsFor', { query })}</p>
          <p>{text('noResultsAdvice')}</p>
        </div>
      ) : null}
      {result ? (
        <div className="search-hits" aria-busy={view.state === 'loading'}>
          {groups.slice(0, shown).map((group) => (
            <FoundPage key={group.page.u} hits={group.hits} words={result.words} />
          ))}
        </div>
      ) : null}
      {groups.length > shown ? (
        <button type="button" className="button search-more" onClick={() => setShown(shown + STEP)}>
          {text('moreResults')}
        </button>
      ) : null}
    </>
  )
}

/** What a reader has typed into the field of the document before the results were there to take it. */
function typedText(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const field = document.querySelector<HTMLInputElement>('.search-page-field > input')
  return field && field === document.activeElement ? field.value : undefined
}
