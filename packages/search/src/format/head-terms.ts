import type { ByteReader } from './byte-reader'
import type { ByteWriter } from './byte-writer'

const HIGH_SURROGATE = /[\ud800-\udbff]/

/** A byte holds it. */
const MOST_SHARED = 255

/** Each term as the number of letters it shares with the one before, and the rest. */
export function writeTerms(writer: ByteWriter, terms: readonly string[]): void {
  const shared = new Uint8Array(terms.length)
  const rests = terms.map((term, index) => {
    const before = terms[index - 1] ?? ''
    let same = 0
    const most = Math.min(MOST_SHARED, term.length, before.length)
    while (same < most && term[same] === before[same]) same++
    // A pair of surrogates must stay together, or the encoder would replace each of them.
    if (same > 0 && HIGH_SURROGATE.test(before[same - 1] ?? '')) same--
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
