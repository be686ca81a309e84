import type { HitContext } from './hit-context'
import { type PlannedHits, planPage } from './hits'
import type { Ranking } from './rank'
import { FEW_PAGES, planSections } from './sections'

/**
 * Plans the first hits and loads the texts of their pages.
 *
 * @param needed number of hits, those before the first one shown included
 */
export async function planHits(
  ranking: Ranking,
  needed: number,
  context: HitContext,
): Promise<PlannedHits> {
  const { best, count, rest } = ranking
  const { parts } = context
  if (count > FEW_PAGES) {
    const all = best.length < needed && best.length < count ? [...best, ...rest()] : best
    const listed = all.slice(0, needed)
    await parts.needTexts(listed.map(({ page }) => page))
    return { plans: listed.map((each) => planPage(each, context)), total: count }
  }
  await parts.needTexts(best.map(({ page }) => page))
  return planSections(ranking, context)
}
