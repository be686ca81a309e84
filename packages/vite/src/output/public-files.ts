import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A file that is copied into the output as it is. */
export interface PublicFile {
  /** Below the folder, with `/`. */
  readonly path: string
  /** Absolute path. */
  readonly file: string
  /** A reason to warn: a file of secrets, a symbolic link out of the folder, one that leads to nothing or in a circle, a pipe or a socket. */
  readonly risk?: 'secret' | 'outside' | 'missing'
}

/** All files below a folder, links followed; none for an empty name. */
export function publicFiles(folder: string): PublicFile[] {
  if (folder === '' || !statOf(folder)?.isDirectory()) return []
  const root = realpathSync(folder)

  function visit(parent: string, isOutside: boolean, above: readonly string[]): PublicFile[] {
    return readdirSync(join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
      const path = `${parent}${entry.name}`
      const file = join(folder, path)
      const stats = statOf(file)
      // A dead link, a circle of links, or a name that is not UTF-8.
      if (stats === undefined) return [{ path, file, risk: 'missing' as const }]
      const real = realpathSync(file)
      const leaves = isOutside || (entry.isSymbolicLink() && !real.startsWith(root + sep))
      if (stats.isDirectory()) {
        if (above.includes(real)) return [{ path, file, risk: 'missing' as const }]
        return visit(`${path}/`, leaves, [...above, real])
      }
      if (!stats.isFile()) return [{ path, file, risk: 'missing' as const }]
      if (/^\.env(?:\..*)?$/.test(entry.name)) return [{ path, file, risk: 'secret' as const }]
      return [{ path, file, ...(leaves && { risk: 'outside' as const }) }]
    })
  }

  return visit('', false, [root])
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined
    throw error
  }
}
