import { FieldBit } from '../format/flags'
import type { IndexHead } from '../format/head'
import type { Coverage, CoverageQuery } from './coverage'
import { PROFILE } from './profile'
import type { Scores } from './score'

/** A page with its place among the others. */
export interface RankedPage {
  readonly page: number
  readonly score: number
}

/** The matching pages, best first; the best of them after a closer look at titles and headings. */
export function rankPages(
  head: IndexHead,
  scores: Scores,
  query: CoverageQuery,
  coverage: Coverage,
): RankedPage[] {
  const { score } = scores
  const pages = [...scores.pages].sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0) || a - b)
  const near = pages.slice(0, PROFILE.reranked).map((page): RankedPage => {
    const flags = scores.flags[page] ?? 0
    const entry = head.pages[page]
    let factor = 1
    if (entry && flags & FieldBit.title) {
      factor += PROFILE.titleCoverage * coverage.of(entry.title, query)
    }
    if (entry && flags & (FieldBit.heading | FieldBit.keywords)) {
      let best = 0
      for (const heading of entry.headings) best = Math.max(best, coverage.of(heading, query))
      for (const tag of entry.tags) best = Math.max(best, coverage.of(tag, query))
      factor += PROFILE.headingCoverage * best
    }
    return { page, score: (score[page] ?? 0) * factor }
  })
  near.sort((a, b) => b.score - a.score || a.page - b.page)
  // The others keep their order, below the last one looked at.
  const ceiling = near.at(-1)?.score ?? 0
  const rest = pages.slice(PROFILE.reranked)
  const highest = score[rest[0] ?? -1] ?? 1
  return near.concat(
    rest.map((page) => ({ page, score: (ceiling * (score[page] ?? 0)) / highest })),
  )
}
