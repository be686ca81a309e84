import { isPlain, type Word } from './words'

/** Longer identifiers changed no answer, and are not in the filter of names. */
const MOST_WORDS = 4

/**
 * The identifiers that neighbouring words of a query may stand for: `network_rules` for `network rules`.
 *
 * @param mayBeName false for names that the index does not have
 */
export function joinedNames(
  words: readonly Word[],
  mayBeName: (name: string) => boolean,
): readonly Word[] {
  return words.flatMap((first, at) => {
    if (!isPlain(first)) return []
    const found: Word[] = []
    let { term } = first
    for (const next of words.slice(at + 1, at + MOST_WORDS)) {
      if (!isPlain(next)) break
      term += `_${next.term}`
      if (mayBeName(term)) {
        found.push({ ...first, term, kind: 'whole', open: false, count: 1, end: next.end })
      }
    }
    return found
  })
}
