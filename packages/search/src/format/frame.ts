import { SearchError } from '../errors'
import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { fingerprint } from './checksum'

/** Raise when tokens, fields, columns or their order change: an older file is then refused. */
export const INDEX_FORMAT = 13

/** What a file holds. */
export const PartKind = { entry: 0, terms: 1, texts: 2, tags: 3 } as const
export type PartKind = (typeof PartKind)[keyof typeof PartKind]

/** `LSIX`: detects HTML that a server sends instead of the file. */
const MAGIC = [0x4c, 0x53, 0x49, 0x58]

/** Magic, format, kind, build, length after and before compression. */
const CHECKED_HEADER_BYTES = 4 + 1 + 1 + 4 + 4 + 4

/** The same plus a checksum over header and payload. */
export const HEADER_BYTES = CHECKED_HEADER_BYTES + 4

export interface Frame {
  readonly kind: PartKind
  /** Fingerprint of the file's input; the entry file has those of all other files. */
  readonly build: number
  /** The compressed payload (raw deflate). */
  readonly payload: Uint8Array
  /** Length of the payload before it was compressed. */
  readonly rawLength: number
}

/** A compressed payload with its header: version, build, lengths, checksum. */
export function writeFrame({ kind, build, payload, rawLength }: Frame): Uint8Array {
  const head = new ByteWriter()
    .bytes(MAGIC)
    .byte(INDEX_FORMAT)
    .byte(kind)
    .uint32(build)
    .uint32(payload.length)
    .uint32(rawLength)
    .finish()
  const checksum = fingerprint(payload, fingerprint(head))
  return new ByteWriter().bytes(head).uint32(checksum).bytes(payload).finish()
}

/**
 * Reads a file after checking that it is complete and of this version.
 *
 * @throws {SearchError} `index-foreign`, `index-older`, `index-newer`, `index-truncated`,
 *   `index-corrupt` or, with another `build` than expected, `index-mixed`.
 */
export function readFrame(
  bytes: Uint8Array,
  wanted: { kind: PartKind; build?: number | undefined },
): Frame {
  if (!MAGIC.every((byte, index) => bytes[index] === byte)) throw foreign(bytes)
  if (bytes.length < HEADER_BYTES) throw truncated(bytes.length, HEADER_BYTES)
  const reader = new ByteReader(bytes)
  reader.bytes(MAGIC.length)
  const format = reader.byte()
  if (format !== INDEX_FORMAT) throw otherFormat(format)
  const kind = reader.byte()
  const build = reader.uint32()
  const length = reader.uint32()
  const rawLength = reader.uint32()
  const checksum = reader.uint32()
  const stored = bytes.length - HEADER_BYTES
  if (stored < length) throw truncated(stored, length)
  const payload = reader.bytes(length)
  const computed = fingerprint(payload, fingerprint(bytes.subarray(0, CHECKED_HEADER_BYTES)))
  if (computed !== checksum || kind !== wanted.kind) throw corrupt()
  if (wanted.build !== undefined && build !== wanted.build) throw mixed()
  return { kind: wanted.kind, build, payload, rawLength }
}

/** The error for bytes with a correct checksum and invalid content. */
export function corrupt(options?: ErrorOptions): SearchError {
  return new SearchError(
    'index-corrupt',
    'A file of the search index is damaged: its checksum or its content is not what the header says.',
    'Try again; if it stays so, build and upload the site again.',
    options,
  )
}

/**
 * Returns what `decode` returns.
 *
 * @throws {SearchError} `index-corrupt` if it throws
 */
export function checked<Decoded>(decode: () => Decoded): Decoded {
  try {
    return decode()
  } catch (error) {
    throw corrupt({ cause: error })
  }
}

function foreign(bytes: Uint8Array): SearchError {
  const start = String.fromCharCode(...bytes.subarray(0, 16)).replace(/[^\x20-\x7e]/g, '·')
  return new SearchError(
    'index-foreign',
    `This is not a file of a search index: it starts with "${start}".`,
    'The server may answer a missing file with a page; check that the index files were uploaded.',
  )
}

function truncated(received: number, wanted: number): SearchError {
  return new SearchError(
    'index-truncated',
    `A file of the search index ends too early: ${received} of ${wanted} bytes came.`,
    'Try again; if it stays so, upload the site again.',
  )
}

function otherFormat(format: number): SearchError {
  return format < INDEX_FORMAT
    ? new SearchError(
        'index-older',
        `The search index has format ${format}, this engine reads format ${INDEX_FORMAT}.`,
        'Build the site again, so that index and engine come from one version of @landing/search.',
      )
    : new SearchError(
        'index-newer',
        `The search index has format ${format}, newer than format ${INDEX_FORMAT} of this engine.`,
        'Reload the page: it was opened before the site was updated.',
      )
}

function mixed(): SearchError {
  return new SearchError(
    'index-mixed',
    'Two files of the search index come from different builds.',
    'Reload the page; if it stays so, upload all files of the index again.',
  )
}
