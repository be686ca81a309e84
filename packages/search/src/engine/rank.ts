import { FieldBit, unpackLength } from '../format/flags'
import type { IndexHead } from '../format/head'
import type { HeadPage } from '../format/head-pages'
import type { Coverage, CoverageQuery } from './coverage'
import { PROFILE } from './profile'
import type { Scores } from './score'

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

/**
 * Orders the matching pages. The best candidates are reranked by how well title, headings, tags and description and the query
 * cover each other.
 */
export function rankPages(
  head: IndexHead,
  scores: Scores,
  query: CoverageQuery,
  coverage: Coverage,
): Ranking {
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
  const best = chosen.map((at): RankedPage => {
    const page = pages[at] ?? 0
    const entry = head.pages[page]
    const bonus = entry ? closeLook(page, entry, head, scores, query, coverage) : 0
    return { page, score: (score[page] ?? 0) * (1 + bonus) }
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

/** Upper bound of the rerank bonus, from the matched words alone. */
function upperBound(
  page: number,
  { idfByField, written }: Scores,
  { idf, identifiers }: CoverageQuery,
): number {
  if (idf <= 0) return 0
  // If the query has an identifier, its parts alone add little.
  const share = (field: number) =>
    identifiers.length === 0 || (written[page] ?? 0) & field ? 1 : 1 - PROFILE.unwrittenIdentifier
  const title = (PROFILE.titleCoverage + PROFILE.ownName) * share(FieldBit.title)
  const heading = PROFILE.headingCoverage * share(FieldBit.heading)
  const { title: inTitle, heading: inHeadings } = idfByField
  return (title * (inTitle[page] ?? 0) + heading * (inHeadings[page] ?? 0)) / idf
}

/** Skip headings with little of the query: comparing them is most of the work. */
function isInformative(page: number, { idfByField }: Scores, { idf }: CoverageQuery): boolean {
  return (idfByField.heading[page] ?? 0) >= idf * PROFILE.headingsRead
}

function closeLook(
  page: number,
  entry: HeadPage,
  head: IndexHead,
  scores: Scores,
  query: CoverageQuery,
  coverage: Coverage,
): number {
  const flags = scores.flags[page] ?? 0
  let bonus = 0
  if (flags & FieldBit.title) {
    const share = coverage.ofTitle(entry.title, query)
    bonus += PROFILE.titleCoverage * share + PROFILE.ownName * share ** PROFILE.namePower
  }
  const inHeadings = flags & FieldBit.heading && isInformative(page, scores, query)
  if (inHeadings || flags & FieldBit.keywords) {
    let best = 0
    if (inHeadings) {
      for (const number of entry.headingNumbers) {
        const share = coverage.ofHeading(number, query)
        if (share > best) best = share
      }
    }
    for (const tag of entry.tags) best = Math.max(best, coverage.of(tag, query))
    bonus += PROFILE.headingCoverage * best ** PROFILE.headingPower
  }
  if (flags & FieldBit.description && query.idf > 0) {
    const length = unpackLength(head.lengths[2]?.[page] ?? 0)
    const share = Math.min(1, (scores.described[page] ?? 0) / Math.max(1, length))
    const queryShare = (scores.idfByField.description[page] ?? 0) / query.idf
    bonus += PROFILE.descriptionCoverage * share * queryShare
  }
  return bonus
}
