const inline = new Set(
  'a abbr b bdi img input bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Collects the words below a heading, with a space where a block begins or ends. */
export class SectionText {
  readonly #parts: string[] = []

  add(text: string): void {
    this.#parts.push(text)
  }

  /** An element begins or ends. */
  boundary(tagName: string): void {
    if (!inline.has(tagName)) this.#parts.push(' ')
  }

  toString(): string {
    return this.#parts.join('').replace(/\s+/g, ' ').trim()
  }
}
