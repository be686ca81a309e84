import type { SearchQuery, SearchResult } from '@landing/schema'
import type { IndexHead } from '../format/head'
import { type ParsedQuery, parseQuery } from '../query/parse-query'
import { plainQuery } from '../query/plain-query'
import { DEFAULT_LIMIT, LONGEST_QUERY, type QueryTree } from '../query/query-tree'
import { correct } from './correct'
import { Coverage, coverageQuery } from './coverage'
import { Dictionary } from './dictionary'
import { explainer } from './explain'
import { toHitContext } from './hit-context'
import { toHit } from './hits'
import type { IndexParts } from './parts'
import { withPhrases } from './phrases'
import { FEW_PAGES, planHits } from './plan-hits'
import { type PlannedQuery, planQuery } from './plan-query'
import { rankPages } from './rank'
import { Scorer } from './score'
import { tagFilter, withTags } from './tags'

/** Searches one index. */
export interface Engine {
  /** Number of pages in the index. */
  readonly pageCount: number
  /**
   * @throws {SearchError} when a part of the index cannot be loaded or is invalid; an
   *   `AbortError` when `signal` fires.
   */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult>
  /** Warms up caches for the first queries. */
  warm(): void
}

/** Options of an engine over a whole index. */
export interface EngineOptions {
  /** Base of the site; `/` by default. */
  readonly base?: string
}

/** An engine over a decoded index. */
export function createEngine(
  head: IndexHead,
  parts: IndexParts,
  { base = '/' }: EngineOptions = {},
): Engine {
  const dictionary = new Dictionary(head, parts)
  const coverage = new Coverage(dictionary, head.language)
  const scorer = new Scorer(head, dictionary)

  let running = 0

  async function search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    const text = query.text.slice(0, LONGEST_QUERY)
    if (running === 0) parts.trim()
    running++
    try {
      const result = await ask({ ...query, text }, true, signal)
      if (result.corrected === undefined) return { ...result, query }
      // A corrected word leads to the same answer as the word itself.
      const { hits, total, words } = await ask({ ...query, text: result.corrected }, false, signal)
      return { ...result, query, hits, total, words }
    } finally {
      running--
    }
  }

  async function ask(
    query: SearchQuery,
    isFirst: boolean,
    signal: AbortSignal | undefined,
  ): Promise<SearchResult> {
    const { text } = query
    const { tree, problem }: ParsedQuery =
      query.syntax === 'full' ? parseQuery(text) : { tree: plainQuery(text) }
    // A query with a syntax error gets no corrections.
    const corrects = isFirst && problem === undefined
    const planned = await planQuery(tree, corrects, head, parts, dictionary)
    signal?.throwIfAborted()

    const { words, groups, phrases } = planned
    const scores = scorer.score(groups)
    const matches = asksNothing(tree, planned) ? [] : scores.pages
    const pages = await withTags(parts, matches, tagFilter(tree, query.tags ?? []))
    const covered = coverageQuery(groups, scores.idf, dictionary)
    const offset = query.offset ?? 0
    const needed = offset + (query.limit ?? DEFAULT_LIMIT)
    const wanted = phrases.length > 0 ? pages.length : Math.max(needed, FEW_PAGES)
    const previews = query.previews === true
    const rest = { base, scores, coverage, query: covered, parts, previews }
    const context = toHitContext(groups, dictionary, rest)
    const best = await rankPages(pages, context, head, dictionary, words, wanted)
    const ranked = await withPhrases(best, phrases, parts, dictionary)
    const count = phrases.length > 0 ? ranked.length : pages.length
    signal?.throwIfAborted()

    const { plans, total } = await planHits(ranked, count, needed, context)
    const shownPlans = plans.slice(offset, needed)
    signal?.throwIfAborted()

    const explain = query.explain ? explainer(groups, scorer, head) : undefined
    const hits = shownPlans.flatMap((plan) => {
      const outline = parts.outline(plan.page)
      if (!outline) return []
      return [{ ...toHit(plan, outline, context), ...(explain && { factors: explain(plan) }) }]
    })
    const correction = correct(text, groups, context.worth, dictionary, ranked[0]?.page)
    return {
      query,
      hits,
      total,
      words: correction.words,
      ...(correction.missing.length > 0 && { missing: correction.missing }),
      ...(correction.text !== undefined && { corrected: correction.text }),
      ...(problem && { problem }),
    }
  }

  return {
    pageCount: head.weights.length,
    search,
    warm: () => dictionary.warm(),
  }
}

function asksNothing({ clauses }: QueryTree, { groups, phrases }: PlannedQuery): boolean {
  return groups.length + phrases.length === 0 && !clauses.some(({ type }) => type === 'tag')
}
