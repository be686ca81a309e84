import type { Dictionary } from './dictionary'
import { type Group, isPartOfIndexed } from './group'
import { hasPage } from './parts'

export interface Correction {
  /** The query with its unknown words replaced, if there are any. */
  readonly text: string | undefined
  /** Words to mark on an opened page. */
  readonly words: readonly string[]
  /** Words of the query that are not in the index, as written. */
  readonly missing: readonly string[]
}

/** Words below this share of the best one are not informative. */
const INFORMATIVE_SHARE = 0.1

/** True if a group is informative enough to choose passages by and to mark on pages. */
export function isInformative(group: number, worth: readonly number[]): boolean {
  return (worth[group] ?? 0) >= Math.max(...worth) * INFORMATIVE_SHARE
}

/** Maximum number of terms to mark on a page for one word of the query. */
const MOST_MARKED = 8

/** Replaces unknown words by the correction that the best page contains. */
export function correct(
  text: string,
  groups: readonly Group[],
  worth: readonly number[],
  dictionary: Dictionary,
  bestPage: number | undefined,
): Correction {
  const isOnBest = (term: number) =>
    bestPage !== undefined && hasPage(dictionary.postings(term), bestPage)
  const words = new Set<string>()
  const missing: string[] = []
  let corrected = ''
  let at = 0
  const replace = (group: Group) => {
    const terms = chosenTerms(group, isOnBest)
    // The two halves of a word, of which the best page has one.
    if (terms.length > 1 && !terms.every(isOnBest)) {
      missing.push(text.slice(group.start, group.end))
      return
    }
    const termTexts = terms.map((term) => dictionary.text(term))
    for (const word of termTexts) words.add(word)
    if (bestPage === undefined || group.start < at) return
    corrected += text.slice(at, group.start) + termTexts.join(' ')
    at = group.end
  }
  for (const [number, group] of groups.entries()) {
    // If the whole identifier is marked, its parts are not.
    if (group.presence === 'excluded' || isPartOfIndexed(group, groups)) continue
    if (group.kind === 'replaced') replace(group)
    // The parts of an unknown identifier are searched separately.
    else if (group.kind === 'missing') {
      if (!group.whole) missing.push(text.slice(group.start, group.end))
    } else {
      for (const word of markedWords(group, isInformative(number, worth), dictionary))
        words.add(word)
    }
  }
  const isReplaced = at > 0
  return { text: isReplaced ? corrected + text.slice(at) : undefined, words: [...words], missing }
}

/** A pattern, a word with an edit distance, or one of which only inflections are known, is marked by its terms. */
function markedWords(
  group: Group,
  informative: boolean,
  dictionary: Dictionary,
): readonly string[] {
  if (group.kind === 'begun' && !group.open) {
    return group.alternatives.slice(0, MOST_MARKED).map(({ term }) => dictionary.text(term))
  }
  return informative ? [group.text] : []
}

/** The terms that stand for an unknown word: one, or the two halves of it. */
function chosenTerms(group: Group, isOnBest: (term: number) => boolean): number[] {
  const alternatives = [...group.alternatives].sort((a, b) => b.weight - a.weight)
  const chosen = alternatives.find(({ term }) => isOnBest(term)) ?? alternatives[0]
  return chosen ? [chosen.term, ...(chosen.also ?? [])] : []
}
