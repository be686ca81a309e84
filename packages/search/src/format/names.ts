import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { readTerms, writeTerms } from './head-terms'
import { decodePostings, encodePostings, type PostingColumns } from './postings'

/** Terms with their postings. */
export interface TermColumns extends PostingColumns {
  /** Sorted by UTF-16 code units. */
  readonly terms: readonly string[]
  /** As `IndexHead.counts`. */
  readonly counts: Uint32Array
}

/**
 * True if a term looks like an identifier, a version or a number.
 *
 * Names are terms that are looked up as written: identifiers, versions, paths, terms with digits, and in a large index words
 * that are in texts only. They are most of a dictionary and each is rarely queried, so they are stored with their postings, apart
 * from the words, which corrections need. Words with digits that stand in titles count as words.
 */
export function looksLikeName(term: string): boolean {
  return /[_.\-/@\d]/.test(term)
}

/** Some neighbouring terms. */
export function sliceTerms(columns: TermColumns, start: number, end?: number): TermColumns {
  const { terms, counts, offsets } = columns
  return {
    ...columns,
    terms: terms.slice(start, end),
    counts: counts.subarray(start, end),
    offsets: offsets.subarray(start, end === undefined ? end : end + 1),
  }
}

export function encodeNames(names: TermColumns): Uint8Array {
  const writer = new ByteWriter()
  writeTerms(writer, names.terms)
  for (const count of names.counts) writer.varint(count)
  return writer.bytes(encodePostings(names)).finish()
}

export function decodeNames(bytes: Uint8Array): TermColumns {
  const reader = new ByteReader(bytes)
  const terms = readTerms(reader)
  const counts = reader.varints(terms.length)
  return { terms, counts, ...decodePostings(reader.rest(), counts) }
}
