import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digest } from '../text/digest'
import { folderWith, isFile, isFolder } from './file-status'
import { moduleFile } from './module-address'

/** Hashes by file: the code of a process stays the same. */
const keys = new Map<string, string>()

/**
 * Hash of a module and of all that it imports, each file with the manifest of its package. Of Landing's packages all built code
 * counts, of others that are imported lazily, such as one with hundreds of grammars, the manifest, which has their version.
 */
export async function moduleKey(address: string): Promise<string> {
  if (!address.startsWith('file:')) return address
  const file = fileURLToPath(address)
  const key = keys.get(file) ?? hashOf(await visit(realpathSync.native(file)))
  keys.set(file, key)
  return key
}

const hashOf = (files: ReadonlyMap<string, string>): string => {
  const lines = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hash]) => hash)
  return digest(lines.join('\n'), 16)
}

async function visit(file: string, files = new Map<string, string>()) {
  const folder = dirname(file)
  const root = folderWith('package.json', folder)
  if (root !== undefined) visitPackage(root, files)
  if (files.has(file)) return files
  const code = readFileSync(file, 'utf8')
  files.set(file, digest(code))
  if (root === undefined) return files
  for (const { specifier, isLazy } of await importsOf(code)) {
    const [name = '', scope] = /^(?!node:)(?:(@[^/]+)\/)?[^./#][^/]*/.exec(specifier) ?? []
    if ((isLazy || scope === '@landing') && name !== '') {
      visitDependency(name, folder, files)
      continue
    }
    const imported = fileOf(specifier, folder)
    if (imported !== undefined) await visit(imported, files)
  }
  return files
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
async function importsOf(code: string) {
  // Not WebAssembly, whose memory makes V8 collect garbage more often.
  const { parse } = await import('es-module-lexer/js')
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
 * Hash of the built code of a package of our own, and of those that it depends on; of others the manifests count.
 *
 * @param address of a built module of the package
 */
export function builtVersion(address: string): string {
  // In tests, which run on the sources, caches are new.
  if (!address.endsWith('.js')) return 'sources'
  const files = new Map<string, string>()
  visitPackage(dirname(dirname(fileURLToPath(address))), files)
  return hashOf(files)
}
