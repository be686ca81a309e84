import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A file that is copied into the output as it is. */
export interface PublicFile {
  /** Below the folder, with `/`. */
  readonly path: string
  /** Absolute path. */
  readonly file: string
  /** A reason to warn: a file of secrets, or a symbolic link out of the folder. */
  readonly risk?: 'secret' | 'outside'
}

/** All files below a folder, links followed; none for an empty name. */
export function publicFiles(folder: string): PublicFile[] {
  if (folder === '' || !statOf(folder)?.isDirectory()) return []
  const root = realpathSync(folder) + sep

  function visit(parent: string, isOutside: boolean): PublicFile[] {
    return readdirSync(join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
      const path = `${parent}${entry.name}`
      const file = join(folder, path)
      const stats = statOf(file)
      const leaves =
        isOutside || (entry.isSymbolicLink() && stats && !realpathSync(file).startsWith(root))
      if (stats?.isDirectory()) return visit(`${path}/`, Boolean(leaves))
      if (!stats?.isFile()) return []
      if (/^\.env(?:\..*)?$/.test(entry.name)) return [{ path, file, risk: 'secret' as const }]
      return [{ path, file, ...(leaves && { risk: 'outside' as const }) }]
    })
  }

  return visit('', false)
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false })

/** A file changed this recently could change again within one tick of a coarse clock. */
const minAge = 2000

/** Size, times and inode of a file that has not changed for a while. */
export function fileStamp(file: string): string | undefined {
  const stats = statOf(file)
  if (stats === undefined || !stats.isFile()) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stats
  if (Date.now() - Math.max(mtimeMs, ctimeMs) < minAge) return undefined
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}
