import type { IndexHead } from '../format/head'
import type { Dictionary } from './dictionary'
import { SHORT_BITS } from './group-scores'
import type { HitContext } from './hit-context'
import { nameIn } from './name-in'
import { forSite, PROFILE } from './profile'
import { ifWritten } from './score'
import { linesWith, passages } from './snippet'
import type { Word } from './words'

/** A page with its score. */
export interface RankedPage {
  readonly page: number
  readonly score: number
}

/**
 * The matching pages, best first. The headings of those that are likely to be the best are compared with the query, the folders of their
 * paths (`s3 backends` leads into `/backends/`), and the names in their titles: questions end with the name of what they are about. The
 * longest one counts, as `role collection` is not `role`, and none if there is another before it. Elsewhere the words should also stand
 * near each other in the text.
 *
 * @param pages that match
 * @param words of the query, in its order
 * @param needed number of pages wanted; the others are left out
 */
export async function rankPages(
  pages: readonly number[],
  context: HitContext,
  head: IndexHead,
  dictionary: Dictionary,
  words: readonly Word[],
  needed: number,
): Promise<readonly RankedPage[]> {
  const { parts, coverage, query } = context
  const { score, inHeadings, written } = context.scores
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
    factors.set(page, bonus(share) * ofFolders * ofName * ofNearness(page, context, head))
  }
  // Others would have to be read to be shown.
  const candidates = needed > compared.length ? pages : compared
  return bestOf(
    scored(candidates, (page) => factors.get(page) ?? 1),
    needed,
  )
}

/** Factor of a page by the share of the query that one of its passages has, or its title, headings, tags and description. */
function ofNearness(
  page: number,
  { parts, scores, telling, worth }: HitContext,
  head: IndexHead,
): number {
  const near = forSite(PROFILE.near, head)
  const text = near > 0 && worth.length > 1 ? parts.text(page)?.text : undefined
  if (!text) return 1
  const worthOf = (bits: number) =>
    worth.reduce((sum, each, group) => (bits & (1 << group) ? sum + each : sum), 0)
  const found = passages(linesWith(text, telling), worth, PROFILE.nearWithin).map(
    ({ occurrences }) => occurrences.reduce((bits, { group }) => bits | (1 << group), 0),
  )
  const most = Math.max(...[scores.inShort[page] ?? 0, ...found].map(worthOf))
  return 1 + near * (most / worthOf(-1)) ** PROFILE.nearPower
}

/** The pages with the highest scores; of equals the first. */
function bestOf(ranked: readonly RankedPage[], count: number): readonly RankedPage[] {
  const least = Float64Array.from(ranked, ({ score }) => -score).sort()[count - 1] ?? 0
  return ranked
    .filter(({ score }) => score >= -least)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, count)
}
