/** Name of the parameter that carries one word to mark; it may be repeated. */
export const HIGHLIGHT_PARAMETER = '_highlight'

/** Limits for the number and length of words, because an address is untrusted input. */
const MOST_WORDS = 32
const LONGEST_WORD = 64

/** The words to mark, from the search string of an address: `?_highlight=a&_highlight=b`. */
export function readHighlightWords(search: string): string[] {
  const words = new URLSearchParams(search).getAll(HIGHLIGHT_PARAMETER)
  const useful = words
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.length <= LONGEST_WORD)
  return [...new Set(useful)].slice(0, MOST_WORDS)
}
