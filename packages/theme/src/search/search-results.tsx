import type { SearchScope } from '@landing/schema'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTheme } from '../host'
import { useViewText } from '../messages/use-view-text'
import { Icon } from '../own-icon'
import { Illustration } from '../parts/illustration'
import { FoundPage } from './found-page'
import { groupHits, resultsPath } from './hit-address'
import { QueryProblem } from './query-problem'
import { SearchFailure } from './search-failure'
import { localeScope } from './search-scope'
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
  const everywhere: SearchScope = { ...localeScope(site), ...(version ? { version } : {}) }
  const scope = { ...everywhere, ...(context ? { context: context.id } : {}) }
  const [shown, setShown] = useState(STEP)
  const [attempt, setAttempt] = useState(0)
  const view = useSearch(search, { text: query, limit: LIMIT, syntax: 'full', ...scope }, attempt)
  const result = shownResult(view)
  const groups = groupHits(result?.hits ?? [])
  const isEmpty = view.state === 'done' && view.result.hits.length === 0
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query
  }, [query])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search starts at its first hits
  useEffect(() => setShown(STEP), [query, context?.id, version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    search?.load(scope).catch(() => {})
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus()
  }, [])
  const go = (next: string, nextScope: SearchScope) =>
    host.navigate(resultsPath(site, next, nextScope), { replace: true })
  const title = query ? text('searchFor', { query }) : text('searchDocs')
  return (
    <>
      <title>{`${title} | ${site.title}`}</title>
      <h1>{title}</h1>
      <form
        className="search-page-form"
        onSubmit={(event) => {
          event.preventDefault()
          go(input.current?.value ?? '', scope)
        }}
      >
        <span className="search-page-field">
          <Icon name="search" />
          <input
            ref={input}
            className="search-input"
            type="search"
            name="q"
            defaultValue={query}
            placeholder={text('search')}
            aria-label={text('search')}
            autoComplete="off"
            spellCheck={false}
            onInput={(event) => go(event.currentTarget.value, scope)}
          />
        </span>
        {search && search.contexts.length > 0 ? (
          <select
            aria-label={text('searchIn')}
            value={context?.id ?? ''}
            onChange={(event) => {
              const id = event.currentTarget.value
              go(query, { ...everywhere, ...(id ? { context: id } : {}) })
            }}
          >
            <option value="">{text('everywhere')}</option>
            {search.contexts.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.label}
              </option>
            ))}
          </select>
        ) : null}
      </form>
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
