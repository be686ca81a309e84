import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTheme } from '../host'
import { MAIN_ID } from '../layout/skip-link'
import { useViewText } from '../messages/use-view-text'
import { LoadingPage } from './loading-page'

/**
 * The page of search results. Title and field are in the document; the results come with the code
 * that finds them, into space that is kept for them.
 */
export function SearchPage(): ReactNode {
  const { search, components } = useTheme()
  const LoadingView = components.Loading ?? LoadingPage
  const OwnResults = components.SearchResults
  const text = useViewText()
  const [Results, setResults] = useState<ComponentType>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (!search || OwnResults || Results || error) return
    import('../search/search-results').then(
      (module) => setResults(() => module.SearchResults),
      (reason: unknown) => setError(reason ?? true),
    )
  }, [search, OwnResults, Results, error])
  return (
    <main id={MAIN_ID} tabIndex={-1} className="search-page">
      {search && OwnResults ? (
        <OwnResults />
      ) : Results ? (
        <Results />
      ) : (
        <>
          <h1>{text('searchDocs')}</h1>
          <div className="search-page-form search-page-waiting" />
          <noscript>
            <p>{text('searchNoScript')}</p>
          </noscript>
          {error ? <LoadingView error={error} onRetry={() => setError(undefined)} /> : null}
        </>
      )}
    </main>
  )
}
