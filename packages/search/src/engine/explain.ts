import type { ScoreFactor } from '@landing/schema'
import { FIELDS, fieldMask } from '../format/flags'
import type { IndexHead } from '../format/head'
import type { Group } from './group'
import { forSite, PROFILE } from './profile'
import type { RankedPage } from './rank'
import type { Scorer } from './score'

/** Returns a function that explains the score of a page: its factors, whose product it is. */
export function explainer(
  groups: readonly Group[],
  scorer: Scorer,
  head: IndexHead,
): (ranked: RankedPage) => readonly ScoreFactor[] {
  const all = scorer.score(groups)
  // What stands beside the word must stay known, or unknown.
  const alone = groups.map((group) =>
    scorer.score(groups.map((each) => (each === group ? each : { ...each, alternatives: [] }))),
  )
  return ({ page, score }) => {
    const words = groups.flatMap(({ text }, number) => {
      const value = alone[number]?.sum[page] ?? 0
      const flags = alone[number]?.flags[page] ?? 0
      const fields = FIELDS.filter((field) => flags & fieldMask(field)).join(', ')
      return value > 0 ? `"${text}" ${value.toFixed(2)} in ${fields}` : []
    })
    const { sum, share, score: before } = all
    const ofQuery = (share[page] ?? 0) ** forSite(PROFILE.coordination, head)
    const weight = head.weights[page] ?? 1
    const short = (before[page] ?? 0) / ((sum[page] ?? 0) * ofQuery * weight)
    return [
      { factor: sum[page] ?? 0, reason: `words: ${words.join('; ')}` },
      { factor: ofQuery, reason: 'share of the query that the page has' },
      { factor: weight, reason: 'weight of the page: its own, its path, mentions by other pages' },
      { factor: short, reason: 'title and description say what the query says' },
      {
        factor: score / (before[page] ?? 0),
        reason: 'a heading, a tag, the folders, a name or a passage says what the query says',
      },
    ].filter(({ factor }) => Number.isFinite(factor) && Math.abs(factor - 1) > 0.005)
  }
}
