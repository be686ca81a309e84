import type { SearchScope } from '@landing/schema'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { STORAGE_KEYS } from '../mode/storage'
import { useStored } from '../mode/use-stored'
import { Anchor } from '../primitives/anchor'
import { Illustration } from '../primitives/illustration'
import { useDocumentTitle } from '../primitives/use-document-title'
import { type ResultOrder, resultsPath } from '../suggestions/hit-address'
import { recentSearches } from '../suggestions/recent-searches'
import { FoundPage } from './found-page'
import { QueryNotes } from './query-notes'
import { QueryProblem } from './query-problem'
import { QueryFields, SearchEntries } from './search-entries'
import { SearchFailure } from './search-failure'
import { SearchPageForm } from './search-page-form'
import { useFilterControl } from './use-filter-control'
import { useResults, useResultsQuery } from './use-results'

/** The content of the search page: field, filters, results. The URL holds the query. */
export function SearchResults(): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const { query, isTyped, context, order, scope, go, onContext, onText } = useResultsQuery()
  const results = useResults(query, scope, order)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && !isTyped) field.current.value = query
  }, [query, isTyped])
  useIndex(scope, field, onText)
  // Results do not wait for the code of UI5.
  const Control = useFilterControl(results.result !== undefined)
  const title = query ? text('searchFor', { query }) : text('searchDocs')
  useDocumentTitle(`${title} | ${site.title}`)
  const onRetry = () => {
    // The button disappears with the error.
    field.current?.focus()
    results.onRetry()
  }
  return (
    <>
      <h1>{title}</h1>
      <SearchPageForm
        query={query}
        context={context}
        field={field}
        onText={onText}
        onContext={onContext}
        {...(query && { order, onOrder: (next: ResultOrder) => go({ order: next }) })}
        Control={Control}
      />
      {query ? (
        <Found query={query} scope={scope} {...results} onRetry={onRetry} />
      ) : (
        <Start scope={scope} />
      )}
    </>
  )
}

/** For a page without a query: recent searches, the first pages, and the fields of a query. */
function Start({ scope }: { readonly scope: SearchScope }): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const recent = recentSearches(useStored(STORAGE_KEYS.recentSearches))
  return (
    <div className="landing-search-start">
      {recent.length > 0 ? (
        <>
          <h2 className="landing-search-count">{text('searchRecent')}</h2>
          <ul className="landing-suggestions-entries">
            {recent.map((query) => (
              <li key={query}>
                <Anchor href={resultsPath(site, query, scope)}>{query}</Anchor>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2 className="landing-search-count">{text('docsPages')}</h2>
      <SearchEntries />
      <p className="landing-search-count">
        <QueryFields />
      </p>
    </div>
  )
}

/** Loads the index, and focuses the field; `onText` gets what was typed into it before this code was loaded. */
function useIndex(
  scope: SearchScope,
  field: RefObject<HTMLInputElement | null>,
  onText: (typed: string) => void,
): void {
  const { search } = useTheme()
  const [typed] = useState(typedText)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page opens with; later queries load by themselves
  useEffect(() => {
    search?.load(scope).catch(() => {})
    const input = field.current
    // Without scrolling: after a step back the reader is at a hit.
    if (typed !== undefined || window.matchMedia('(pointer: fine)').matches)
      input?.focus({ preventScroll: true })
    if (!typed || !input) return
    input.value = typed
    onText(typed)
  }, [])
}

/** Text of the document's field, while it has the focus. */
function typedText(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const field = document.querySelector<HTMLInputElement>('.landing-search-page-field > input')
  return field && field === document.activeElement ? field.value : undefined
}

interface FoundProps extends ReturnType<typeof useResults> {
  readonly query: string
  readonly scope: SearchScope
}

/** The results of a query, or why there are none. */
function Found(props: FoundProps): ReactNode {
  const { query, scope, view, result, groups, count, range, hasMore, onMore, onRetry } = props
  const text = useViewText()
  const isEmpty = view.state === 'done' && view.result.hits.length === 0
  const list = useRef<HTMLDivElement>(null)
  const firstNew = useRef<{ query: string; at: number } | undefined>(undefined)
  // The button goes down below the new results, or disappears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: more of them may come with another answer
  useEffect(() => {
    if (firstNew.current?.query !== query) return
    const first = list.current?.children[firstNew.current.at]
    if (!first) return
    first.querySelector<HTMLElement>('h2 a')?.focus()
    firstNew.current = undefined
  }, [groups.length])
  return (
    <>
      {view.state === 'failed' ? (
        <div className="landing-notice-page" role="alert">
          <SearchFailure reason={view.reason} button="landing-button" onRetry={onRetry} />
        </div>
      ) : null}
      <div role="status">
        {/* An empty result is said below in large, for those who look. */}
        <p
          className={
            isEmpty ? 'landing-search-count landing-visually-hidden' : 'landing-search-count'
          }
        >
          {view.state === 'done'
            ? count > 0
              ? text.count('documentsFound', count) + (range ? ` (${range})` : '')
              : text('noDocumentsFound')
            : ''}
          {view.state === 'loading' && !result ? text('searching') : ''}
        </p>
        {result?.problem ? <QueryProblem query={query} problem={result.problem} /> : null}
        {result ? <QueryNotes result={result} scope={scope} /> : null}
      </div>
      {isEmpty ? (
        <div className="landing-search-empty">
          <Illustration name="nothing" />
          <p className="landing-lead">{text('noResultsFor', { query })}</p>
          <p>{text('noResultsAdvice')}</p>
          <SearchEntries />
        </div>
      ) : null}
      {result ? (
        <div className="landing-search-hits" ref={list} aria-busy={view.state === 'loading'}>
          {groups.map((group) => (
            <FoundPage key={group.page.u} group={group} words={result.words} />
          ))}
        </div>
      ) : null}
      {hasMore ? (
        <button
          type="button"
          className="landing-button landing-search-more"
          onClick={() => {
            firstNew.current = { query, at: groups.length }
            onMore()
          }}
        >
          {text('moreResults')}
        </button>
      ) : null}
    </>
  )
}
