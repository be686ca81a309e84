const FIRST_SIZE = 1024
const SPACE = 32

/**
 * Numbers terms in the order in which they come. It reads them where they stand: a `Map` needs a string for each occurrence of a
 * term, which takes more than twice as long.
 */
export class TermTable {
  /** Distinct terms by their numbers. */
  readonly terms: string[] = []
  /** Hashes of the terms. */
  #hashes = new Int32Array(FIRST_SIZE)
  /** By hash, twice as many as terms at least: the number of a term, plus one. */
  #slots = new Uint32Array(2 * FIRST_SIZE)

  /** Writes the numbers of the terms of a text, which spaces separate, and returns where they end. */
  number(text: string, numbers: Uint32Array, from = 0): number {
    let count = from
    const known = this.terms.length
    for (let start = 0; start < text.length; ) {
      let hash = 0
      let end = start
      for (; end < text.length; end++) {
        const code = text.charCodeAt(end)
        if (code === SPACE) break
        hash = Math.imul(hash ^ code, 0x01000193)
      }
      numbers[count++] = this.#numberOf(text, start, end, mix(hash))
      start = end + 1
    }
    this.#detach(known)
    return count
  }

  #numberOf(text: string, start: number, end: number, hash: number): number {
    const last = this.#slots.length - 1
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const number = (this.#slots[slot] ?? 0) - 1
      if (number === -1) {
        this.#slots[slot] = this.terms.length + 1
        return this.#add(text.slice(start, end), hash)
      }
      if (this.#hashes[number] === hash && isAt(text, start, end, this.terms[number] ?? '')) {
        return number
      }
    }
  }

  #add(term: string, hash: number): number {
    const number = this.terms.push(term) - 1
    this.#hashes[number] = hash
    if (this.terms.length === this.#hashes.length) this.#grow()
    return number
  }

  /** Makes new terms parts of one short text: as parts of the text that they were read from, they would keep all of it in memory. */
  #detach(first: number): void {
    if (first === this.terms.length) return
    const terms = this.terms.slice(first).join(' ').split(' ')
    for (const [index, term] of terms.entries()) this.terms[first + index] = term
  }

  #grow(): void {
    const hashes = this.#hashes
    this.#hashes = new Int32Array(2 * hashes.length)
    this.#hashes.set(hashes)
    this.#slots = new Uint32Array(2 * this.#slots.length)
    const last = this.#slots.length - 1
    for (const [number, hash] of hashes.entries()) {
      let slot = hash & last
      while (this.#slots[slot] !== 0) slot = (slot + 1) & last
      this.#slots[slot] = number + 1
    }
  }
}

/** Spreads a hash over its lower bits. */
function mix(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return mixed ^ (mixed >>> 13)
}

/** Compares characters: `slice` would make a string. */
function isAt(text: string, start: number, end: number, term: string): boolean {
  if (term.length !== end - start) return false
  for (let at = 0; at < term.length; at++) {
    if (term.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  }
  return true
}
