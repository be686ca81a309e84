import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Which folder a package's name means for the files of a folder: what an installation can change without touching a file. */
export interface PackageLink {
  /** Folder of the importing file. */
  readonly from: string
  readonly name: string
  /** Real path of the package; absent where the name leads nowhere. */
  readonly root?: string
}

/** The nearest folder with a manifest, and that manifest's path. */
export function packageRoot(file: string): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) return undefined
  }
}

/** Name of a package by its manifest. */
export function packageName(root: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      name?: unknown
    }
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}

/** Looks a package up as every resolver does: in the `node_modules` of each folder above. */
export function linkOf(from: string, name: string): PackageLink {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return { from, name, root: realpathSync(candidate) }
    if (folder === dirname(folder)) return { from, name }
  }
}

export function isSameLink(link: PackageLink): boolean {
  return linkOf(link.from, link.name).root === link.root
}
