import '@landing/theme/suggestions.css'

export { SearchResults } from '@landing/theme/search'
