/** An item that is never split across parts. */
export interface Item {
  readonly size: number
  /** Key that does not depend on the content. */
  readonly name: string
}

export interface SplitSizes {
  /** Maximum size of a part, unless a single item is larger. */
  readonly part: number
  /** Approximate number of parts per volume. */
  readonly parts: number
}

/** Where parts begin, by volume: `[[0, 5], [9]]` are two volumes of two parts and of one. */
export type Boundaries = readonly (readonly number[])[]

/**
 * Divides a list of items into parts of limited size, and groups parts into volumes. Where a volume begins depends only on nearby
 * keys: after an edit all other boundaries stay, and the result never depends on earlier builds.
 */
export function divideStably(items: readonly Item[], { part, parts }: SplitSizes): Boundaries {
  const volumes: number[][] = []
  for (let start = 0; start < items.length; ) {
    const end = volumeEnd(items, start, part * parts)
    volumes.push(partStarts(items, start, end, part))
    start = end
  }
  return volumes
}

/** The last volume takes the rest; others end before the key with the smallest hash within the allowed range. */
function volumeEnd(items: readonly Item[], start: number, wanted: number): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  let size = items[start]?.size ?? 0
  for (let at = start + 1; at < items.length; at++) {
    const item = items[at]
    if (item === undefined || size > wanted * 1.5) return best === -1 ? at : best
    if (size >= wanted / 2) {
      const hash = hashOf(item.name)
      if (hash < least) {
        least = hash
        best = at
      }
    }
    size += item.size
  }
  return size > wanted * 1.5 && best !== -1 ? best : items.length
}

/** No part is larger than wanted, unless one thing is. */
function partStarts(items: readonly Item[], start: number, end: number, wanted: number): number[] {
  const starts: number[] = []
  let filled = Number.POSITIVE_INFINITY
  for (let at = start; at < end; at++) {
    const size = items[at]?.size ?? 0
    if (filled > 0 && filled + size > wanted) {
      starts.push(at)
      filled = 0
    }
    filled += size
  }
  return starts
}

/** FNV-1a over code units, mixed, so that similar keys get unrelated hashes. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
