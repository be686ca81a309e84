export {
  attachSearchResults,
  type SearchResultsControl,
  type SearchResultsOptions,
} from '../results/attach-results'
