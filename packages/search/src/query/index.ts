export { scopeName } from '../format/scope-name'
export { tagKey } from '../text/fold'
export { type ParsedQuery, parseQuery } from './parse-query'
export { plainQuery } from './plain-query'
export {
  DEFAULT_LIMIT,
  LONGEST_QUERY,
  type PhraseClause,
  type Presence,
  type QueryClause,
  type QueryTree,
  type TagClause,
  type TermClause,
  type WildcardClause,
} from './query-tree'
export { queryWords } from './query-words'
