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
  const { search } = useTheme()
  const text = useViewText()
  const [Results, setResults] = useState<ComponentType>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (!search || Results || error) return
    import('../search/search-results').then(
      (module) => setResults(() => module.SearchResults),
      (reason: unknown) => setError(reason ?? true),
    )
  }, [search, Results, error])
  return (
    <main id={MAIN_ID} tabIndex={-1} className="search-page">
      {Results ? (
        <Results />
      ) : (
        <>
          <h1>{text('searchDocs')}</h1>
          <div className="search-page-form search-page-waiting" />
          <noscript>
            <p>{text('searchNoScript')}</p>
          </noscript>
          {error ? <LoadingPage error={error} onRetry={() => setError(undefined)} /> : null}
        </>
      )}
    </main>
  )
}
