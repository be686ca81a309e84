import { closeSync, openSync, readSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/** Many texts by key in one file that never changes. */
export interface Pack {
  readonly file: string
  /** In bytes. */
  readonly size: number
  keys(): Iterable<string>
  read(key: string): string | undefined
  close(): void
}

/** Footer of every pack: the format's magic number and the length of the index before it. */
const mark = 'landing-pack-2'
const footerLength = mark.length + 4

/** Key of a text, its offset, its length in bytes and its checksum. */
type TextPlace = readonly [key: string, start: number, length: number, checksum: number]

/** Concatenates texts, their index and the footer. */
export function packOf(texts: ReadonlyMap<string, string>): Buffer {
  const parts: Buffer[] = []
  const index: TextPlace[] = []
  let at = 0
  for (const [key, text] of texts) {
    const part = Buffer.from(text)
    parts.push(part)
    index.push([key, at, part.length, crc32(part)])
    at += part.length
  }
  const indexPart = Buffer.from(JSON.stringify(index))
  const footer = Buffer.alloc(footerLength)
  footer.writeUInt32LE(indexPart.length)
  footer.write(mark, 4)
  return Buffer.concat([...parts, indexPart, footer])
}

/** Opens a pack; `undefined` for a file that is not a complete pack of this format. */
export function openPack(file: string, size: number): Pack | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return undefined
  }
  const index = readIndex(descriptor, size)
  if (index === undefined) {
    closeSync(descriptor)
    return undefined
  }
  let isOpen = true
  return {
    file,
    size,
    keys: () => index.keys(),
    read(key) {
      const place = index.get(key)
      if (place === undefined || !isOpen) return undefined
      const [, start, length, checksum] = place
      const part = readPart(descriptor, start, length)
      return part && crc32(part) === checksum ? part.toString() : undefined
    },
    close() {
      if (isOpen) closeSync(descriptor)
      isOpen = false
    },
  }
}

function readIndex(descriptor: number, size: number) {
  const footer =
    size < footerLength ? undefined : readPart(descriptor, size - footerLength, footerLength)
  if (footer?.toString('latin1', 4) !== mark) return undefined
  const length = footer.readUInt32LE(0)
  const start = size - footerLength - length
  const text = start < 0 ? undefined : readPart(descriptor, start, length)
  try {
    const places = JSON.parse(text?.toString() ?? '') as TextPlace[]
    return new Map(places.map((place) => [place[0], place]))
  } catch {
    return undefined
  }
}

function readPart(descriptor: number, start: number, length: number): Buffer | undefined {
  try {
    const buffer = Buffer.allocUnsafe(length)
    return readSync(descriptor, buffer, 0, length, start) === length ? buffer : undefined
  } catch {
    return undefined
  }
}
