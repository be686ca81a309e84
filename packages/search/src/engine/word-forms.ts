import type { IndexHead } from '../format/head'
import { lowerBound } from '../text/lower-bound'

/** Minimum length of a stem. */
const SHORTEST_STEM = 4
/** Shorter words occur in longer ones by chance. */
const SHORTEST_IN_COMPOUND = 5

/** Other forms of words: as the builder found them, or by their endings where a word is not known. */
export class WordForms {
  readonly #words: readonly string[]
  readonly #before: Uint32Array
  readonly #endings: ReadonlySet<string>
  readonly #beginnings: readonly string[]
  readonly #hasCompounds: boolean
  #next: Uint32Array | undefined

  constructor({ words, forms, language }: IndexHead) {
    this.#words = words
    this.#before = forms
    this.#endings = new Set(language.endings)
    this.#beginnings = language.beginnings
    this.#hasCompounds = language.hasCompounds
  }

  /** Numbers of the words that are forms of one, or hold it in a language with compounds. */
  of(word: string): number[] {
    const term = lowerBound(this.#words, word)
    const forms = this.#words[term] === word ? this.#sameStem(term) : this.among(this.#words, word)
    return this.#hasCompounds ? [...forms, ...this.#compounds(word)] : forms
  }

  #sameStem(term: number): number[] {
    const forms: number[] = []
    for (let at = term; this.#before[at]; ) {
      at -= this.#before[at] ?? 0
      forms.push(at)
    }
    this.#next ??= turned(this.#before)
    for (let at = term; this.#next[at]; ) {
      at += this.#next[at] ?? 0
      forms.push(at)
    }
    return forms
  }

  /** Of a sorted list, the terms with the longest common stem: they differ only in prefix and suffix. */
  among(terms: readonly string[], word: string): number[] {
    for (const stem of this.#stems(word, SHORTEST_STEM - 1)) {
      const forms = this.#beginnings.flatMap((each) => this.#withEnding(terms, each + stem))
      if (forms.length > 0) return forms
    }
    return []
  }

  #withEnding(terms: readonly string[], stem: string): number[] {
    const forms: number[] = []
    for (let term = lowerBound(terms, stem); ; term++) {
      const word = terms[term]
      if (!word?.startsWith(stem)) return forms
      if (this.#endings.has(word.slice(stem.length))) forms.push(term)
    }
  }

  #compounds(word: string): number[] {
    const stems = this.#stems(word, SHORTEST_IN_COMPOUND)
    const forms: number[] = []
    for (const [term, each] of this.#words.entries()) {
      const isInside = stems.some((stem) => {
        const at = each.indexOf(stem, SHORTEST_STEM - 1)
        return at > 0 && this.#endings.has(each.slice(at + stem.length))
      })
      if (isInside) forms.push(term)
    }
    return forms
  }

  /** Possible stems of a word without prefix and suffix, longest first. */
  #stems(word: string, shortest: number): string[] {
    const stems: string[] = []
    for (const beginning of this.#beginnings) {
      if (!word.startsWith(beginning)) continue
      for (let end = word.length; end - beginning.length >= shortest; end--) {
        if (this.#endings.has(word.slice(end))) stems.push(word.slice(beginning.length, end))
      }
    }
    return stems.sort((a, b) => b.length - a.length)
  }
}

/** Forward links between words of one stem, from the stored backward links. */
function turned(before: Uint32Array): Uint32Array {
  const next = new Uint32Array(before.length)
  for (const [term, distance] of before.entries()) {
    if (distance > 0) next[term - distance] = distance
  }
  return next
}
