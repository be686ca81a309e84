'use client'

export { groupHits, type HitGroup, hitPath, resultsPath } from './search/hit-address'
export { MarkedText } from './search/marked-text'
export { SearchDialog, type SearchDialogProps } from './search/search-dialog'
export { SearchResults } from './search/search-results'
export { Suggestions, type SuggestionsProps } from './search/suggestions'
export { type SearchView, shownResult, useSearch } from './search/use-search'
