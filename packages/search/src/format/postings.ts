import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'

/** Posting lists of neighbouring terms, concatenated in two columns. */
export interface PostingColumns {
  /** Where each term's postings begin, and where the last one's end. */
  readonly offsets: Uint32Array
  readonly pages: Uint32Array
  readonly flags: Uint8Array
}

/** Gaps between page numbers first, then all flags: columns of one kind compress better. */
export function encodePostings({ offsets, pages, flags }: PostingColumns): Uint8Array {
  const writer = new ByteWriter()
  for (let term = 1; term < offsets.length; term++) {
    let last = -1
    for (let at = offsets[term - 1] ?? 0; at < (offsets[term] ?? 0); at++) {
      const page = pages[at] ?? 0
      writer.varint(page - last - 1)
      last = page
    }
  }
  return writer.bytes(flags.subarray(offsets[0], offsets.at(-1))).finish()
}

/** @param counts of each term, as in `IndexHead.counts`: twice the number of its pages, or one more. */
export function decodePostings(bytes: Uint8Array, counts: Uint32Array): PostingColumns {
  const offsets = new Uint32Array(counts.length + 1)
  let total = 0
  for (let term = 0; term < counts.length; term++) {
    total += (counts[term] ?? 0) >>> 1
    offsets[term + 1] = total
  }
  const reader = new ByteReader(bytes)
  const pages = new Uint32Array(total)
  for (let term = 1; term < offsets.length; term++) {
    let page = -1
    for (let at = offsets[term - 1] ?? 0; at < (offsets[term] ?? 0); at++) {
      page += reader.varint() + 1
      pages[at] = page
    }
  }
  const flags = reader.bytes(total)
  if (!reader.atEnd) throw new RangeError('The postings are longer than the entry file says.')
  return { offsets, pages, flags }
}
