import type { Dictionary } from './dictionary'
import { type Group, isPartOfKnown } from './group'

export interface Correction {
  /** The query with its unknown words replaced, if there were any. */
  readonly text: string | undefined
  /** Words to mark on an opened page. */
  readonly words: readonly string[]
  /** Words of the query that the index lacks, as they are written. */
  readonly missing: readonly string[]
}

/** Words worth less than this share of the best one say nothing about a page. */
const INFORMATIVE_SHARE = 0.1

/** Whether a group is a reason to choose a passage or to mark a word on an opened page. */
export function isInformative(group: number, worth: readonly number[]): boolean {
  return (worth[group] ?? 0) >= Math.max(...worth) * INFORMATIVE_SHARE
}

/** Terms marked on an opened page for one word of the query. */
const MOST_MARKED = 8

/** Says what was searched for instead of unknown words: what the best page has. */
export function correct(
  text: string,
  groups: readonly Group[],
  worth: readonly number[],
  dictionary: Dictionary,
  bestPage: number | undefined,
): Correction {
  const words = new Set<string>()
  let corrected = ''
  let at = 0
  let replaced = false
  const missing: string[] = []
  for (const [number, group] of groups.entries()) {
    if (group.presence === 'excluded') continue
    if (group.kind === 'missing') {
      // The parts of an unknown identifier are looked for by themselves.
      if (!group.whole) missing.push(text.slice(group.start, group.end))
      continue
    }
    // Where the whole identifier is marked, its parts need no marks of their own.
    if (isPartOfKnown(group, groups)) continue
    // A pattern, a word with an edit distance, or one of which only inflections are known.
    if (group.pattern || (group.kind === 'begun' && !group.open)) {
      for (const { term } of group.alternatives.slice(0, MOST_MARKED)) {
        words.add(dictionary.text(term))
      }
      continue
    }
    if (group.kind !== 'replaced') {
      if (isInformative(number, worth)) words.add(group.text)
      continue
    }
    const terms = chosenTerms(group, dictionary, bestPage)
    for (const term of terms) words.add(term)
    if (bestPage === undefined || group.start < at) continue
    corrected += text.slice(at, group.start) + terms.join(' ')
    at = group.end
    replaced = true
  }
  return { text: replaced ? corrected + text.slice(at) : undefined, words: [...words], missing }
}

function chosenTerms(group: Group, dictionary: Dictionary, bestPage: number | undefined): string[] {
  const alternatives = [...group.alternatives].sort((a, b) => b.weight - a.weight)
  const name = ({ term }: { term: number }) => dictionary.text(term)
  if (group.split) return group.alternatives.map(name)
  const onPage = alternatives.find(({ term }) => hasPage(dictionary, term, bestPage))
  const chosen = onPage ?? alternatives[0]
  return chosen ? [name(chosen)] : []
}

function hasPage(dictionary: Dictionary, term: number, page: number | undefined): boolean {
  const slice = dictionary.postings(term)
  if (!slice || page === undefined) return false
  return slice.pages.subarray(slice.start, slice.end).includes(page)
}
