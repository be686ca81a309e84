import type { TermColumns } from '../format/names'
import { tokenize } from '../text/tokenize'
import { pagesWith } from './pages-with'

/** Added to the factor of a page that all others mention. */
const MOST = 0.8
/** A page with this many mentions gets half of it. */
const HALFWAY = 20

/**
 * Factors of pages by how many others mention the identifier of their title: of pages that match equally, the one whose name is
 * used more is meant. Pages of the same identifier do not mention one another.
 */
export function mentionFactors(
  titles: readonly string[],
  all: readonly TermColumns[],
): readonly number[] {
  const identifiers = titles.map(identifiersOf)
  const named = new Map<string, number>()
  for (const each of identifiers.flat()) named.set(each, (named.get(each) ?? 0) + 1)
  return identifiers.map((pageIdentifiers) => {
    const mentions = pageIdentifiers.map((each) => pagesWith(each, all) - (named.get(each) ?? 0))
    const most = Math.max(0, ...mentions)
    return 1 + (MOST * most) / (most + HALFWAY)
  })
}

/** Hyphens also join ordinary words. */
function identifiersOf(title: string): readonly string[] {
  const terms = tokenize(title).flatMap(({ term, kind }) =>
    kind === 'whole' && term.includes('_') ? term : [],
  )
  return [...new Set(terms)]
}
