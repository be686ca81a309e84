'use client'

export type { SearchDialogProps, SuggestionsProps } from '../context/part-props'
export { groupHits, type HitGroup, hitPath, resultsPath } from '../search/hit-address'
export { MarkedText } from '../search/marked-text'
export { SearchPopup, type SearchPopupProps } from '../search/search-popup'
export { SearchResults } from '../search/search-results'
export { Suggestions } from '../search/suggestions'
export { type SearchView, shownResult, useSearch } from '../search/use-search'
