import { lstatSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { generatedFolder } from '@landing/content/authoring'
import { isFile, isOutside } from '@landing/markdown/authoring'

/**
 * Removes what a repository of others must not bring: symbolic links, except those to files inside of the folder, `node_modules`,
 * and pages that a plugin has made, whose record names files to read and to remove.
 */
export function leaveOut(folder: string): void {
  const root = realpathSync(folder)
  const visit = (inside: string, names: readonly string[]): void => {
    for (const name of names) {
      const path = join(inside, name)
      const entry = lstatSync(path)
      const isLeftOut = entry.isSymbolicLink()
        ? !isFile(path) || isOutside(root, realpathSync(path))
        : // File systems may ignore case.
          ['node_modules', generatedFolder].includes(name.toLowerCase())
      if (isLeftOut) rmSync(path, { recursive: true, force: true })
      else if (entry.isDirectory()) visit(path, readdirSync(path))
    }
  }
  visit(root, readdirSync(root))
}
