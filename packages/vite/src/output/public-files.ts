import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file that is copied into the output as it is. */
export interface PublicFile {
  /** Below the folder, with `/`. */
  readonly path: string
  /** Absolute path. */
  readonly file: string
}

/** All files below a folder, links followed; none for an empty name. */
export function publicFiles(folder: string, above = ''): PublicFile[] {
  if (folder === '' || !statOf(folder)?.isDirectory()) return []
  return readdirSync(folder).flatMap((name): PublicFile[] => {
    const file = join(folder, name)
    const path = `${above}${name}`
    const stats = statOf(file)
    if (stats?.isDirectory()) return publicFiles(file, `${path}/`)
    return stats?.isFile() ? [{ path, file }] : []
  })
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false })
