import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { readTerms, writeTerms } from './head-terms'
import { decodePostings, encodePostings, type PostingColumns, type PostingList } from './postings'

/**
 * Names are terms that are looked up as written: identifiers, versions, paths, terms with digits, and in a large index words
 * that are in texts only. They are most of a dictionary and each is rarely queried, so they are stored with their postings, apart
 * from the words, which corrections need.
 */
export interface NameColumns extends PostingColumns {
  /** Sorted by UTF-16 code units. */
  readonly terms: readonly string[]
  /** As `IndexHead.counts`. */
  readonly counts: Uint32Array
}

/** True if a term looks like an identifier, a version or a number. Words with digits that stand in titles count as words. */
export function looksLikeName(term: string): boolean {
  return /[_.\-/@\d]/.test(term)
}

export interface NameEntry extends PostingList {
  readonly term: string
  readonly count: number
}

export function encodeNames(entries: readonly NameEntry[]): Uint8Array {
  const writer = new ByteWriter()
  writeTerms(
    writer,
    entries.map(({ term }) => term),
  )
  for (const { count } of entries) writer.varint(count)
  return writer.bytes(encodePostings(entries)).finish()
}

export function decodeNames(bytes: Uint8Array): NameColumns {
  const reader = new ByteReader(bytes)
  const terms = readTerms(reader)
  const counts = reader.varints(terms.length)
  return { terms, counts, ...decodePostings(reader.rest(), counts) }
}
