import { dirname, join } from 'node:path'

/** Path of a file in a folder, which may be `.`, the content folder itself. */
export const pathIn = (folder: string, path: string): string =>
  folder === '.' ? path : `${folder}/${path}`

/** The inverse of `pathIn`; `undefined` for a file outside. */
export function pathBelow(folder: string, path: string): string | undefined {
  const start = pathIn(folder, '')
  return path.startsWith(start) ? path.slice(start.length) : undefined
}

/** The file that a translation translates; another file is its own. */
export const originalSource = (source: string): string => source.replace(/^i18n\/[^/]+\//, '')

/** Candidate files of a relative path: beside the document, then beside the original of a translation, so that it needs no copies. */
export function filesBeside(path: string, source: string, contentDir: string): string[] {
  const sources = new Set([source, originalSource(source)])
  return [...sources].map((each) => join(contentDir, dirname(each), path))
}
