import type { QueryProblem, SearchQuery } from '@landing/schema'
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
  const asked = query.locale ?? locale
  const text = query.text.slice(0, LONGEST_QUERY)
  const { tree, problem } =
    query.syntax === 'full' ? parseQuery(text) : { tree: plainQuery(text), problem: undefined }
  const terms: string[] = []
  const required: string[] = []
  const excluded: string[] = []
  const tags = [...(query.tags ?? [])]
  const excludedTags: string[] = []
  for (const clause of tree.clauses) {
    const isExcluded = clause.presence === 'excluded'
    if (clause.type === 'tag') (isExcluded ? excludedTags : tags).push(clause.tag)
    else if (isExcluded) excluded.push(textOf(clause))
    else if (clause.type === 'phrase' || clause.presence === 'required')
      required.push(textOf(clause))
    else terms.push(textOf(clause))
  }
  return {
    terms: terms.filter(hasLetters),
    required: required.filter(hasLetters),
    excluded: excluded.filter(hasLetters),
    scope: scopeName({
      ...(context !== undefined && { context }),
      ...(version !== undefined && { version }),
      ...(asked !== undefined && { locale: asked }),
    }),
    tags: tags.map(tagKey),
    excludedTags: excludedTags.map(tagKey),
    offset: query.offset ?? 0,
    limit: query.limit ?? DEFAULT_LIMIT,
    words: queryWords([...terms, ...required].join(' ')),
    ...(problem && { problem }),
  }
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
function textOf(clause: Exclude<QueryClause, { type: 'tag' }>): string {
  const text = clause.type === 'wildcard' ? clause.pattern.replaceAll('*', ' ') : clause.text
  return text
    .replace(/["`\\]/g, ' ')
    .replace(/(?<!\S)-+/g, '')
    .trim()
}

function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
