import { existsSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'

/** `file`: a regular file in the content folder, symbolic links resolved. `outside`: it exists, but not in the content folder. */
export type ContentFileStatus = 'file' | 'missing' | 'outside'

/**
 * Decides whether the content may use a file. Pages must not publish other files of the machine, neither by `../` nor by a
 * symbolic link, nor wait for a pipe. Top-level folders of the content may be symbolic links.
 */
export function contentFileStatus(contentDir: string, absolute: string): ContentFileStatus {
  const path = relative(contentDir, absolute)
  if (!isFile(absolute)) return 'missing'
  if (isOutside(contentDir, absolute)) return 'outside'
  const [top = '', ...below] = path.split(sep)
  const roots = below.length === 0 ? [contentDir] : [contentDir, join(contentDir, top)]
  const real = realpathSync.native(absolute)
  return roots.some((root) => real.startsWith(realpathSync.native(root) + sep)) ? 'file' : 'outside'
}

/** The nearest folder, from this one upwards, that has a file. */
export function folderWith(file: string, folder: string): string | undefined {
  if (existsSync(join(folder, file))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : folderWith(file, above)
}

/** True for a path that is not below a folder; symbolic links are not resolved. */
export function isOutside(folder: string, path: string): boolean {
  const inside = relative(folder, path)
  // A path on another drive stays absolute.
  return isAbsolute(inside) || inside.split(sep)[0] === '..'
}

/** A folder, or a symbolic link to one. */
export function isFolder(absolute: string): boolean {
  return stats(absolute)?.isDirectory() ?? false
}

/** A regular file, not a folder, pipe or device. */
export function isFile(absolute: string): boolean {
  return stats(absolute)?.isFile() ?? false
}

function stats(absolute: string): Stats | undefined {
  try {
    return statSync(absolute, { throwIfNoEntry: false })
  } catch {
    // A file in place of a folder, or circular links.
    return undefined
  }
}
