import type { TextRange } from '@landing/schema'
import { type FoldedText, foldText, unfoldRange } from '../text/fold'
import { rootsOf } from '../text/roots'
import { isUnspaced } from '../text/tokenize'

/** A word to find in texts. */
export interface MatcherWord {
  /** Folded. */
  readonly term: string
  /** Number of the query's word it stands for. */
  readonly group: number
  /** It may match the beginning of a longer word. */
  readonly open: boolean
}

/** An occurrence in a text: `[start, end)` in UTF-16 code units. */
export interface Occurrence {
  readonly start: number
  readonly end: number
  readonly group: number
}

/** The first code unit of scripts that are written without spaces is at least this. */
const FIRST_UNSPACED = 0x0e00

const LETTER = /[\p{L}\p{N}\p{M}]/u

/** Finds the words of a query in texts, at the beginnings of words. */
export class Matcher {
  /** By first code unit: the words that begin with it, the longest first. */
  readonly #words = new Map<number, MatcherWord[]>()
  /** Words that have no other word as a prefix: if none of these occurs, no word does. */
  readonly #roots: readonly string[]

  constructor(words: readonly MatcherWord[]) {
    const byTerm = new Map<string, MatcherWord>()
    for (const word of words) {
      const before = byTerm.get(word.term)
      if (!before || (word.open && !before.open)) byTerm.set(word.term, word)
    }
    const terms = [...byTerm.keys()].filter((term) => term !== '')
    this.#roots = rootsOf(terms)
    for (const term of terms.sort((a, b) => b.length - a.length)) {
      const word = byTerm.get(term)
      const same = this.#words.get(term.charCodeAt(0))
      if (word && same) same.push(word)
      else if (word) this.#words.set(term.charCodeAt(0), [word])
    }
  }

  /** Occurrences in a text, in order, none overlapping. */
  find(text: string): Occurrence[] {
    return this.#words.size > 0 ? this.findIn(foldText(text)) : []
  }

  /** As {@link find}, for a text that was folded before. */
  findIn(folded: FoldedText): Occurrence[] {
    const { text } = folded
    const occurrences: Occurrence[] = []
    let after = 0
    for (const at of this.#places(text)) {
      if (at < after) continue
      const word = this.#at(text, at)
      if (!word) continue
      after = at + word.term.length
      const [start, end] = unfoldRange(folded, at, after)
      occurrences.push({ start, end, group: word.group })
    }
    return occurrences
  }

  #places(text: string): Iterable<number> {
    return new Uint32Array(this.#roots.flatMap((root) => placesOf(root, text))).sort()
  }

  /** Returns the longest word at this position that is not part of another one. */
  #at(text: string, at: number): MatcherWord | undefined {
    const words = this.#words.get(text.charCodeAt(at))
    if (!words) return undefined
    for (const word of words) {
      const { term, open } = word
      if (!text.startsWith(term, at)) continue
      if (isUnspaced(term) || open || !isLetter(text, at + term.length)) return word
    }
    return undefined
  }
}

/** Where words begin with a root; `indexOf` of the platform is the fastest way to find them. */
function placesOf(root: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(root); at !== -1; at = text.indexOf(root, at + 1)) {
    if (beginsWord(text, at)) places.push(at)
  }
  return places
}

/** After a non-letter, and anywhere in scripts without spaces. */
function beginsWord(text: string, at: number): boolean {
  return at === 0 || text.charCodeAt(at) >= FIRST_UNSPACED || !isLetter(text, at - 1)
}

function isLetter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (unit < 128) {
    return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90)
  }
  // The commonest characters beyond ASCII: dashes, quotation marks, ellipses.
  if (unit >= 0x2000 && unit < 0x2070) return false
  // Both halves of a surrogate pair count as a letter: most of those planes are.
  return LETTER.test(text[at] ?? '') || (unit >= 0xd800 && unit <= 0xdfff)
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
