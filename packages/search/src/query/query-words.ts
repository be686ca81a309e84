import { tokenize } from '../text/tokenize'

/** Folded words of a text, each once. */
export function queryWords(text: string): string[] {
  return [...new Set(tokenize(text).map(({ term }) => term))]
}
