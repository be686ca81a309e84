// The page of all results, the only one with React.
import { plainHost, ThemeRoot } from '@landing/theme'
import { SearchResults } from '@landing/theme/search'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { search } from './provider.mjs'
import { site } from './site.mjs'

const root = createRoot(document.querySelector('[data-search-results]'))
const host = plainHost(site, '/search')
root.render(createElement(ThemeRoot, { site, host, search }, createElement(SearchResults)))
