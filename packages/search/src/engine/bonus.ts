import { FieldBit } from '../format/flags'
import type { CoverageQuery } from './coverage'
import { PROFILE } from './profile'
import type { Scores } from './score'

/** Upper bound of the rerank bonus, from the matched words alone. */
export function upperBound(page: number, scores: Scores, query: CoverageQuery): number {
  const title = (PROFILE.titleCoverage + PROFILE.ownName) * share('title', page, scores, query)
  return title + PROFILE.headingCoverage * share('heading', page, scores, query)
}

/** Share of the query's words that a field has. If the query has an identifier, its parts alone add little. */
export function share(
  field: 'title' | 'heading',
  page: number,
  { idfByField, written }: Scores,
  { idf, identifiers }: CoverageQuery,
): number {
  if (idf <= 0) return 0
  const isWritten = identifiers.length === 0 || (written[page] ?? 0) & FieldBit[field]
  return ((isWritten ? 1 : 1 - PROFILE.unwrittenIdentifier) * (idfByField[field][page] ?? 0)) / idf
}

/** The bonus of a title of which only the total idf of its words is known. */
export function likelyTitleBonus(
  page: number,
  idf: number,
  scores: Scores,
  query: CoverageQuery,
): number {
  const ofTitle = Math.min(1, (scores.idfByField.title[page] ?? 0) / idf)
  return titleBonus(
    Math.min(1, share('title', page, scores, query)) * ofTitle ** PROFILE.titlePower,
  )
}

/** Bonus of a title, by how well it and the query cover each other. */
export function titleBonus(coverage: number): number {
  return PROFILE.titleCoverage * coverage + PROFILE.ownName * coverage ** PROFILE.namePower
}

/** Bonus of a heading, likewise. */
export function headingBonus(coverage: number): number {
  return PROFILE.headingCoverage * coverage ** PROFILE.headingPower
}
