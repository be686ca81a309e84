import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderWith } from './file-status'

/** A module of a package that is not installed. */
export class MissingModule extends Error {}

/** Address of a module or a file that the configuration names. @throws MissingModule */
export function addressOf(name: string, contentDir: string): string {
  if (name.startsWith('file:')) return name
  if (name.startsWith('.') || isAbsolute(name)) return pathToFileURL(resolve(name)).href
  const file = moduleFile(name, [contentDir, process.cwd()])
  if (file !== undefined) return pathToFileURL(file).href
  throw new MissingModule(`Cannot find package '${name}'`)
}

/** The file of a module of a package, for the first of some folders from which it is found. */
export function moduleFile(name: string, folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    const { resolve: find } = createRequire(join(folder, 'package.json'))
    try {
      return find(name)
    } catch {
      // Packages may be for `import` alone, which nothing but `import` itself looks for.
      const file = importEntry(name, find.paths(name) ?? [])
      if (file !== undefined) return file
    }
  }
  return undefined
}

/** A package in `node_modules`. */
export interface InstalledPackage {
  /** Absolute. */
  readonly folder: string
  readonly version: string
}

/** A package, for the first of some folders from which it is found. */
export function installedPackage(
  name: string,
  folders: readonly string[],
): InstalledPackage | undefined {
  const file = moduleFile(`${name}/package.json`, folders) ?? moduleFile(name, folders)
  const folder = file && folderWith('package.json', dirname(file))
  if (folder === undefined) return undefined
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { folder, version: String(manifest.version) }
}

/** The file that `import` would take, out of the first folder of `node_modules` that has the package. */
function importEntry(name: string, folders: readonly string[]): string | undefined {
  const [, packageName = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? []
  const root = folders
    .map((folder) => join(folder, packageName))
    .find((folder) => existsSync(join(folder, 'package.json')))
  if (root === undefined) return undefined
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, unknown>>
  }
  const target = importTarget(rest === '' ? (exports?.['.'] ?? exports) : exports?.[`.${rest}`])
  return target === undefined ? undefined : join(root, target)
}

function importTarget(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return undefined
  const conditions = entry as Readonly<Record<string, unknown>>
  const name = Object.keys(conditions).find((key) => ['node', 'import', 'default'].includes(key))
  return name === undefined ? undefined : importTarget(conditions[name])
}
