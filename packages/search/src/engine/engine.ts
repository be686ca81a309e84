import type { SearchQuery, SearchResult } from '@landing/schema'
import type { IndexHead } from '../format/head'
import { looksLikeName } from '../format/names'
import { plainQuery } from '../query/plain-query'
import { fold } from '../text/fold'
import { correct } from './correct'
import { Coverage, coverageQuery } from './coverage'
import { Dictionary } from './dictionary'
import { type HitContext, planHits, toHit } from './hits'
import { Matcher, type MatcherWord } from './matcher'
import type { IndexParts } from './parts'
import { type Group, planWords, readWords } from './plan'
import { rankPages } from './rank'
import { Scorer } from './score'

/** Default of `SearchQuery.limit`. */
export const DEFAULT_LIMIT = 8

/** Longer queries are cut, in UTF-16 code units. */
export const LONGEST_QUERY = 500

/** Searches one index. */
export interface Engine {
  /** Number of pages in the index. */
  readonly pageCount: number
  /** Paths of the pages, in the order of the index. */
  readonly paths: readonly string[]
  /**
   * @throws {SearchError} when a part of the index cannot be loaded or is not what it should be; an
   *   `AbortError` when `signal` fires.
   */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult>
  /** Prepares for unknown words ahead of the first one; takes some 30 ms for 25,000 terms. */
  warm(): void
}

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

  async function search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    const text = query.text.slice(0, LONGEST_QUERY)
    const tree = plainQuery(text)
    const words = readWords(tree, dictionary)
    await parts.needNames(words.map((word) => word.term).filter(looksLikeName))
    signal?.throwIfAborted()
    const groups = planWords(words, dictionary, head.language)
    const terms = groups.flatMap((group) => group.alternatives.map((each) => each.term))
    await dictionary.needPostings(terms)
    signal?.throwIfAborted()

    const scores = scorer.score(groups)
    const pages = withTags(head, scores.pages, query.tags ?? [])
    const covered = coverageQuery(groups, scores.idf, dictionary)
    const ranked = rankPages(head, { ...scores, pages }, covered, coverage)
    const plans = ranked.flatMap(({ page, score }) => {
      const entry = head.pages[page]
      const found = { page, score, flags: scores.flags[page] ?? 0, met: scores.met[page] ?? 0 }
      return entry ? planHits(found, entry, coverage, covered) : []
    })
    const offset = query.offset ?? 0
    const shown = plans.slice(offset, offset + (query.limit ?? DEFAULT_LIMIT))
    await loadTexts(shown.map(({ page }) => page))
    signal?.throwIfAborted()

    const correction = correct(text, groups, dictionary, ranked[0]?.page)
    const context: HitContext = {
      base,
      matcher: new Matcher(matcherWords(groups, dictionary)),
      worth: groups.map(
        (group, index) => (group.whole ? 0.1 : 1) * (scores.idf[index] ?? 0) + 0.01,
      ),
      coverage,
      query: covered,
    }
    const hits = shown.flatMap((plan) => {
      const entry = head.pages[plan.page]
      return entry ? [toHit(plan, entry, parts.text(plan.page), context)] : []
    })
    return {
      query,
      hits,
      total: plans.length,
      words: correction.words,
      ...(correction.text === undefined ? {} : { corrected: correction.text }),
    }
  }

  /** A text that does not come costs the snippet, not the hit. */
  async function loadTexts(pages: readonly number[]): Promise<void> {
    const loading = parts.needTexts(pages)
    if (loading) await loading.catch(() => undefined)
  }

  return {
    pageCount: head.pages.length,
    paths: head.pages.map((page) => page.path),
    search,
    warm: () => dictionary.warm(),
  }
}

function withTags(
  head: IndexHead,
  pages: readonly number[],
  tags: readonly string[],
): readonly number[] {
  if (tags.length === 0) return pages
  const wanted = tags.map(fold)
  return pages.filter((page) => {
    const own = head.pages[page]?.tags.map(fold) ?? []
    return wanted.every((tag) => own.includes(tag))
  })
}

function matcherWords(groups: readonly Group[], dictionary: Dictionary): MatcherWord[] {
  return groups.flatMap((group, number) => {
    if (group.presence === 'excluded') return []
    const terms = group.alternatives.map(
      ({ term }): MatcherWord => ({
        term: dictionary.text(term),
        group: number,
        open: false,
      }),
    )
    return group.open ? [{ term: group.text, group: number, open: true }] : terms
  })
}
