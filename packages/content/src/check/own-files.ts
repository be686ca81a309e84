import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isFolder } from '@landing/markdown/authoring'
import type { LandingError } from '@landing/schema'
import { fileError } from '../fs/file-error'

const folders = [
  ['src/pages', 'scandir'],
  ['src/components', 'scandir'],
  ['.landing', 'mkdir'],
] as const
const files = [...['tsx', 'jsx', 'ts', 'js'].map((type) => `src/theme.${type}`), 'src/styles.css']

/** The error of a build that needs one of the project's own files, but it is a folder, or the other way round. */
export function misplacedFile(root: string, contentDir: string): LandingError | undefined {
  for (const [path, syscall] of [...folders, [join(contentDir, 'static'), 'scandir']] as const) {
    const file = resolve(root, path)
    if (existsSync(file) && !isFolder(file))
      return fileError(root, file, { code: 'ENOTDIR', syscall })
  }
  const file = files.map((path) => join(root, path)).find(isFolder)
  return file === undefined ? undefined : fileError(root, file, { code: 'EISDIR', syscall: 'read' })
}
