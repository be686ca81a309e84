import type { IndexHead } from '../format/head'
import type { Coverage, CoverageQuery } from './coverage'
import type { IndexParts } from './parts'
import { forSite, PROFILE } from './profile'
import type { Scores } from './score'

/** A page with its score. */
export interface RankedPage {
  readonly page: number
  readonly score: number
}

/**
 * The matching pages, best first. The headings of those that may have one that says what the query says are compared with it.
 *
 * @param needed number of pages wanted; the others are left out
 */
export async function rankPages(
  { head, parts }: { readonly head: IndexHead; readonly parts: IndexParts },
  { pages, score, inHeadings }: Scores,
  coverage: Coverage,
  query: CoverageQuery,
  needed: number,
): Promise<readonly RankedPage[]> {
  const power = forSite(PROFILE.headingPower, head)
  const bonus = (share: number) => 1 + PROFILE.heading * share ** power
  const scored = (factor: (page: number) => number) =>
    pages.map((page): RankedPage => ({ page, score: (score[page] ?? 0) * factor(page) }))
  const possible = scored((page) => bonus(inHeadings[page] ?? 0)).filter(
    ({ page, score: highest }) => highest > (score[page] ?? 0) * NOTICEABLE,
  )
  const compared = bestOf(possible, PROFILE.compared).map(({ page }) => page)
  if (!head.outlines) await parts.needTexts(compared)
  const factors = new Map<number, number>()
  for (const page of compared) {
    const { headings = [], tags = [] } = parts.outline(page) ?? {}
    const shares = [...headings, ...tags].map((text) => coverage.of(text, query))
    factors.set(page, bonus(Math.max(0, ...shares)))
  }
  return bestOf(
    scored((page) => factors.get(page) ?? 1),
    needed,
  )
}

/** A page that can gain less by its headings is not looked at. */
const NOTICEABLE = 1.2

/** The pages with the highest scores; of equals the first. */
function bestOf(ranked: readonly RankedPage[], count: number): readonly RankedPage[] {
  const least = Float64Array.from(ranked, ({ score }) => -score).sort()[count - 1] ?? 0
  return ranked
    .filter(({ score }) => score >= -least)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, count)
}
