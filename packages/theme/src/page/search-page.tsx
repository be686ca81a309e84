import type { ReactNode } from 'react'
import { part } from '../context/part'
import { useViewText } from '../context/use-view-text'
import { Main } from '../primitives/main'
import { SearchResultsPart } from '../search/search-results'

/** The page of search results. */
export function SearchPage(): ReactNode {
  return (
    <Main className="landing-search-page">
      {/* A browser that translates pages replaces text nodes, which scripts then fail to change. */}
      <div translate="no">
        <SearchResultsPart />
      </div>
      <p className="landing-without-script">{useViewText()('searchNoScript')}</p>
    </Main>
  )
}

export const SearchPagePart = part('SearchPage', SearchPage)
