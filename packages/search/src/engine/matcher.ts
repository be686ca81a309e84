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

/** A text made ready to be searched again and again. */
export interface ReadableText {
  readonly folded: FoldedText
  /** Where words may begin in the folded text: behind what is no letter, and anywhere in scripts without spaces. */
  readonly starts: readonly number[]
}

export function readableText(text: string): ReadableText {
  const folded = foldText(text)
  const starts: number[] = []
  let inside = false
  for (let at = 0; at < folded.text.length; at++) {
    const letter = isLetter(folded.text, at)
    if (letter && (!inside || folded.text.charCodeAt(at) >= FIRST_UNSPACED)) starts.push(at)
    inside = letter
  }
  return { folded, starts }
}

/** The first code unit of scripts that are written without spaces is at least this. */
const FIRST_UNSPACED = 0x0e00

const LETTER = /[\p{L}\p{N}\p{M}]/u

/** Finds the words of a query in texts, at the beginnings of words. */
export class Matcher {
  /** By first code unit: the words that begin with it, the longest first. */
  readonly #words = new Map<number, MatcherWord[]>()
  /** The same as a table for the first 128 code units, so that most of a text is passed quickly. */
  readonly #begins = new Uint8Array(128)
  #beginsElsewhere = false

  constructor(words: readonly MatcherWord[]) {
    const byTerm = new Map<string, MatcherWord>()
    for (const word of words) {
      const before = byTerm.get(word.term)
      if (!before || (word.open && !before.open)) byTerm.set(word.term, word)
    }
    for (const word of [...byTerm.values()].sort((a, b) => b.term.length - a.term.length)) {
      const first = word.term.charCodeAt(0)
      const same = this.#words.get(first)
      if (same) same.push(word)
      else this.#words.set(first, [word])
      if (first < 128) this.#begins[first] = 1
      else this.#beginsElsewhere = true
    }
  }

  /** Occurrences in a text, in order, none overlapping. */
  find(text: string): Occurrence[] {
    return this.#words.size > 0 ? this.findIn(readableText(text)) : []
  }

  /** As {@link find}, for a text that was made ready before. */
  findIn({ folded, starts }: ReadableText): Occurrence[] {
    const { text } = folded
    const found: Occurrence[] = []
    let after = 0
    for (let index = 0; index < starts.length; index++) {
      const at = starts[index] ?? 0
      const first = text.charCodeAt(at)
      if (at < after || (first < 128 ? this.#begins[first] !== 1 : !this.#beginsElsewhere)) continue
      const word = this.#at(text, at, first)
      if (!word) continue
      after = at + word.term.length
      const [start, end] = unfoldRange(folded, at, after)
      found.push({ start, end, group: word.group })
    }
    return found
  }

  /** The longest word that stands at this place and is not a piece of another one. */
  #at(text: string, at: number, first: number): MatcherWord | undefined {
    const words = this.#words.get(first)
    if (!words) return undefined
    for (const word of words) {
      const { term, open } = word
      if (!text.startsWith(term, at)) continue
      if (isUnspaced(term) || open || !isLetter(text, at + term.length)) return word
    }
    return undefined
  }
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
