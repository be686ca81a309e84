import type { ByteReader } from './byte-reader'
import type { ByteWriter } from './byte-writer'

/** A byte holds it. */
const MOST_SHARED = 255

/** Front coding: each term as the number of characters shared with the previous one, and the rest. */
export function writeTerms(writer: ByteWriter, terms: readonly string[]): void {
  const shared = new Uint8Array(terms.length)
  const rests = terms.map((term, index) => {
    const before = terms[index - 1] ?? ''
    let same = 0
    const most = Math.min(MOST_SHARED, term.length, before.length)
    while (same < most && term.charCodeAt(same) === before.charCodeAt(same)) same++
    // Surrogate pairs must not be split, or the encoder would replace both halves.
    if (same > 0 && isHighSurrogate(before.charCodeAt(same - 1))) same--
    shared[index] = same
    return term.slice(same)
  })
  writer.lines(rests).block(shared)
}

export function readTerms(reader: ByteReader): string[] {
  const rests = reader.lines()
  const shared = reader.block()
  let before = ''
  return rests.map((rest, index) => {
    before = before.slice(0, shared[index]) + rest
    return before
  })
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00
}
