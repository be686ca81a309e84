import type { IndexHead } from '../format/head'
import type { Coverage, CoverageQuery } from './coverage'
import type { Dictionary } from './dictionary'
import { SHORT_BITS } from './group-scores'
import { nameIn } from './name-in'
import type { IndexParts } from './parts'
import { forSite, PROFILE } from './profile'
import { ifWritten, type Scores } from './score'
import type { Word } from './words'

/** What pages are ranked in. */
interface Index {
  readonly head: IndexHead
  readonly parts: IndexParts
  readonly dictionary: Dictionary
}

/** A page with its score. */
export interface RankedPage {
  readonly page: number
  readonly score: number
}

/**
 * The matching pages, best first. The headings of those that are likely to be the best are compared with the query, the folders of their
 * paths (`s3 backends` leads into `/backends/`), and the names in their titles: questions end with the name of what they are about. The
 * longest one counts, as `role collection` is not `role`, and none if there is another before it.
 *
 * @param words of the query, in its order
 * @param needed number of pages wanted; the others are left out
 */
export async function rankPages(
  { head, parts, dictionary }: Index,
  { pages, score, inHeadings, written }: Scores,
  coverage: Coverage,
  query: CoverageQuery,
  words: readonly Word[],
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
  const names = compared.map((page) => nameIn(words, parts.outline(page)?.title ?? '', dictionary))
  const first = Math.min(...names.map((name) => name?.[0] ?? words.length))
  const bonusOfName = 1 + PROFILE.name * (1 - first / words.length)
  const factors = new Map<number, number>()
  for (const [at, page] of compared.entries()) {
    const { headings = [], tags = [], path = '' } = parts.outline(page) ?? {}
    const shares = [...headings, ...tags].map((text) => coverage.of(text, query))
    const share = Math.max(0, ...shares) * ifWritten(written[page], SHORT_BITS.heading)
    const [start, end] = names[at] ?? []
    const ofName = start === first && end === words.length ? bonusOfName : 1
    const ofFolders = 1 + PROFILE.folders * coverage.ofFolders(path, query)
    factors.set(page, bonus(share) * ofFolders * ofName)
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
