import type { HitContext } from './hit-context'
import { type HitPlan, planPage } from './hits'
import type { RankedPage } from './rank'
import { linesWith, passages } from './snippet'

interface PlannedHits {
  readonly plans: readonly HitPlan[]
  /** Number of all hits; `plans` may hold fewer. */
  readonly total: number
}

/** Up to this number of pages, their sections are listed one by one. */
export const FEW_PAGES = 2

const MOST_SECTIONS = 50
/** A section is listed when its best passage is worth at least this share of the page's best one. */
const LISTED_SHARE = 0.8

/**
 * Plans the first hits and loads the texts of their pages.
 *
 * @param ranked the best pages; of a few all
 * @param count number of all pages
 * @param needed number of hits, those before the first one shown included
 */
export async function planHits(
  ranked: readonly RankedPage[],
  count: number,
  needed: number,
  context: HitContext,
): Promise<PlannedHits> {
  const isFew = count <= FEW_PAGES
  const listed = isFew ? ranked : ranked.slice(0, needed)
  await context.parts.needTexts(listed.map(({ page }) => page))
  if (isFew) return planSections(listed, context)
  return { plans: listed.map((each) => planPage(each, context)), total: count }
}

/** Hits by section, used if only a page or two match, as in a manual on one page: each section with a good passage is a hit. */
function planSections(pages: readonly RankedPage[], context: HitContext): PlannedHits {
  const { parts, telling, worth } = context
  const plans = pages.flatMap((ranked): HitPlan[] => {
    const planned = planPage(ranked, context)
    const text = parts.text(ranked.page)?.text
    // A query that equals a title asks for the page itself.
    if (!text || planned.type === 'title') return [planned]
    const inSections = passages(linesWith(text, telling), worth).filter(({ line }) => line > 0)
    const least = Math.max(0, ...inSections.map((passage) => passage.worth)) * LISTED_SHARE
    const sections = inSections
      .filter((passage) => passage.worth >= least && passage.line - 1 !== planned.section)
      .sort((a, b) => b.worth - a.worth || a.line - b.line)
      .map(({ line }): HitPlan => ({ ...ranked, type: 'content', section: line - 1 }))
    const inContent = planned.type === 'content' && sections.length > 0
    return (inContent ? sections : [planned, ...sections]).slice(0, MOST_SECTIONS)
  })
  return { plans, total: plans.length }
}
