import type { TextRange } from '@landing/schema'
import { Matcher, toRanges } from '../engine/matcher'

/** Returns a function that finds folded words in texts, at the beginnings of words. */
export function wordRanges(words: readonly string[]): (text: string) => TextRange[] {
  const matcher = new Matcher(words.map((term, group) => ({ term, group, open: true })))
  return (text) => toRanges(matcher.find(text))
}
