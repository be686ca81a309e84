import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { applyTrailingSlash, joinPath } from '@landing/schema'

/** A file of the site's own pages. */
export interface PageFileRef {
  /** Path below `src/pages` without extension, with `/`: `index`, `about/team`. */
  readonly key: string
  /** Absolute path. */
  readonly file: string
  /** Route path. */
  readonly path: string
}

const pageFile = /\.(tsx|jsx|ts|js)$/
const notAPage = /\.(test|spec|d)\.[jt]sx?$|(^|\/)_/

/** Lists the pages below `<root>/src/pages`, sorted by key. Names that start with `_` are not pages. */
export function findPages(root: string, trailingSlash: boolean | undefined): PageFileRef[] {
  const folder = join(root, 'src/pages')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const name = relative(folder, file).split(sep).join('/')
      return pageFile.test(name) && !notAPage.test(name)
    })
    .map((file) => {
      const key = relative(folder, file).split(sep).join('/').replace(pageFile, '')
      return { key, file, path: pathOfKey(key, trailingSlash) }
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

function pathOfKey(key: string, trailingSlash: boolean | undefined): string {
  return applyTrailingSlash(joinPath(key.replace(/(^|\/)index$/, '')), trailingSlash)
}
