import { join, resolve } from 'node:path'
import type { PackStore } from '@landing/markdown'
import { createPackStore } from '@landing/markdown/host'

/** Caches that persist between builds. */
export interface Stores {
  /** Compiled pages. */
  readonly pages: PackStore | undefined
  /** Highlighted code, and trees of the reference parser: the same on all pages and with all settings. */
  readonly parts: PackStore | undefined
  readonly partsFolder: string | undefined
  close(): void
}

/** In bytes. Above this size the least recently used entries are removed. */
const largestPages = 1024 ** 3
const largestParts = 256 * 1024 ** 2

export function openStores(cacheDir: string | undefined): Stores {
  const folder = cacheDir === undefined ? undefined : resolve(cacheDir)
  const partsFolder = folder === undefined ? undefined : join(folder, 'parts')
  const pages =
    folder === undefined ? undefined : createPackStore(join(folder, 'pages'), largestPages)
  const parts = partsFolder === undefined ? undefined : createPackStore(partsFolder, largestParts)
  return {
    pages,
    parts,
    partsFolder,
    close() {
      pages?.close()
      parts?.close()
    },
  }
}
