import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { initSync, parse } from 'es-module-lexer'
import { digest } from '../text/digest'
import { moduleFile } from './module-address'
import { folderWith, isFile } from './reach'

/** Hashes by file: the code of a process stays the same. */
const keys = new Map<string, string>()

/**
 * Hash of a module and of all that it imports, each file with the manifest of its package. Of other packages that are imported
 * lazily, such as one with hundreds of grammars, the manifest counts, which has their version.
 *
 * @param others `manifests`: of all other packages, which takes a tenth of the time; default `files`
 */
export function moduleKey(address: string, others: 'files' | 'manifests' = 'files'): string {
  if (!address.startsWith('file:')) return address
  const file = fileURLToPath(address)
  const cachedKey = keys.get(file)
  if (cachedKey !== undefined) return cachedKey
  initSync()
  const files = new Map<string, string>()
  visit(realpathSync.native(file), files, others)
  const lines = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hash]) => hash)
  const key = digest(lines.join('\n'), 16)
  keys.set(file, key)
  return key
}

function visit(file: string, files: Map<string, string>, others: 'files' | 'manifests'): void {
  if (files.has(file)) return
  const code = readFileSync(file, 'utf8')
  files.set(file, digest(code))
  const folder = dirname(file)
  const root = folderWith('package.json', folder)
  if (root === undefined) return
  visitManifest(root, files)
  for (const { specifier, isLazy } of importsOf(code)) {
    const [name = '', scope] = /^(?!node:)(?:(@[^/]+)\/)?[^./#][^/]*/.exec(specifier) ?? []
    if ((isLazy || others === 'manifests') && name !== '' && scope !== '@landing') {
      const other = folderWith(`node_modules/${name}/package.json`, folder)
      if (other !== undefined)
        visitManifest(realpathSync.native(join(other, 'node_modules', name)), files)
      continue
    }
    const imported = fileOf(specifier, folder)
    if (imported !== undefined) visit(imported, files, others)
  }
}

function visitManifest(root: string, files: Map<string, string>): void {
  if (!files.has(root)) files.set(root, digest(readFileSync(join(root, 'package.json'))))
}

/** Modules by their names in the code; empty for code in another format. */
function importsOf(code: string) {
  try {
    return parse(code)[0].flatMap(({ n, d }) =>
      n === undefined ? [] : [{ specifier: n, isLazy: d > -1 }],
    )
  } catch {
    return []
  }
}

function fileOf(specifier: string, folder: string): string | undefined {
  if (/^(?:node:|#)/.test(specifier)) return undefined
  const path = specifier.startsWith('.')
    ? withExtension(resolve(folder, specifier))
    : moduleFile(specifier, [folder])
  return path !== undefined && existsSync(path) ? realpathSync.native(path) : undefined
}

/** Sources, in development, are imported without their extension. */
function withExtension(path: string): string | undefined {
  return ['', '.ts', '.tsx', '.mjs', '.js'].map((ending) => path + ending).find(isFile)
}

/**
 * Hash of a package's code and of all that it imports, lazily loaded or not.
 *
 * @param address of a built module of the package
 * @param entries built files that import all others
 */
export function builtVersion(address: string, entries: readonly string[]): string {
  const file = fileURLToPath(address)
  // In tests, which run on the sources, caches are new.
  if (extname(file) !== '.js') return 'sources'
  const keys = entries.map((entry) =>
    moduleKey(pathToFileURL(join(dirname(file), entry)).href, 'manifests'),
  )
  return digest(keys.join(), 16)
}
