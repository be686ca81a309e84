import { isInformative } from './correct'
import type { Coverage, CoverageQuery } from './coverage'
import type { Dictionary } from './dictionary'
import { type Group, isIndexed, isPartOfIndexed } from './group'
import { Matcher, type MatcherWord } from './matcher'
import type { IndexParts } from './parts'
import { PROFILE } from './profile'
import type { Scores } from './score'

/** The parts of a query and its index that are needed to build hits. */
export interface HitContext {
  readonly base: string
  readonly matcher: Matcher
  /** Informative words only: passages are chosen by them. */
  readonly telling: Matcher
  /** By group: weight of a match in a passage. */
  readonly worth: readonly number[]
  readonly scores: Scores
  readonly coverage: Coverage
  readonly query: CoverageQuery
  readonly parts: IndexParts
  /** Whether hits get a preview. */
  readonly previews: boolean
}

export function toHitContext(
  groups: readonly Group[],
  dictionary: Dictionary,
  rest: Omit<HitContext, 'matcher' | 'telling' | 'worth'>,
): HitContext {
  const { idf } = rest.scores
  const words = matcherWords(groups, dictionary)
  const worth = groups.map((group, index) => worthOf(group, groups) * (idf[index] ?? 0) + 0.01)
  const telling = words.filter(({ group }) => isInformative(group, worth))
  return { ...rest, matcher: new Matcher(words), telling: new Matcher(telling), worth }
}

/** Weight of a match in a passage, relative to a word's. */
function worthOf(group: Group, groups: readonly Group[]): number {
  if (group.kind === 'joined') return 0
  if (isPartOfIndexed(group, groups)) return PROFILE.part
  return group.whole && !isIndexed(group) ? 0.1 : Math.min(1, group.boost)
}

function matcherWords(groups: readonly Group[], dictionary: Dictionary): MatcherWord[] {
  return groups.flatMap((group, number): MatcherWord[] => {
    // The words of a joined name are found by themselves.
    if (group.presence === 'excluded' || group.kind === 'joined') return []
    const { text, open } = group
    const terms = group.alternatives.flatMap(({ term, also = [] }) => [term, ...also])
    const others = terms
      .map((term) => dictionary.text(term))
      .filter((term) => !open || !term.startsWith(text))
      .map((term): MatcherWord => ({ term, group: number, open: false }))
    return open ? [{ term: text, group: number, open }, ...others] : others
  })
}
