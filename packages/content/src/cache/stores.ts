import { join, resolve } from 'node:path'
import { createPackStore, type PackStore } from './pack-store'

/** What is kept between builds. */
export interface Stores {
  /** Compiled pages. Absent when nobody can tell whether they would be the same. */
  readonly pages: PackStore | undefined
  /** Highlighted code, and trees of the reference parser: the same on all pages and with all settings. */
  readonly parts: PackStore | undefined
  readonly partsFolder: string | undefined
  close(): void
}

/** In bytes. Beyond, what has not been used for longest goes first. */
const largestPages = 1024 ** 3
const largestParts = 256 * 1024 ** 2

export function openStores(cacheDir: string | undefined, keepsPages: boolean): Stores {
  const folder = cacheDir === undefined ? undefined : resolve(cacheDir)
  const partsFolder = folder === undefined ? undefined : join(folder, 'parts')
  const pages =
    folder !== undefined && keepsPages
      ? createPackStore(join(folder, 'pages'), largestPages)
      : undefined
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
