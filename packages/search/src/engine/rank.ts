import type { IndexHead } from '../format/head'
import type { Coverage, CoverageQuery } from './coverage'
import { SHORT_BITS } from './group-scores'
import type { IndexParts } from './parts'
import { forSite, PROFILE } from './profile'
import { ifWritten, type Scores } from './score'

/** A page with its score. */
export interface RankedPage {
  readonly page: number
  readonly score: number
}

/**
 * The matching pages, best first. The headings of those that are likely to be the best are compared with the query, and the folders of their
 * paths: `s3 backends` leads into `/backends/`.
 *
 * @param needed number of pages wanted; the others are left out
 */
export async function rankPages(
  { head, parts }: { readonly head: IndexHead; readonly parts: IndexParts },
  { pages, score, inHeadings, written }: Scores,
  coverage: Coverage,
  query: CoverageQuery,
  needed: number,
): Promise<readonly RankedPage[]> {
  const power = forSite(PROFILE.headingPower, head)
  const bonus = (share: number) => 1 + PROFILE.heading * share ** power
  const scored = (among: readonly number[], factor: (page: number) => number) =>
    among.map((page): RankedPage => ({ page, score: (score[page] ?? 0) * factor(page) }))
  const count = Math.min(Math.max(needed, PROFILE.compared.least), PROFILE.compared.most)
  const possible = scored(pages, (page) => bonus(inHeadings[page] ?? 0))
  const compared = bestOf(possible, count).map(({ page }) => page)
  if (!head.outlines) await parts.needTexts(compared)
  const factors = new Map<number, number>()
  for (const page of compared) {
    const { headings = [], tags = [], path = '' } = parts.outline(page) ?? {}
    const shares = [...headings, ...tags].map((text) => coverage.of(text, query))
    const share = Math.max(0, ...shares) * ifWritten(written[page], SHORT_BITS.heading)
    factors.set(page, bonus(share) * (1 + PROFILE.folders * coverage.ofFolders(path, query)))
  }
  // Others would have to be read to be shown.
  const candidates = needed > compared.length ? pages : compared
  return bestOf(
    scored(candidates, (page) => factors.get(page) ?? 1),
    needed,
  )
}

/** The pages with the highest scores; of equals the first. */
function bestOf(ranked: readonly RankedPage[], count: number): readonly RankedPage[] {
  const least = Float64Array.from(ranked, ({ score }) => -score).sort()[count - 1] ?? 0
  return ranked
    .filter(({ score }) => score >= -least)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, count)
}
