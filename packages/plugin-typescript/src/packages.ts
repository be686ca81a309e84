import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { folderWith, isRecord } from '@landing/markdown/authoring'
import ts from 'typescript'
import { Mistake, type ReferenceRequest } from './request'

export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  // Types of the current folder are not those of the package.
  types: [],
}

export type Package = ReturnType<typeof findPackage>

/** Finds a package as an import from the file would, and its entry points with types. @throws Mistake */
export function findPackage(
  { name, entries, line }: ReferenceRequest['packages'][number],
  from: string,
) {
  const wrong = (message: string, help: string) =>
    new Mistake(message, { code: 'typescript/package', help, line, column: 1 })
  const isOwn = (entry: string) => /^\.{1,2}\/.*\.[cm]?ts$/.test(entry)
  const folder = join('node_modules', name)
  const above = folderWith(join(folder, 'package.json'), dirname(from))
  if (above === undefined && !entries?.every(isOwn)) {
    const help = `Install it, for example with "npm install --save-dev ${name}".`
    throw wrong(`The package "${name}" is not installed.`, help)
  }
  const packageFolder = join(dirname(from), entries?.[0] ?? '', '..')
  const root = realpathSync(above ? join(above, folder) : packageFolder)
  const file = join(root, 'package.json')
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const available = entryPoints(manifest.exports)
  const all = (entries ?? available).map((entry) => {
    const file = join(dirname(from), entry)
    if (isOwn(entry) && existsSync(file)) return { entry, name, file: realpathSync(file) }
    const specifier = posix.join(name, entry)
    const { resolvedModule } = ts.resolveModuleName(specifier, from, compilerOptions, ts.sys)
    return { entry, name: specifier, file: resolvedModule?.resolvedFileName ?? '' }
  })
  const typedEntries = all.filter(({ file }) => /\.tsx?$|\.d\.[cm]ts$/.test(file))
  const [first] = typedEntries
  const missing = entries && all.find((each) => !typedEntries.includes(each))
  if (missing || first === undefined) {
    const subject = missing ? `entry "${missing.entry}" of "${name}"` : `package "${name}"`
    const help = `Entry points: ${available.join(', ')}. Types may be in a package "@types/…".`
    throw wrong(`The ${subject} has no types.`, help)
  }
  // The declarations of `express` are in `@types/express`.
  const types = /^.*\/node_modules\/@types\/[^/]+(?=\/)/.exec(first.file)?.[0] ?? root
  return {
    name,
    /** Absolute folders, without symbolic links. */
    roots: [root, types],
    version: `${manifest.version ?? ''}`,
    description: `${manifest.description ?? ''}`,
    /** Names as in an import, and their files. */
    entries: typedEntries,
  }
}

/** The main one first. */
function entryPoints(exports: unknown): string[] {
  const keys = isRecord(exports) ? Object.keys(exports).filter((key) => key.startsWith('.')) : []
  return (keys.length === 0 ? ['.'] : keys)
    .filter((key) => !/\*|\.(?:json|css)$/.test(key))
    .sort((a, b) => Number(b === '.') - Number(a === '.'))
}
