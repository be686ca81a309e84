import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { part, usePart } from '../context/part'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Main } from '../primitives/main'
import { SearchPageForm } from '../search/search-page-form'
import { LoadingPart } from './loading-page'

/**
 * The page of search results. Title and form are in the document; the results replace them once the
 * code that finds them is loaded: here in React hosts, as an island in documents without React.
 */
export function SearchPage(): ReactNode {
  const { search } = useTheme()
  const text = useViewText()
  const [Loaded, setLoaded] = useState<ComponentType>()
  const [error, setError] = useState<unknown>()
  const Results = usePart('SearchResults', Loaded)
  useEffect(() => {
    if (!search || Results || error) return
    import('../search/search-results').then(
      (module) => setLoaded(() => module.SearchResults),
      (reason: unknown) => setError(reason ?? true),
    )
  }, [search, Results, error])
  return (
    <Main className="landing-search-page" isIndexed={false}>
      {/* A browser that translates pages replaces text nodes, which React then fails to remove. */}
      <div data-search-results="" translate="no">
        {search && Results ? (
          <Results />
        ) : (
          <>
            <h1>{text('searchDocs')}</h1>
            <SearchPageForm />
            {error ? <LoadingPart error={error} onRetry={() => setError(undefined)} /> : null}
          </>
        )}
      </div>
      <p className="landing-without-script">{text('searchNoScript')}</p>
    </Main>
  )
}

export const SearchPagePart = part('SearchPage', SearchPage)
