import type { Stemmer } from '../text/stemmers'

/** Words with other characters than letters, and very short ones, have no forms. */
const INFLECTED = /^[\p{L}\p{M}]{3,}$/u

/**
 * Which words are forms of one another: for each word how far back the one before it with the same
 * stem is, or 0. A word with several languages belongs to the first stemmer that joins it.
 */
export function wordForms(words: readonly string[], stemmers: readonly Stemmer[]): Uint32Array {
  const distances = new Uint32Array(words.length)
  for (const { stem } of stemmers) {
    const last = new Map<string, number>()
    for (const [number, word] of words.entries()) {
      if (distances[number] !== 0 || !INFLECTED.test(word)) continue
      const key = stem(word)
      const before = last.get(key)
      if (before !== undefined) distances[number] = number - before
      last.set(key, number)
    }
  }
  return distances
}
