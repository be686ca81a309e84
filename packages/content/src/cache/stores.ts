import { join } from 'node:path'
import { createPackStore } from '@landing/markdown/host'

/** In bytes. Above this size the least recently used entries are removed. */
const largestPages = 1024 ** 3
const largestParts = 256 * 1024 ** 2

/** Caches that persist between builds: of compiled pages, and of highlighted code and trees of the reference parser, which are the same on all pages and with all settings. */
export function openStores(folder: string) {
  const partsFolder = join(folder, 'parts')
  return {
    pages: createPackStore(join(folder, 'pages'), largestPages),
    parts: createPackStore(partsFolder, largestParts),
    partsFolder,
  }
}
