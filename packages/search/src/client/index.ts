export { SearchError, type SearchErrorCode } from '../errors'
export { createSearchClient, type SearchClientOptions } from './create-client'
export { nothingFoundReporter } from './nothing-found'
