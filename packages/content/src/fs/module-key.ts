import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { initSync, parse } from 'es-module-lexer'
import { digest } from '../text/digest'
import { moduleFile } from './module-address'
import { folderWith, isFile } from './reach'

/** Hashes by file: the code of a process stays the same. */
const keys = new Map<string, string>()

/**
 * Hash of a module and of all that it imports: its own files and those of this project's packages, each with the manifests and
 * the imported files of other packages. Lazy imports of other packages are left out, such as those of hundreds of grammars.
 */
export function moduleKey(address: string): string {
  if (!address.startsWith('file:')) return address
  const file = fileURLToPath(address)
  const known = keys.get(file)
  if (known !== undefined) return known
  initSync()
  const files = new Map<string, string>()
  visit(realpathSync(file), files)
  const lines = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hash]) => hash)
  const key = digest(lines.join('\n'), 16)
  keys.set(file, key)
  return key
}

function visit(file: string, files: Map<string, string>): void {
  if (files.has(file)) return
  const code = readFileSync(file, 'utf8')
  files.set(file, digest(code))
  const manifest = folderWith('package.json', dirname(file))
  if (manifest === undefined) return
  const text = readFileSync(join(manifest, 'package.json'), 'utf8')
  if (!files.has(manifest)) files.set(manifest, digest(text))
  for (const { specifier, isLazy } of importsOf(code)) {
    if (isLazy && isForeign(file)) continue
    const imported = fileOf(specifier, file)
    if (imported !== undefined) visit(imported, files)
  }
}

/** True for a file of a package that is installed, and not of this project. */
function isForeign(file: string): boolean {
  return /[\\/]node_modules[\\/](?!@landing[\\/])(?!.*[\\/]node_modules[\\/])/.test(file)
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

function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('node:') || specifier.startsWith('#')) return undefined
  const path = specifier.startsWith('.')
    ? withExtension(resolve(dirname(from), specifier))
    : moduleFile(specifier, [dirname(from)])
  return path !== undefined && existsSync(path) ? realpathSync(path) : undefined
}

/** Sources, in development, are imported without their extension. */
function withExtension(path: string): string | undefined {
  return ['', '.ts', '.tsx', '.mjs', '.js'].map((ending) => path + ending).find(isFile)
}
