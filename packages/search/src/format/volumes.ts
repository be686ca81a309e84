import type { ByteReader } from './byte-reader'
import type { ByteWriter } from './byte-writer'
import { PartKind } from './frame'

/**
 * Neighbouring parts that share a content fingerprint. It is part of their file names, so a build renames only what an edit has
 * changed; one fingerprint per part would take more space in the entry file.
 */
export interface Volume {
  readonly fingerprint: number
  /** Number of its parts. */
  readonly parts: number
}

/** Location of a part, and the fingerprint that its file must have. */
export interface PartPlace {
  /** Suffix of its file name: `.w1a2b3c4d-0`. */
  readonly suffix: string
  readonly stamp: number
}

/** Letters for the kinds of parts in file names. */
const LETTERS = {
  [PartKind.terms]: 'w',
  [PartKind.texts]: 't',
  [PartKind.tags]: 'g',
} as const

/** A kind of part that may be stored in separate files. */
export type FileKind = keyof typeof LETTERS

/** Returns the location of a part by its number among those of its kind. */
export function partPlace(volumes: readonly Volume[], kind: FileKind, part: number): PartPlace {
  let number = part
  const volume = volumes.find(({ parts }) => {
    if (number < parts) return true
    number -= parts
    return false
  })
  const fingerprint = volume?.fingerprint ?? 0
  return {
    suffix: `.${LETTERS[kind]}${hex(fingerprint)}-${number}`,
    stamp: (fingerprint + number) >>> 0,
  }
}

/**
 * Name or address of a file beside the entry file, by the suffix of its name: `all.idx` and `.w0f0f0f0f-0` to
 * `all.w0f0f0f0f-0.idx`. Without a suffix that of the entry file.
 */
export function partName(entry: string, suffix: string): string {
  return entry.replace(/\.idx(?=$|[?#])/, `${suffix}.idx`)
}

export function hex(fingerprint: number): string {
  return fingerprint.toString(16).padStart(8, '0')
}

export function writeVolumes(writer: ByteWriter, volumes: readonly Volume[]): void {
  writer.varint(volumes.length)
  for (const { parts } of volumes) writer.varint(parts)
  for (const { fingerprint } of volumes) writer.uint32(fingerprint)
}

export function readVolumes(reader: ByteReader): Volume[] {
  const parts = [...reader.varints(reader.varint())]
  return parts.map((count) => ({ fingerprint: reader.uint32(), parts: count }))
}
