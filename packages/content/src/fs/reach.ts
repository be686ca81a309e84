import { realpathSync, type Stats, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** `file`: a plain file of the content, links followed. `outside`: it is there, but not in the content folder. */
export type Reach = 'file' | 'missing' | 'outside'

/**
 * May the content show this file? Pages must not publish what else is on the machine, neither by `../` nor by a link; nor wait
 * for a pipe that nobody writes to. A folder at the top of the content folder may itself be a link.
 */
export function reachOf(contentDir: string, absolute: string): Reach {
  const path = relative(contentDir, absolute)
  if (!isFile(absolute)) return 'missing'
  if (path.split(sep)[0] === '..') return 'outside'
  const [top = '', ...below] = path.split(sep)
  const roots = below.length === 0 ? [contentDir] : [contentDir, join(contentDir, top)]
  const real = realpathSync.native(absolute)
  return roots.some((root) => real.startsWith(realpathSync.native(root) + sep)) ? 'file' : 'outside'
}

export function isFolder(absolute: string): boolean {
  return stats(absolute)?.isDirectory() ?? false
}

/** A plain file, no folder, pipe or device. */
export function isFile(absolute: string): boolean {
  return stats(absolute)?.isFile() ?? false
}

function stats(absolute: string): Stats | undefined {
  try {
    return statSync(absolute, { throwIfNoEntry: false })
  } catch {
    // A file where a folder should be, links in circles.
    return undefined
  }
}
