import type { TermColumns } from '../format/names'
import { lowerBound } from '../text/lower-bound'

/** Number of pages with a term, which is in one of the columns at most. */
export function pagesWith(term: string, all: readonly TermColumns[]): number {
  return all.reduce((sum, { terms, counts }) => {
    const at = lowerBound(terms, term)
    return sum + (terms[at] === term ? (counts[at] ?? 0) >>> 1 : 0)
  }, 0)
}
