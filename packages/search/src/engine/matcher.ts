import type { TextRange } from '@landing/schema'
import { type FoldedText, foldText, unfoldRange } from '../text/fold'
import { isUnspaced } from '../text/tokenize'

/** A word to find in texts. */
export interface MatcherWord {
  /** Folded. */
  readonly term: string
  /** Number of the query's word it stands for. */
  readonly group: number
  /** It need only begin the word in the text. */
  readonly open: boolean
}

/** An occurrence in a text: `[start, end)` in UTF-16 code units. */
export interface Occurrence {
  readonly start: number
  readonly end: number
  readonly group: number
}

const LETTER = /[\p{L}\p{N}\p{M}]/u

/** Finds the words of a query in texts, at the beginnings of words. */
export class Matcher {
  readonly #words = new Map<string, MatcherWord>()
  readonly #pattern: RegExp | undefined

  constructor(words: readonly MatcherWord[]) {
    for (const word of words) {
      const before = this.#words.get(word.term)
      if (!before || (word.open && !before.open)) this.#words.set(word.term, word)
    }
    const terms = [...this.#words.keys()].sort((a, b) => b.length - a.length)
    if (terms.length > 0) this.#pattern = new RegExp(terms.map(escapePattern).join('|'), 'g')
  }

  /** Occurrences in a text, in order, none overlapping. */
  find(text: string): Occurrence[] {
    const found: Occurrence[] = []
    const pattern = this.#pattern
    if (!pattern) return found
    const source: FoldedText = foldText(text)
    const folded = source.text
    pattern.lastIndex = 0
    for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
      const start = match.index
      const word = this.#at(folded, match[0], start)
      if (word) {
        const after = start + word.term.length
        const [from, to] = unfoldRange(source, start, after)
        found.push({ start: from, end: to, group: word.group })
        pattern.lastIndex = after
      } else {
        pattern.lastIndex = start + 1
      }
    }
    return found
  }

  /** The longest word that stands at this place and is not a piece of another one. */
  #at(folded: string, longest: string, start: number): MatcherWord | undefined {
    if (isUnspaced(longest)) return this.#words.get(longest)
    if (start > 0 && LETTER.test(folded[start - 1] ?? '')) return undefined
    for (let length = longest.length; length > 0; length--) {
      const word = this.#words.get(longest.slice(0, length))
      if (word && (word.open || !LETTER.test(folded[start + length] ?? ''))) return word
    }
    return undefined
  }
}

/** Ranges of occurrences; neighbours that touch become one. */
export function toRanges(occurrences: readonly Occurrence[]): TextRange[] {
  const ranges: [number, number][] = []
  for (const { start, end } of occurrences) {
    const last = ranges.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else ranges.push([start, end])
  }
  return ranges
}

function escapePattern(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}
