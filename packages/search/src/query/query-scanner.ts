/** Reads a query's text character by character; `\` escapes the next one. */
export class QueryScanner {
  readonly text: string
  #at = 0

  constructor(text: string) {
    this.text = text
  }

  /** Offset of the next character, in UTF-16 code units. */
  get at(): number {
    return this.#at
  }

  /** The next character, or an empty text at the end. */
  get next(): string {
    return this.text[this.#at] ?? ''
  }

  /** True at the end and before white space. */
  get atBreak(): boolean {
    return this.next === '' || isSpace(this.next)
  }

  skipSpace(): void {
    while (isSpace(this.next)) this.#at++
  }

  /** Consumes and returns one of these characters, or returns ''. */
  take(characters: string): string {
    const { next } = this
    if (next === '' || !characters.includes(next)) return ''
    this.#at++
    return next
  }

  /** Reads up to an unescaped character for which `stops` is true. Returns the text and which characters were escaped. */
  read(stops: (character: string) => boolean): Written {
    const start = this.#at
    let text = ''
    const escaped = new Set<number>()
    while (this.next !== '' && !stops(this.next)) {
      // Before a letter it is that of a path, as in C:\docs.
      if (/^\\[^\p{L}\p{N}]/u.test(this.text.slice(this.#at, this.#at + 2))) {
        this.#at++
        escaped.add(text.length)
      }
      text += this.next
      this.#at++
    }
    return { text, escaped, start, end: this.#at }
  }

  /** Goes back to an offset. */
  rewind(at: number): void {
    this.#at = at
  }
}

/** A piece of a query with its escapes resolved. */
export interface Written {
  readonly text: string
  /** Offsets in `text` of characters that stand for themselves. */
  readonly escaped: ReadonlySet<number>
  /** Place in the query. */
  readonly start: number
  readonly end: number
}

/** Offset of the first unescaped one of these characters, or -1. */
export function indexOfSign({ text, escaped }: Written, signs: string): number {
  for (let at = 0; at < text.length; at++) {
    if (signs.includes(text[at] ?? '') && !escaped.has(at)) return at
  }
  return -1
}

export function isSpace(character: string): boolean {
  return /^\s$/.test(character)
}
