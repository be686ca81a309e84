import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Code, Finding } from '../diagnostics/codes'
import { codeOrder } from '../text/natural-order'
import { relativePath } from '../text/relative-path'

/** A file of `readTree`. */
export interface TreeFile {
  /** Path relative to the folder that was read, with `/`. */
  readonly path: string
  readonly absolute: string
}

export interface Tree {
  /** In the order of their paths, the same on every file system. */
  readonly files: readonly TreeFile[]
  readonly findings: readonly Finding[]
}

/**
 * Lists a folder with all below it. Hidden files and `node_modules` are left out. Symbolic links are followed if they stay inside
 * the folder and are not circular.
 */
export function readTree(folder: string, placeOf: (path: string) => string): Tree {
  const files: TreeFile[] = []
  const findings: Finding[] = []
  const root = realpathSync(folder)

  const visit = (absolute: string, path: string, above: readonly string[]) => {
    for (const entry of readdirSync(absolute, { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      const child = join(absolute, entry.name)
      const childPath = path === '' ? entry.name : `${path}/${entry.name}`
      const kind = entry.isSymbolicLink() ? target(child, childPath, above) : entry
      if (kind?.isDirectory()) visit(child, childPath, [...above, realpathSync(child)])
      else if (kind?.isFile()) files.push({ path: childPath, absolute: child })
      else if (kind !== undefined && isRead.test(entry.name)) {
        findings.push(notAFile(placeOf(childPath)))
      }
    }
  }
  const target = (link: string, path: string, above: readonly string[]) => {
    const leaveOut = (code: Code, where: string, help: string) => {
      const message = `The symbolic link leads ${where}.`
      findings.push({ code, message, location: { file: placeOf(path) }, help })
      return undefined
    }
    let real: string
    try {
      real = realpathSync(link)
    } catch {
      return leaveOut('source/unreadable', 'nowhere', 'Remove the link, or create its target.')
    }
    if (above.includes(real)) {
      const where = 'back to a folder above it, so it is left out'
      return leaveOut('source/link-loop', where, 'Remove the link.')
    }
    if (real !== root && !real.startsWith(root + sep)) {
      const where = `out of the folder, to ${relativePath(root, real)}, so it is left out`
      return leaveOut('source/outside', where, 'Move or copy the target into the content folder.')
    }
    return statSync(real)
  }

  visit(folder, '', [root])
  files.sort((a, b) => codeOrder(a.path, b.path))
  return { files, findings }
}

/** Names of pages and of files about pages; others are named where a page uses them. */
const isRead = /\.(?:md|markdown|ya?ml)$/

function notAFile(file: string): Finding {
  return {
    code: 'source/unreadable',
    message: 'This is a pipe, a socket or a device, so it cannot be read.',
    location: { file },
    help: 'Remove it, or write a file in its place.',
  }
}
