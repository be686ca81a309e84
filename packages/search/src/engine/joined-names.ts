import { isPlain, type Word } from './words'

/** Longer identifiers changed no answer. */
const MOST_WORDS = 4

/**
 * The identifiers that neighbouring words of a query may stand for: `network_rules` for `network rules`, `ip_prefix` for
 * `ip prefixes` unless the index has `ip_prefixes`.
 *
 * @param mayBeName false for names that the index does not have
 * @param formsOf other forms of a word
 */
export function joinedNames(
  words: readonly Word[],
  mayBeName: (name: string) => boolean,
  formsOf: (word: string) => readonly string[],
): readonly Word[] {
  return words.flatMap((first, at) => {
    if (!isPlain(first)) return []
    const joined: Word[] = []
    let before = first.term
    for (const next of words.slice(at + 1, at + MOST_WORDS)) {
      if (!isPlain(next)) break
      const names = [next.term, ...formsOf(next.term)].map((last) => `${before}_${last}`)
      const term = names.find(mayBeName)
      if (term !== undefined) {
        joined.push({ ...first, term, kind: 'whole', open: false, end: next.end })
      }
      before += `_${next.term}`
    }
    return joined
  })
}
