import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { readTerms, writeTerms } from './head-terms'
import { type Outline, readOutlines, writeOutlines } from './outlines'
import { packWeight, unpackWeight } from './page-bytes'
import { readVolumes, type Volume, writeVolumes } from './volumes'

/** Rules of a language. */
export interface HeadLanguage {
  /** Stop words, ignored in queries that have other words. */
  readonly stopWords: readonly string[]
  /** Suffixes that a word may lose or gain, to find forms of a word that is not in the index. */
  readonly endings: readonly string[]
  /** Articles and particles that are attached to words, likewise. */
  readonly beginnings: readonly string[]
  /** Has compounds: words occur inside longer ones. */
  readonly hasCompounds: boolean
  /** Groups of synonyms. */
  readonly synonyms: readonly (readonly string[])[]
}

/** A part of the index: inside the entry file, or in files of its own that begin at these numbers. */
export interface HeadParts {
  /** Number of the first name or page of each part. */
  readonly starts: Uint32Array
  /** Fingerprints in the names of the parts; none if the only part is inside the entry file. */
  readonly volumes: readonly Volume[]
  /** The only part, when it is inside the entry file. */
  readonly inline: Uint8Array | undefined
}

/** The entry file: everything the engine knows before it loads another part. */
export interface IndexHead {
  readonly language: HeadLanguage
  /** Prefixes of identifiers, such as `azurerm`, that readers omit. */
  readonly prefixes: readonly string[]
  /** Factors of the pages' scores. */
  readonly weights: readonly number[]
  /** Of all pages; absent if texts are in files of their own: the outlines are then with them. */
  readonly outlines: readonly Outline[] | undefined
  /** Total idf of the words of each title, packed. */
  readonly titleIdf: Uint8Array
  /** Packed lengths in words: titles, headings, descriptions with keywords, contents. */
  readonly lengths: readonly Uint8Array[]
  /** All terms that are not names (see `names.ts`), sorted by UTF-16 code units. */
  readonly words: readonly string[]
  /** Number of pages with each word, times two, plus one if it is in a title. */
  readonly counts: Uint32Array
  /** Distance to the previous word with the same stem in the list; 0 if there is none. */
  readonly forms: Uint32Array
  /** Postings of the words, and the names with theirs: those that begin alike are in one part. */
  readonly terms: HeadParts
  /** What the terms of each part begin with, or come after. */
  readonly firstTerms: readonly string[]
  readonly texts: HeadParts
  /** Tags of all pages, if the outlines are in files. */
  readonly tags: HeadParts
}

export const LENGTH_COLUMNS = 4

export function encodeHead(head: IndexHead): Uint8Array {
  const writer = new ByteWriter()
  writer.text(JSON.stringify(head.language))
  writer.lines(head.prefixes)
  writer.byte(head.outlines ? 1 : 0)
  if (head.outlines) writer.text(writeOutlines(head.outlines))
  writer.block(Uint8Array.from(head.weights, packWeight))
  writer.block(head.titleIdf)
  for (const column of head.lengths) writer.block(column)
  writeTerms(writer, head.words)
  for (const count of head.counts) writer.varint(count)
  for (const distance of head.forms) writer.varint(distance)
  writeParts(writer, head.terms)
  writeTerms(writer, head.firstTerms)
  writeParts(writer, head.texts)
  writeParts(writer, head.tags)
  return writer.finish()
}

export function decodeHead(bytes: Uint8Array): IndexHead {
  const reader = new ByteReader(bytes)
  const language = JSON.parse(reader.text()) as HeadLanguage
  const prefixes = reader.lines()
  const outlines = reader.byte() === 1 ? readOutlines(reader.text()) : undefined
  const weights = Array.from(reader.block(), unpackWeight)
  const titleIdf = reader.block()
  const lengths = Array.from({ length: LENGTH_COLUMNS }, () => reader.block())
  const words = readTerms(reader)
  return {
    language,
    prefixes,
    weights,
    outlines,
    titleIdf,
    lengths,
    words,
    counts: reader.varints(words.length),
    forms: reader.varints(words.length),
    terms: readParts(reader),
    firstTerms: readTerms(reader),
    texts: readParts(reader),
    tags: readParts(reader),
  }
}

function writeParts(writer: ByteWriter, { starts, volumes, inline }: HeadParts): void {
  writer.varint(starts.length)
  let last = 0
  for (const start of starts) {
    writer.varint(start - last)
    last = start
  }
  writeVolumes(writer, volumes)
  writer.byte(inline ? 1 : 0)
  if (inline) writer.block(inline)
}

function readParts(reader: ByteReader): HeadParts {
  const starts = reader.varints(reader.varint())
  let last = 0
  for (let index = 0; index < starts.length; index++) {
    last += starts[index] ?? 0
    starts[index] = last
  }
  const volumes = readVolumes(reader)
  return { starts, volumes, inline: reader.byte() === 1 ? reader.block() : undefined }
}
