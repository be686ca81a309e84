// The page of all results, without React too.
import { attachSearchResults } from '@landing/theme/search-results'
import { search } from './provider.mjs'
import { site } from './site.mjs'

const page = attachSearchResults(document.querySelector('[data-search-results]'), {
  site,
  search,
  navigate(path, options) {
    if (!options?.replace) return location.assign(path)
    history.replaceState(null, '', path)
    page.update(location.search)
  },
})
page.update(location.search)
