import { omitUndefined, type QueryProblem, type SearchQuery } from '@landing/schema'
import {
  DEFAULT_LIMIT,
  LONGEST_QUERY,
  parseQuery,
  plainQuery,
  type QueryClause,
  queryWords,
  scopeName,
  tagKey,
} from '@landing/search/query'

/** A query as services can answer it: fields, boosts and edits of the query language are left out. */
export interface Question {
  /** Words as typed; pages with more of them come first. */
  readonly terms: readonly string[]
  /** Words and phrases that must occur. */
  readonly required: readonly string[]
  /** Words and phrases that must not occur. */
  readonly excluded: readonly string[]
  /** Name of the scope, as records have it. */
  readonly scope: string
  readonly tags: readonly string[]
  readonly excludedTags: readonly string[]
  readonly offset: number
  readonly limit: number
  /** Folded words, to mark where the service marked nothing. */
  readonly words: readonly string[]
  readonly problem?: QueryProblem
}

/** @param locale searched when the query names none */
export function readQuestion(query: SearchQuery, locale?: string): Question {
  const { context, version } = query
  const text = query.text.slice(0, LONGEST_QUERY)
  const { tree, problem } =
    query.syntax === 'full' ? parseQuery(text) : { tree: plainQuery(text), problem: undefined }
  const part = (wanted: QuestionPart) =>
    tree.clauses.filter((clause) => partOf(clause) === wanted).map(searchText)
  const terms = part('terms')
  const required = part('required')
  return {
    terms: terms.filter(hasLetters),
    required: required.filter(hasLetters),
    excluded: part('excluded').filter(hasLetters),
    scope: scopeName(omitUndefined({ context, version, locale: query.locale ?? locale })),
    tags: [...(query.tags ?? []), ...part('tags')].map(tagKey),
    excludedTags: part('excludedTags').map(tagKey),
    offset: query.offset ?? 0,
    limit: query.limit ?? DEFAULT_LIMIT,
    words: queryWords([...terms, ...required].join(' ')),
    ...(problem && { problem }),
  }
}

type QuestionPart = 'excluded' | 'excludedTags' | 'required' | 'tags' | 'terms'

function partOf({ presence, type }: QueryClause): QuestionPart {
  if (type === 'tag') return presence === 'excluded' ? 'excludedTags' : 'tags'
  if (presence === 'excluded') return 'excluded'
  return type === 'phrase' || presence === 'required' ? 'required' : 'terms'
}

/** True for a query that restricts nothing: services would answer with all pages. */
export function isEmpty({ terms, required, tags }: Question): boolean {
  return terms.length + required.length + tags.length === 0
}

/** The syntax that Algolia, Meilisearch and Typesense share: words, `"phrases"`, `-exclusions`. */
export function toText({ terms, required, excluded }: Question): string {
  const quoted = (text: string) => `"${text}"`
  return [
    ...required.map(quoted),
    ...excluded.map((text) => `-${/\s/.test(text) ? quoted(text) : text}`),
    // Last: the end of the text may be the beginning of a word.
    ...terms,
  ].join(' ')
}

/** Without the operators of the services' own syntax. */
function searchText(clause: QueryClause): string {
  if (clause.type === 'tag') return clause.tag
  const text = clause.type === 'wildcard' ? clause.pattern.replaceAll('*', ' ') : clause.text
  return text
    .replace(/["`\\]/g, ' ')
    .replace(/(?<!\S)-+/g, '')
    .trim()
}

function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
