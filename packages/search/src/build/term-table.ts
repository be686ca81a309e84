import { sortTexts } from './sort-texts'

const FIRST_SIZE = 1024
const SPACE = 32

const toUtf8 = new TextEncoder()
const fromUtf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/**
 * Numbers terms in the order in which they come. It reads their bytes where they stand: a `Map` needs a string for each occurrence
 * of a term, which takes more than four times as long.
 */
export class TermTable {
  #size = 0
  #terms: readonly string[] = []
  /** The terms as UTF-8, a space behind each. */
  #bytes = new Uint8Array(8 * FIRST_SIZE)
  /** By number: where a term begins; behind the last one where the next will. */
  #starts = new Uint32Array(FIRST_SIZE)
  /** By hash, twice as many as terms at least: the hash of a term and its number plus one, side by side. */
  #slots = new Int32Array(2 * 2 * FIRST_SIZE)
  /** The text that is read. */
  #text = new Uint8Array(FIRST_SIZE)

  /** Distinct terms by their numbers. */
  get terms(): readonly string[] {
    if (this.#terms.length < this.#size) {
      const end = (this.#starts[this.#size] ?? 0) - 1
      this.#terms = fromUtf8.decode(this.#bytes.subarray(0, end)).split(' ')
    }
    return this.#terms
  }

  /** Writes the numbers of the terms of a text, which spaces separate, and returns where they end. */
  number(text: string, numbers: Uint32Array, from = 0): number {
    if (this.#text.length < 3 * text.length) this.#text = new Uint8Array(6 * text.length)
    const bytes = this.#text
    const { written } = toUtf8.encodeInto(text, bytes)
    let count = from
    for (let start = 0; start < written; ) {
      let hash = 0
      let end = start
      for (; end < written; end++) {
        const byte = bytes[end] ?? 0
        if (byte === SPACE) break
        hash = Math.imul(hash ^ byte, 0x01000193)
      }
      numbers[count++] = this.#numberOf(start, end, mix(hash))
      start = end + 1
    }
    return count
  }

  /** All numbers in the order of the terms, by UTF-16 code units. */
  inOrder(): Uint32Array {
    const bytes = this.#bytes
    const starts = this.#starts
    const unitAt = (number: number, depth: number) => {
      const at = (starts[number] ?? 0) + depth
      return at + 1 < (starts[number + 1] ?? 0) ? inUtf16Order(bytes[at] ?? 0) : -1
    }
    return sortTexts(this.#size, unitAt)
  }

  #numberOf(start: number, end: number, hash: number): number {
    const slots = this.#slots
    const last = slots.length - 2
    for (let at = (2 * hash) & last; ; at = (at + 2) & last) {
      const number = (slots[at + 1] ?? 0) - 1
      if (number === -1) {
        slots[at] = hash
        slots[at + 1] = this.#size + 1
        return this.#add(start, end)
      }
      if (slots[at] === hash && this.#isAt(start, end, number)) return number
    }
  }

  #isAt(start: number, end: number, number: number): boolean {
    const text = this.#text
    const bytes = this.#bytes
    const offset = (this.#starts[number] ?? 0) - start
    if ((this.#starts[number + 1] ?? 0) - 1 !== end + offset) return false
    for (let at = start; at < end; at++) if (text[at] !== bytes[at + offset]) return false
    return true
  }

  #add(start: number, end: number): number {
    const number = this.#size++
    const first = this.#starts[number] ?? 0
    const next = first + end - start + 1
    if (next > this.#bytes.length) this.#bytes = longer(this.#bytes, new Uint8Array(2 * next))
    this.#bytes.set(this.#text.subarray(start, end), first)
    this.#bytes[next - 1] = SPACE
    this.#starts[this.#size] = next
    if (this.#size + 1 === this.#starts.length) this.#grow()
    return number
  }

  #grow(): void {
    this.#starts = longer(this.#starts, new Uint32Array(2 * this.#starts.length))
    const given = this.#slots
    this.#slots = new Int32Array(2 * given.length)
    const last = this.#slots.length - 2
    for (let from = 0; from < given.length; from += 2) {
      if (given[from + 1] === 0) continue
      let at = (2 * (given[from] ?? 0)) & last
      while (this.#slots[at + 1] !== 0) at = (at + 2) & last
      this.#slots[at] = given[from] ?? 0
      this.#slots[at + 1] = given[from + 1] ?? 0
    }
  }
}

function longer<Bytes extends Uint8Array | Uint32Array>(given: Bytes, bytes: Bytes): Bytes {
  bytes.set(given)
  return bytes
}

/** Spreads a hash over its lower bits. */
function mix(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}

/** In UTF-16 the characters from U+E000 to U+FFFF come behind those of two units, in UTF-8 before them. */
function inUtf16Order(byte: number): number {
  return byte === 0xee || byte === 0xef ? byte + 0x10 : byte
}
