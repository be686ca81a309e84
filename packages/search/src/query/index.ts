export { type ParsedQuery, parseQuery } from './parse-query'
export { plainQuery } from './plain-query'
export type {
  PhraseClause,
  Presence,
  QueryClause,
  QueryTree,
  TagClause,
  TermClause,
  WildcardClause,
} from './query-tree'
