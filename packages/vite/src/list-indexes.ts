import { type SearchIndexRef, toPath } from '@landing/schema'
import type { SearchIndexes } from './search-indexes'

/** Up to so many bytes of index files stand in the list itself; the rest is fetched when it is searched. */
export const MOST_INLINE = 32 * 1024

/**
 * The list of a site's indexes as JSON. Small indexes of one file stand in it: a browser then
 * searches after one request instead of two in turn. The first in the list come first.
 */
export function listIndexes({ refs, files }: SearchIndexes, base: string): string {
  let left = MOST_INLINE
  const list = refs.map((ref): SearchIndexRef => {
    const path = toPath(base, ref.href)
    const entry = path === undefined ? undefined : files.get(path)
    if (entry === undefined || entry.length !== ref.bytes || entry.length > left) return ref
    left -= entry.length
    return { ...ref, entry: Buffer.from(entry).toString('base64') }
  })
  return JSON.stringify(list)
}
