import { fingerprint } from './checksum'
import type { TermColumns } from './names'

/** Bits for each name and hashes of it: one in six names that are not in the filter seems to be, and costs a part in vain. */
const BITS = 4
const HASHES = 2

/** Maximum number of names, so that the entry of a large site holds at most 4 KiB of them. */
const MOST_NAMES = 8192

/** Identifiers of two to four words. */
const JOINED = /^[^_.\-/@]+(?:_[^_.\-/@]+){1,3}$/

const utf8 = new TextEncoder()

/** A Bloom filter of the identifiers of two to four words among the names: those on the most pages. */
export function encodeNameFilter({
  terms,
  counts,
}: Pick<TermColumns, 'terms' | 'counts'>): Uint8Array {
  const joined: number[] = []
  for (const name of [...terms.keys()].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))) {
    if (joined.length === MOST_NAMES) break
    if (JOINED.test(terms[name] ?? '')) joined.push(name)
  }
  const filter = new Uint8Array(Math.ceil((joined.length * BITS) / 8))
  for (const name of joined) {
    for (const bit of bitsOf(terms[name] ?? '', filter)) {
      filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7))
    }
  }
  return filter
}

/** False if a name is not in the filter. */
export function mayHaveName(filter: Uint8Array, name: string): boolean {
  return (
    filter.length > 0 &&
    bitsOf(name, filter).every((bit) => ((filter[bit >>> 3] ?? 0) >>> (bit & 7)) & 1)
  )
}

function bitsOf(name: string, { length }: Uint8Array): number[] {
  const bytes = utf8.encode(name)
  return Array.from({ length: HASHES }, (_, seed) => fingerprint(bytes, seed) % (length * 8))
}
