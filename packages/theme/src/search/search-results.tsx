import { type ReactNode, useEffect, useRef, useState } from 'react'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { useViewText } from '../context/use-view-text'
import { Illustration } from '../primitives/illustration'
import { LoadingPart } from '../primitives/loading-page'
import type { attachSearchResults, SearchResultsControl } from '../results/attach-results'
import { QueryFields, SearchEntries } from './search-entries'
import { SearchPageForm } from './search-page-form'

/** The content of the search page: field, filters, results. The URL holds the query. */
export function SearchResults(): ReactNode {
  const { site, host, search, messages } = useTheme()
  const text = useViewText()
  const location = host.useLocation()
  const [load, setLoad] = useState<{ attach?: typeof attachSearchResults; error?: unknown }>({})
  const control = useRef<SearchResultsControl>(null)
  // The latest values, for a behaviour that is attached once.
  const now = useRef({ host, location })
  now.current = { host, location }
  useEffect(() => {
    if (!search || load.attach || load.error) return
    import('../results/attach-results').then(
      ({ attachSearchResults }) => setLoad({ attach: attachSearchResults }),
      (error: unknown) => setLoad({ error: error ?? true }),
    )
  }, [search, load])
  const box = useBehaviour<HTMLDivElement>(
    (element) => {
      if (!search || !load.attach) return undefined
      control.current = load.attach(element, {
        site,
        search,
        messages,
        navigate: (path, options) => now.current.host.navigate(path, options),
      })
      control.current.update(now.current.location.search)
      return control.current
    },
    [site, search, messages, load.attach],
  )
  useEffect(() => control.current?.update(location.search), [location.search])
  return (
    <div ref={box} data-search-results="">
      <h1>{text('searchDocs')}</h1>
      <SearchPageForm />
      {load.error ? <LoadingPart error={load.error} onRetry={() => setLoad({})} /> : null}
      <div className="landing-search-found" />
      <div className="landing-search-empty" hidden>
        <Illustration name="nothing" />
        <p className="landing-lead" />
        <p>{text('noResultsAdvice')}</p>
        <SearchEntries />
      </div>
      <div className="landing-search-start">
        <div className="landing-search-recent" />
        <h2 className="landing-search-count">{text('docsPages')}</h2>
        <SearchEntries />
        <p className="landing-search-count">
          <QueryFields />
        </p>
      </div>
    </div>
  )
}

export const SearchResultsPart = part('SearchResults', SearchResults)
