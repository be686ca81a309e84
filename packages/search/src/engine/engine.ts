import type { SearchQuery, SearchResult } from '@landing/schema'
import type { IndexHead } from '../format/head'
import { type ParsedQuery, parseQuery } from '../query/parse-query'
import { plainQuery } from '../query/plain-query'
import type { QueryTree } from '../query/query-tree'
import { tokenize } from '../text/tokenize'
import type { HitContext } from './answer'
import { correct, isInformative } from './correct'
import { Coverage, type CoverageQuery, coverageQuery } from './coverage'
import { Dictionary } from './dictionary'
import type { Group } from './group'
import { type PlanContext, type PlannedHits, planPage, toHit } from './hits'
import { Matcher, type MatcherWord } from './matcher'
import type { IndexParts } from './parts'
import { hasAll, hasPhrase, type Phrase, readPhrases } from './phrases'
import { MOST_WORDS, planWildcard, planWords, termsToFind } from './plan'
import { PROFILE } from './profile'
import { type RankContext, type Ranking, rankPages } from './rank'
import { Scorer, type Scores } from './score'
import { FEW_PAGES, planSections } from './sections'
import { tagFilter, withTags } from './tags'
import { wildcardOf } from './wildcard'
import { readWords } from './words'

/** Default of `SearchQuery.limit`. */
export const DEFAULT_LIMIT = 8

