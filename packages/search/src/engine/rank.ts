import { FieldBit, unpackLength } from '../format/flags'
import type { IndexHead } from '../format/head'
import type { HeadPage } from '../format/head-pages'
import type { Coverage, CoverageQuery } from './coverage'
import { PROFILE } from './profile'
import type { Scores } from './score'

/** A page with its place among the others. */
export interface RankedPage {
  readonly page: number
  readonly score: number
}

/**
 * The matching pages, best first. Those that look best by their words and where these stand are
 * looked at closely: how well title, headings, tags and description and the query cover each other.
 */
export function rankPages(
  head: IndexHead,
  scores: Scores,
  query: CoverageQuery,
  coverage: Coverage,
): RankedPage[] {
  const { score } = scores
  const promise = new Float32Array(score.length)
  for (const page of scores.pages) {
    promise[page] = (score[page] ?? 0) + hopeOf(page, scores)
  }
  const pages = [...scores.pages].sort((a, b) => (promise[b] ?? 0) - (promise[a] ?? 0) || a - b)
  const near = pages.slice(0, PROFILE.reranked).map((page): RankedPage => {
    const entry = head.pages[page]
    const bonus = entry ? closeLook(page, entry, head, scores, query, coverage) : 0
    return { page, score: (score[page] ?? 0) + query.idf * bonus }
  })
  near.sort((a, b) => b.score - a.score || a.page - b.page)
  // The others keep their order, below the last one looked at.
  const rest = pages.slice(PROFILE.reranked)
  const lowest = near.at(-1)?.score ?? 0
  const highest = promise[rest[0] ?? -1] || 1
  return near.concat(
    rest.map((page) => ({ page, score: (lowest * (promise[page] ?? 0)) / highest })),
  )
}

/** What a close look may add at most: seen from the words alone. */
function hopeOf(page: number, { told }: Scores): number {
  return (
    PROFILE.titleCoverage * (told.title[page] ?? 0) +
    PROFILE.headingCoverage * (told.heading[page] ?? 0) +
    PROFILE.descriptionCoverage * (told.description[page] ?? 0)
  )
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
  if (flags & FieldBit.title)
    bonus += PROFILE.titleCoverage * coverage.of(entry.title, query) ** PROFILE.titlePower
  if (flags & (FieldBit.heading | FieldBit.keywords)) {
    let best = 0
    for (const heading of entry.headings) best = Math.max(best, coverage.of(heading, query))
    for (const tag of entry.tags) best = Math.max(best, coverage.of(tag, query))
    bonus += PROFILE.headingCoverage * best ** PROFILE.headingPower
  }
  if (flags & FieldBit.description && query.idf > 0) {
    const length = unpackLength(head.lengths[2]?.[page] ?? 0)
    const share = Math.min(1, (scores.described[page] ?? 0) / Math.max(1, length))
    const written = query.wholes.length > 0 ? 1 - PROFILE.unwrittenIdentifier : 1
    bonus +=
      (PROFILE.descriptionCoverage * written * share * (scores.told.description[page] ?? 0)) /
      query.idf
  }
  return bonus
}
