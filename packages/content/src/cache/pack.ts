import { closeSync, openSync, readSync } from 'node:fs'

/** Many texts by key in one file that never changes. */
export interface Pack {
  readonly file: string
  /** In bytes. */
  readonly size: number
  keys(): Iterable<string>
  read(key: string): string | undefined
  close(): void
}

/** The end of every pack: what it is, and the length of the index before it. Another format, another mark. */
const mark = 'landing-pack-1'
const footerLength = mark.length + 4

/** Puts texts one behind the other, then the index of where each begins and how long it is, then the footer. */
export function packOf(texts: ReadonlyMap<string, string>): Buffer {
  const parts: Buffer[] = []
  const index: [key: string, start: number, length: number][] = []
  let at = 0
  for (const [key, text] of texts) {
    const part = Buffer.from(text)
    parts.push(part)
    index.push([key, at, part.length])
    at += part.length
  }
  const indexPart = Buffer.from(JSON.stringify(index))
  const footer = Buffer.alloc(footerLength)
  footer.writeUInt32LE(indexPart.length)
  footer.write(mark, 4)
  return Buffer.concat([...parts, indexPart, footer])
}

/** Opens a pack; nothing for a file that is no whole pack of this format. */
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
      return readPart(descriptor, place.start, place.length)?.toString()
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
    const entries = JSON.parse(text?.toString() ?? '') as [string, number, number][]
    return new Map(entries.map(([key, from, bytes]) => [key, { start: from, length: bytes }]))
  } catch {
    return undefined
  }
}

function readPart(descriptor: number, start: number, length: number): Buffer | undefined {
  const buffer = Buffer.allocUnsafe(length)
  try {
    return readSync(descriptor, buffer, 0, length, start) === length ? buffer : undefined
  } catch {
    return undefined
  }
}
