const utf8 = new TextEncoder()

/** Writes numbers and texts into a growing array of bytes. */
export class ByteWriter {
  #bytes = new Uint8Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  byte(value: number): this {
    this.#reserve(1)
    this.#bytes[this.#length++] = value
    return this
  }

  /** A whole number from 0 to 2³²−1, seven bits a byte, the lowest first. */
  varint(value: number): this {
    this.#reserve(5)
    let rest = value
    while (rest > 0x7f) {
      this.#bytes[this.#length++] = rest | 0x80
      rest >>>= 7
    }
    this.#bytes[this.#length++] = rest
    return this
  }

  /** Four bytes, the lowest first. */
  uint32(value: number): this {
    for (let shift = 0; shift < 32; shift += 8) this.byte((value >>> shift) & 0xff)
    return this
  }

  bytes(values: ArrayLike<number>): this {
    this.#reserve(values.length)
    this.#bytes.set(values, this.#length)
    this.#length += values.length
    return this
  }

  /** Bytes, prefixed by their length. */
  block(values: Uint8Array): this {
    return this.varint(values.length).bytes(values)
  }

  text(text: string): this {
    return this.block(utf8.encode(text))
  }

  /** Lines of text; a line break inside one becomes a space. */
  lines(lines: readonly string[]): this {
    return this.varint(lines.length).text(
      lines.map((line) => line.replaceAll('\n', ' ')).join('\n'),
    )
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more))
    grown.set(this.#bytes)
    this.#bytes = grown
  }
}
