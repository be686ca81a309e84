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
 * from the words, which corrections need. Words with digits that are in titles count as words.
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

/** Postings of words, and names with theirs. */
export interface TermsPart {
  readonly words: PostingColumns
  readonly names: TermColumns
}

export function encodeTerms({ words, names }: TermsPart): Uint8Array {
  const writer = new ByteWriter().block(encodePostings(words))
  writeTerms(writer, names.terms)
  for (const count of names.counts) writer.varint(count)
  return writer.bytes(encodePostings(names)).finish()
}

/** @param wordCounts of the words, as in `IndexHead.counts` */
export function decodeTerms(bytes: Uint8Array, wordCounts: Uint32Array): TermsPart {
  const reader = new ByteReader(bytes)
  const words = decodePostings(reader.block(), wordCounts)
  const terms = readTerms(reader)
  const counts = reader.varints(terms.length)
  return { words, names: { terms, counts, ...decodePostings(reader.rest(), counts) } }
}
