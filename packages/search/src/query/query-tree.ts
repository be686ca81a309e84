/** Default of `SearchQuery.limit`. */
export const DEFAULT_LIMIT = 8

/** Maximum length of a query in UTF-16 code units; longer ones are cut. */
export const LONGEST_QUERY = 500

/** How a clause restricts pages. */
export type Presence = 'optional' | 'required' | 'excluded'

interface ClauseBase {
  readonly presence: Presence
  /** Name of a field, or `undefined` for all of them. */
  readonly field: string | undefined
  /** Factor on the score of the clause; 1 unless written. */
  readonly boost: number
  /** Place in the query's text, in UTF-16 code units. */
  readonly start: number
  readonly end: number
}

/** A word, an identifier, or anything else without white space. */
export interface TermClause extends ClauseBase {
  readonly type: 'term'
  readonly text: string
  /** Offset of `text`, after operators and a field. */
  readonly textStart: number
  /** Edit distance set by `~n`; absent: by the word's length, for unknown words only. */
  readonly edits: number | undefined
  /** True for a prefix: completions match as well. */
  readonly open: boolean
}

/** A term with `*` in it. */
export interface WildcardClause extends ClauseBase {
  readonly type: 'wildcard'
  /** The pattern; `*` stands for any letters, none included. */
  readonly pattern: string
  readonly textStart: number
}

/** Words that must occur in sequence. Required unless excluded. */
export interface PhraseClause extends ClauseBase {
  readonly type: 'phrase'
  readonly text: string
  readonly textStart: number
}

/** `tag:x`: pages with a tag. Always a filter, never part of the score. */
export interface TagClause extends ClauseBase {
  readonly type: 'tag'
  readonly tag: string
}

/** One condition of a query. */
export type QueryClause = TermClause | WildcardClause | PhraseClause | TagClause

/** A query, ready for the engine. */
export interface QueryTree {
  readonly clauses: readonly QueryClause[]
}
