import { type CountedPage, FIRST_FLAG } from './count-page'
import { TermTable } from './term-table'

/** A page whose terms are in a {@link PageTerms}. */
export interface NumberedPage extends Omit<CountedPage, 'terms' | 'flags'> {
  /** Where its terms are in `numbers` and `flags`. */
  readonly start: number
  readonly end: number
}

/** The terms of a site's pages as numbers, for all of its indexes: the terms of a page are read once, and their text is not kept. */
export class PageTerms {
  readonly #table = new TermTable()
  #numbers = new Uint32Array(1024)
  #flags = new Uint8Array(1024)
  #length = 0
  #order: readonly number[] = []

  add({ terms, flags, ...page }: CountedPage): NumberedPage {
    const start = this.#length
    const end = start + flags.length
    this.#reserve(end)
    this.#table.number(terms, this.#numbers, start)
    for (let at = start; at < end; at++) this.#flags[at] = flags.charCodeAt(at - start) - FIRST_FLAG
    this.#length = end
    return { ...page, start, end }
  }

  /** Numbers of the terms of all pages, one page after the other. */
  get numbers(): Uint32Array {
    return this.#numbers
  }

  /** Their flags. */
  get flags(): Uint8Array {
    return this.#flags
  }

  /** Terms by their numbers. */
  get terms(): readonly string[] {
    return this.#table.terms
  }

  /** All numbers in the order of the terms: by UTF-16 code units, as terms are looked up. */
  get order(): readonly number[] {
    if (this.#order.length < this.terms.length) this.#order = [...this.#table.inOrder()]
    return this.#order
  }

  #reserve(length: number): void {
    if (length <= this.#numbers.length) return
    const size = Math.max(length, this.#numbers.length * 2)
    const { numbers, flags } = this
    this.#numbers = new Uint32Array(size)
    this.#numbers.set(numbers)
    this.#flags = new Uint8Array(size)
    this.#flags.set(flags)
  }
}
