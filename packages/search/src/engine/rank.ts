import { FieldBit, unpackLength } from '../format/flags'
import type { IndexHead } from '../format/head'
import type { Outline } from '../format/outlines'
import { unpackIdf } from '../format/page-bytes'
import { headingBonus, likelyTitleBonus, share, titleBonus, upperBound } from './bonus'
import type { Coverage, CoverageQuery } from './coverage'
import type { IndexParts } from './parts'
import { PROFILE } from './profile'
import { type Scores, SHORT_FIELD_BITS } from './score'

/** A page with its score. */
export interface RankedPage {
  readonly page: number
  readonly score: number
}

/** The matching pages in order. Most callers need only the first few, so the rest is sorted lazily. */
export interface Ranking {
  /** Reranked pages, best first. */
  readonly best: readonly RankedPage[]
  /** Number of all pages. */
  readonly count: number
  /** All others, below the last reranked one. */
  rest(): RankedPage[]
}

/** What ranking compares queries with. */
export interface RankContext {
  readonly head: IndexHead
  readonly parts: IndexParts
  readonly coverage: Coverage
}

/**
 * Orders the matching pages. The best candidates are reranked by how well title, headings, tags and description and the query
 * cover each other.
 *
 * @param needed number of pages to be shown
 */
export async function rankPages(
  context: RankContext,
  scores: Scores,
  query: CoverageQuery,
  needed: number,
): Promise<Ranking> {
  const { score, pages } = scores
  const estimates = new Float32Array(pages.length)
  for (let at = 0; at < pages.length; at++) {
    const page = pages[at] ?? 0
    estimates[at] = (score[page] ?? 0) * (1 + upperBound(page, scores, query))
  }
  const byEstimate = (a: number, b: number) =>
    (estimates[b] ?? 0) - (estimates[a] ?? 0) || (pages[a] ?? 0) - (pages[b] ?? 0)
  const least = nthLargest(estimates, PROFILE.reranked)
  const chosen: number[] = []
  const others: number[] = []
  for (let at = 0; at < pages.length; at++) {
    if ((estimates[at] ?? 0) >= least) chosen.push(at)
    else others.push(at)
  }
  chosen.sort(byEstimate)
  others.push(...chosen.splice(PROFILE.reranked))
  const near = chosen.map((at) => pages[at] ?? 0)
  const read = context.head.outlines
    ? near
    : await readLikeliest(near, context, scores, query, needed)
  const isRead = new Set(read)
  others.push(...chosen.filter((at) => !isRead.has(pages[at] ?? 0)))
  const best = read.map((page): RankedPage => {
    return { page, score: (score[page] ?? 0) * closeLook(page, context, scores, query) }
  })
  best.sort((a, b) => b.score - a.score || a.page - b.page)
  return {
    best,
    count: pages.length,
    rest() {
      others.sort(byEstimate)
      const lowest = best.at(-1)?.score ?? 0
      const highest = estimates[others[0] ?? -1] || 1
      return others.map((at) => ({
        page: pages[at] ?? 0,
        score: (lowest * (estimates[at] ?? 0)) / highest,
      }))
    },
  }
}

/** Loads titles and headings of the pages that are likely to be the best: each may be in another file. */
async function readLikeliest(
  pages: readonly number[],
  { head, parts }: RankContext,
  scores: Scores,
  query: CoverageQuery,
  needed: number,
): Promise<readonly number[]> {
  const inOrder = (bonus: (page: number) => number) => {
    const likely = pages.map(
      (page) => [page, (scores.score[page] ?? 0) * (1 + bonus(page))] as const,
    )
    return likely.sort(([a, m], [b, n]) => n - m || a - b).map(([page]) => page)
  }
  const ofTitle = (page: number) =>
    likelyTitleBonus(page, unpackIdf(head.titleIdf[page]), scores, query)
  // A heading rarely has all words that headings of its page have, so half of the pages are chosen without.
  const count = Math.max(needed, PROFILE.outlinesRead)
  const byTitle = inOrder(ofTitle).slice(0, count / 2)
  const byAll = inOrder(
    (page) => ofTitle(page) + headingBonus(Math.min(1, share('heading', page, scores, query))),
  )
  const read = [...new Set([...byTitle, ...byAll])].slice(0, count)
  await parts.needTexts(read)
  return read
}

/** Returns the nth largest value, with a min-heap. */
function nthLargest(values: Float32Array, count: number): number {
  if (values.length <= count) return Number.NEGATIVE_INFINITY
  const heap = new Float32Array(count).fill(Number.NEGATIVE_INFINITY)
  for (const value of values) {
    if (value <= (heap[0] ?? 0)) continue
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= count) break
      if ((heap[child + 1] ?? Number.POSITIVE_INFINITY) < (heap[child] ?? 0)) child++
      if (value <= (heap[child] ?? 0)) break
      heap[at] = heap[child] ?? 0
      at = child
    }
    heap[at] = value
  }
  return heap[0] ?? 0
}

/** Factor of a page's score. */
function closeLook(
  page: number,
  { head, parts, coverage }: RankContext,
  scores: Scores,
  query: CoverageQuery,
): number {
  const outline: Outline | undefined = parts.outline(page)
  if (!outline) return 1
  const flags = scores.flags[page] ?? 0
  let bonus = 0
  if (flags & FieldBit.title) bonus += titleBonus(coverage.ofTitle(outline.title, query))
  const inHeadings = flags & FieldBit.heading
  let best = 0
  if (inHeadings) {
    for (const heading of outline.headings) {
      best = Math.max(best, coverage.ofHeading(heading, query))
    }
  }
  if (inHeadings || flags & FieldBit.keywords) {
    for (const tag of outline.tags) best = Math.max(best, coverage.of(tag, query))
  }
  bonus += headingBonus(best)
  if (flags & FieldBit.description && query.idf > 0) {
    const length = unpackLength(head.lengths[2]?.[page] ?? 0)
    const ofDescription = Math.min(1, (scores.described[page] ?? 0) / Math.max(1, length))
    const ofQuery = (scores.idfByField.description[page] ?? 0) / query.idf
    bonus += PROFILE.descriptionCoverage * ofDescription * ofQuery
  }
  const ofFolders = PROFILE.folders * coverage.ofFolders(outline.path, query)
  const allInShort = hasAllInShort(page, scores, query) ? PROFILE.allInShort : 1
  return (1 + bonus) * (1 + ofFolders) * allInShort
}

/** The title, headings and description have all words of the query, and its identifiers as they are written. */
function hasAllInShort(
  page: number,
  { metInShort, written }: Scores,
  { bits, identifiers }: CoverageQuery,
): boolean {
  if (bits === 0 || metInShort[page] !== bits >>> 0) return false
  return identifiers.length === 0 || ((written[page] ?? 0) & SHORT_FIELD_BITS) !== 0
}
