import type { IndexHead } from '../format/head'
import type { QueryTree } from '../query/query-tree'
import { tokenize } from '../text/tokenize'
import type { Dictionary } from './dictionary'
import type { Group } from './group'
import type { IndexParts } from './parts'
import { type Phrase, readPhrases } from './phrases'
import { MOST_WORDS, planWildcard, planWords, termsToFind } from './plan'
import { wildcardOf } from './wildcard'
import { readWords, type Word } from './words'

/** A query in terms of the index. */
export interface PlannedQuery {
  /** The words of the query that tell something, in its order. */
  readonly words: readonly Word[]
  readonly groups: readonly Group[]
  readonly phrases: readonly Phrase[]
}

/**
 * Plans a query and loads the names and postings that it needs.
 *
 * @param corrects correct unknown words
 */
export async function planQuery(
  tree: QueryTree,
  corrects: boolean,
  { language }: IndexHead,
  parts: IndexParts,
  dictionary: Dictionary,
): Promise<PlannedQuery> {
  const patterns = tree.clauses.filter((clause) => clause.type === 'wildcard')
  const words = readWords(tree, dictionary)
  const inPhrases = tree.clauses.flatMap((clause) =>
    clause.type === 'phrase' ? tokenize(clause.text).map(({ term }) => term) : [],
  )
  const names = [...termsToFind(words, dictionary, language), ...inPhrases].filter((term) =>
    dictionary.isApart(term),
  )
  await Promise.all([
    parts.needNames(names),
    ...patterns.map(({ pattern }) => parts.needNamesFrom(wildcardOf(pattern).prefix)),
  ])
  const groups = [
    ...patterns.map((clause) => planWildcard(clause, dictionary)),
    ...planWords(words, dictionary, language, corrects),
  ].slice(0, MOST_WORDS)
  const phrases = readPhrases(tree, dictionary)
  await parts.needPostings([
    ...groups.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ term, also = [] }) => [term, ...also]),
    ),
    ...phrases.flatMap(({ terms = [] }) => terms),
  ])
  const stops = new Set(language.stopWords)
  const telling = words.filter(
    ({ kind, term, clause }) =>
      kind !== 'whole' && clause.presence !== 'excluded' && !stops.has(term),
  )
  return { words: telling, groups, phrases }
}
