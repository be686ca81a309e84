let table: Uint32Array | undefined

/**
 * CRC-32 (IEEE) of the bytes: detects files damaged by a transfer or a cache.
 *
 * @param before the checksum of bytes that come before these.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  table ??= makeTable()
  let crc = before ^ 0xffffffff
  for (let index = 0; index < bytes.length; index++) {
    crc = (crc >>> 8) ^ (table[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A 32-bit hash of the bytes, independent of the checksum: distinguishes files of different builds. */
export function fingerprint(bytes: Uint8Array, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let index = 0; index < bytes.length; index++) {
    hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  return hash >>> 0
}

function makeTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    return value
  })
}
