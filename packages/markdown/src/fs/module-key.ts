import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
// Not WebAssembly, whose memory makes V8 collect garbage more often: 30 ms of a build of 3,000 unchanged pages.
import { parse } from 'es-module-lexer/js'
import { digest } from '../text/digest'
import { moduleFile } from './module-address'
import { folderWith, isFile, isFolder } from './reach'

/** Hashes by file: the code of a process stays the same. */
const keys = new Map<string, string>()

/**
 * Hash of a module and of all that it imports, each file with the manifest of its package. Of Landing's packages all built code
 * counts, of others that are imported lazily, such as one with hundreds of grammars, the manifest, which has their version.
 */
export function moduleKey(address: string): string {
  if (!address.startsWith('file:')) return address
  const file = fileURLToPath(address)
  const cachedKey = keys.get(file)
  if (cachedKey !== undefined) return cachedKey
  const files = new Map<string, string>()
  visit(realpathSync.native(file), files)
  const lines = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hash]) => hash)
  const key = digest(lines.join('\n'), 16)
  keys.set(file, key)
  return key
}

function visit(file: string, files: Map<string, string>): void {
  const folder = dirname(file)
  const root = folderWith('package.json', folder)
  if (root !== undefined) visitPackage(root, files)
  if (files.has(file)) return
  const code = readFileSync(file, 'utf8')
  files.set(file, digest(code))
  if (root === undefined) return
  for (const { specifier, isLazy } of importsOf(code)) {
    const [name = '', scope] = /^(?!node:)(?:(@[^/]+)\/)?[^./#][^/]*/.exec(specifier) ?? []
    if ((isLazy || scope === '@landing') && name !== '') {
      visitDependency(name, folder, files)
      continue
    }
    const imported = fileOf(specifier, folder)
    if (imported !== undefined) visit(imported, files)
  }
}

/** Adds the manifest of a package. Of Landing's own its built code, too, and the packages that it depends on. */
function visitPackage(root: string, files: Map<string, string>): void {
  if (files.has(root)) return
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  files.set(root, digest(text))
  const manifest = JSON.parse(text)
  const built = join(root, 'dist')
  if (!manifest.name?.startsWith('@landing/') || manifest.private || !isFolder(built)) return
  for (const path of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const file = join(built, path)
    if (path.endsWith('.js')) files.set(file, digest(readFileSync(file)))
  }
  for (const name of Object.keys(manifest.dependencies ?? {})) visitDependency(name, root, files)
}

function visitDependency(name: string, folder: string, files: Map<string, string>): void {
  const above = folderWith(`node_modules/${name}/package.json`, folder)
  if (above !== undefined)
    visitPackage(realpathSync.native(join(above, 'node_modules', name)), files)
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

/** The key of a built module of our own; in tests, which run on the sources, caches are new. */
export const builtVersion = (address: string): string =>
  address.endsWith('.js') ? moduleKey(address) : 'sources'
