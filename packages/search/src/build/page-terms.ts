import { type CountedPage, FIRST_FLAG } from './count-page'

/** A page whose terms are in a {@link PageTerms}. */
export interface NumberedPage extends Omit<CountedPage, 'terms' | 'flags'> {
  /** Where its terms are in `numbers` and `flags`. */
  readonly start: number
  readonly end: number
}

/** The terms of a site's pages as numbers, for all of its indexes: the terms of a page are read once, and their text is not kept. */
export class PageTerms {
  /** Distinct terms by their numbers. */
  readonly terms: string[] = []
  readonly #numberOf = new Map<string, number>()
  #numbers = new Uint32Array(1024)
  #flags = new Uint8Array(1024)
  #length = 0
  #order: readonly number[] = []

  add({ terms, flags, ...page }: CountedPage): NumberedPage {
    const start = this.#length
    const end = start + flags.length
    while (end > this.#numbers.length) {
      this.#numbers = doubled(this.#numbers, new Uint32Array(2 * this.#numbers.length))
      this.#flags = doubled(this.#flags, new Uint8Array(2 * this.#flags.length))
    }
    for (const [index, term] of terms.split(' ').slice(0, flags.length).entries()) {
      this.#numbers[start + index] = this.#number(term)
      this.#flags[start + index] = flags.charCodeAt(index) - FIRST_FLAG
    }
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

  /** All numbers in the order of the terms: by UTF-16 code units, as terms are looked up. */
  get order(): readonly number[] {
    if (this.#order.length < this.terms.length) {
      this.#order = [...this.terms].sort().map((term) => this.#numberOf.get(term) ?? 0)
    }
    return this.#order
  }

  #number(term: string): number {
    const number = this.#numberOf.get(term)
    if (number !== undefined) return number
    this.#numberOf.set(term, this.terms.length)
    return this.terms.push(term) - 1
  }
}

function doubled<Column extends Uint8Array | Uint32Array>(given: Column, column: Column): Column {
  column.set(given)
  return column
}