/** Maximum length of a query in UTF-16 code units; longer ones are cut. */
export const LONGEST_QUERY = 500

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
  const coverage = new Coverage(dictionary)
  const scorer = new Scorer(head, dictionary)
  const rankContext: RankContext = { head, parts, coverage }

  async function search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    const text = query.text.slice(0, LONGEST_QUERY)
    const { tree, problem }: ParsedQuery =
      query.syntax === 'full' ? parseQuery(text) : { tree: plainQuery(text) }
    // A query with a syntax error gets no corrections.
    const { groups, phrases } = await plan(tree, problem === undefined)
    signal?.throwIfAborted()

    const scores = scorer.score(groups)
    const tags = tagFilter(tree, query.tags ?? [])
    const all = asksNothing(tree, groups, phrases) ? [] : scores.pages
    const pages = await withTags(parts, all, tags)
    const covered = coverageQuery(groups, scores.idf, dictionary)
    const offset = query.offset ?? 0
    const needed = offset + (query.limit ?? DEFAULT_LIMIT)
    const ranking = await rankPages(rankContext, { ...scores, pages }, covered, needed)
    const ranked = await withPhrases(ranking, phrases)
    signal?.throwIfAborted()
    const outlineOf = (page: number) => parts.outline(page)
    const context: PlanContext = { outlineOf, scores, coverage, query: covered }
    const hitContext = toHitContext(groups, scores, covered, query.previews === true)
    const { plans, total } = await planned(ranked, needed, context, hitContext)
    const shown = plans.slice(offset, needed)
    await parts.needTexts(shown.map(({ page }) => page))
    signal?.throwIfAborted()
    const correction = correct(text, groups, hitContext.worth, dictionary, ranked.best[0]?.page)
    const hits = shown.flatMap((plan) => {
      const outline = parts.outline(plan.page)
      return outline ? [toHit(plan, outline, parts.text(plan.page), hitContext)] : []
    })
    return {
      query,
      hits,
      total,
      words: correction.words,
      ...(correction.missing.length > 0 && { missing: correction.missing }),
      ...(correction.text === undefined ? {} : { corrected: correction.text }),
      ...(problem ? { problem } : {}),
    }
  }

  async function planned(
    ranked: Ranking,
    needed: number,
    context: PlanContext,
    hitContext: HitContext,
  ): Promise<PlannedHits> {
    const { best, count, rest } = ranked
    if (count > FEW_PAGES) {
      const all = best.length < needed && best.length < count ? [...best, ...rest()] : best
      const listed = all.slice(0, needed)
      await parts.needTexts(listed.map(({ page }) => page))
      return { plans: listed.map((each) => planPage(each, context)), total: count }
    }
    await parts.needTexts(best.map(({ page }) => page))
    return planSections(ranked, (page) => parts.text(page)?.text, context, hitContext)
  }

  function toHitContext(
    groups: readonly Group[],
    { idf }: Scores,
    query: CoverageQuery,
    previews: boolean,
  ): HitContext {
    const words = matcherWords(groups, dictionary)
    const worth = groups.map((group, index) => worthOf(group) * (idf[index] ?? 0) + 0.01)
    const telling = words.filter(({ group }) => isInformative(group, worth))
    return {
      base,
      matcher: new Matcher(words),
      telling: new Matcher(telling),
      worth,
      coverage,
      query,
      previews,
    }
  }

  /** Plans a query and loads every part of the index that it needs. */
  async function plan(
    tree: QueryTree,
    corrects: boolean,
  ): Promise<{ groups: Group[]; phrases: Phrase[] }> {
    const patterns = tree.clauses.filter((clause) => clause.type === 'wildcard')
    const prefixes = patterns.map(({ pattern }) => wildcardOf(pattern))
    const words = readWords(tree, dictionary)
    const written = tree.clauses.flatMap((clause) =>
      clause.type === 'phrase' ? tokenize(clause.text).map(({ term }) => term) : [],
    )
    const names = [...termsToFind(words, dictionary, head.language), ...written].filter((term) =>
      dictionary.isApart(term),
    )
    await Promise.all([
      parts.needNames(names),
      ...prefixes.map(({ prefix }) => parts.needNamesFrom(prefix)),
    ])
    const groups = [
      ...patterns.map((clause) => planWildcard(clause, dictionary)),
      ...planWords(words, dictionary, head.language, corrects),
    ].slice(0, MOST_WORDS)
    const phrases = readPhrases(tree, dictionary)
    await dictionary.needPostings([
      ...groups.flatMap((group) =>
        group.alternatives.flatMap(({ term, also = [] }) => [term, ...also]),
      ),
      ...phrases.flatMap(({ terms }) => terms),
    ])
    return { groups, phrases }
  }

  /** Checks the best pages for phrases; pages further down are not listed. */
  async function withPhrases(ranking: Ranking, phrases: readonly Phrase[]): Promise<Ranking> {
    const wanted = phrases.filter(({ excluded }) => !excluded)
    const unwanted = phrases.filter(({ excluded, terms }) => excluded && terms.length > 0)
    if (wanted.length + unwanted.length === 0) return ranking
    const ranked = [...ranking.best, ...ranking.rest()]
    const inDoubt = new Set(
      ranked
        .map(({ page }) => page)
        .filter(
          (page) =>
            wanted.length > 0 || unwanted.some(({ terms }) => hasAll(page, terms, dictionary)),
        ),
    )
    const read = new Set([...inDoubt].slice(0, PROFILE.readForPhrases))
    await parts.needTexts(read)
    const best = ranked.filter(({ page }) => {
      if (!inDoubt.has(page)) return true
      const outline = parts.outline(page)
      if (!outline || !read.has(page)) return false
      const text = parts.text(page)?.text
      const has = (phrase: Phrase) => hasPhrase(phrase, outline, text)
      return wanted.every(has) && !unwanted.some(has)
    })
    return { best, count: best.length, rest: () => [] }
  }

  return {
    pageCount: head.weights.length,
    search,
    warm() {
      dictionary.warm()
      for (const outline of head.outlines ?? []) coverage.warm(outline)
    },
  }
}

function asksNothing(
  { clauses }: QueryTree,
  groups: readonly Group[],
  phrases: readonly Phrase[],
): boolean {
  return groups.length + phrases.length === 0 && !clauses.some(({ type }) => type === 'tag')
}

/** Weight of a match in a passage, relative to a word's. */
function worthOf({ kind, whole }: Group): number {
  if (kind === 'joined') return 0
  return whole ? 0.1 : 1
}

function matcherWords(groups: readonly Group[], dictionary: Dictionary): MatcherWord[] {
  return groups.flatMap((group, number) => {
    // The words of a joined name are found by themselves.
    if (group.presence === 'excluded' || group.kind === 'joined') return []
    const terms = group.alternatives
      .flatMap(({ term, also = [] }) => [term, ...also])
      .map((term): MatcherWord => ({ term: dictionary.text(term), group: number, open: false }))
    return group.open ? [{ term: group.text, group: number, open: true }] : terms
  })
}
