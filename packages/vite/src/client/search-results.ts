export { SearchResults } from '@landing/theme/search'
