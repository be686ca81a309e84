const utf8 = new TextDecoder()

/** Reads data written by {@link ByteWriter}. Throws a `RangeError` at the end of the bytes. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  byte(): number {
    const value = this.#bytes[this.#at++]
    if (value === undefined) throw new RangeError('The bytes end too early.')
    return value
  }

  varint(): number {
    let value = this.byte()
    if (value < 0x80) return value
    value &= 0x7f
    for (let factor = 0x80; ; factor *= 0x80) {
      const next = this.byte()
      value += (next & 0x7f) * factor
      if (next < 0x80) return value
    }
  }

  varints(count: number): Uint32Array {
    const values = new Uint32Array(count)
    for (let index = 0; index < count; index++) values[index] = this.varint()
    return values
  }

  uint32(): number {
    let value = 0
    for (let shift = 0; shift < 32; shift += 8) value |= this.byte() << shift
    return value >>> 0
  }

  /** A view of the next bytes, not a copy. */
  bytes(length: number): Uint8Array {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new RangeError('The bytes end too early.')
    const view = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return view
  }

  /** All bytes not read yet. */
  rest(): Uint8Array {
    return this.bytes(this.#bytes.length - this.#at)
  }

  block(): Uint8Array {
    return this.bytes(this.varint())
  }

  text(): string {
    return utf8.decode(this.block())
  }

  lines(): string[] {
    const count = this.varint()
    const text = this.text()
    return count === 0 ? [] : text.split('\n')
  }
}
