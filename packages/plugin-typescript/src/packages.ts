import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderWith, isRecord } from '@landing/content/authoring'
import ts from 'typescript'
import type { PackageRequest } from './request'

export interface Package {
  readonly name: string
  /** Absolute, without symbolic links, with a slash at the end. */
  readonly root: string
  readonly version: string
  readonly description: string
  /** Address of its repository. */
  readonly repository: string
  /** Where its files are shown on the web. */
  readonly source: string
  /** Names as in an import; files that have the declarations, or declare the module of this name. */
  readonly entries: readonly { readonly name: string; readonly file: string }[]
}

export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  // Types of the current folder are not those of the package.
  typeRoots: [],
  types: [],
}

type Answer = Package | { readonly problem: string; readonly help: string }

/** Finds a package as an import from the file would, and its entry points with types. */
export function findPackage({ name, entries, source }: PackageRequest, from: string): Answer {
  const isOwn = (entry: string) => /^\.{1,2}\/.*\.[cm]?ts$/.test(entry)
  const inside = join('node_modules', name)
  const above = folderWith(join(inside, 'package.json'), dirname(from))
  if (above === undefined && !entries?.every(isOwn)) {
    const help = `Install it, for example with "npm install --save-dev ${name}".`
    return { problem: `The package "${name}" is not installed.`, help }
  }
  const root = realpathSync(
    above ? join(above, inside) : dirname(join(dirname(from), entries?.[0] ?? '')),
  )
  const manifest = above === undefined ? {} : readManifest(root)
  // Packages of types describe another one, and may declare modules of other names: "fs" of "@types/node".
  const described = name.replace(/^@types\/(?:([^/]+)__)?/, (_, scope) =>
    scope ? `@${scope}/` : '',
  )
  const main = described === name || manifest.exports ? '' : textOf(manifest.types) || 'index.d.ts'
  const find = (entry: string) => {
    const own = join(dirname(from), entry)
    if (isOwn(entry) && existsSync(own)) return [{ name, file: realpathSync(own) }]
    const path = entry.replace(/^\.\/?/, '')
    if (main !== '') return [{ name: path || described, file: join(root, main) }]
    const specifier = path === '' ? described : `${described}/${path}`
    const { resolvedModule } = ts.resolveModuleName(specifier, from, compilerOptions, ts.sys)
    const file = resolvedModule?.resolvedFileName ?? ''
    return /\.tsx?$|\.d\.[cm]ts$/.test(file) ? [{ name: specifier, file }] : []
  }
  const missing = entries?.find((entry) => find(entry).length === 0)
  if (missing !== undefined) {
    const help = `Its entry points: ${entryPoints(manifest).join(', ')}.`
    return { problem: `The entry "${missing}" of "${name}" has no types.`, help }
  }
  const found = (entries ?? entryPoints(manifest)).flatMap(find)
  const [first] = found
  if (first === undefined) {
    const help = 'Name a package that brings types, or the one that has them: "@types/…".'
    return { problem: `The package "${name}" has no types.`, help }
  }
  // The declarations of `express` are in `@types/express`.
  const types = /^.*\/node_modules\/@types\/[^/]+(?=\/)/.exec(first.file)?.[0]
  const home = first.file.startsWith(`${root}/`) ? root : (types ?? root)
  return {
    name,
    root: `${home}/`,
    version: textOf(manifest.version),
    description: textOf(manifest.description),
    repository: repositoryOf(manifest.repository)[0],
    source:
      source?.replace(/\/?$/, '/') ??
      repositoryOf((home === root ? manifest : readManifest(home)).repository)[1],
    entries: found,
  }
}

function readManifest(root: string): Readonly<Record<string, unknown>> {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return isRecord(manifest) ? manifest : {}
}

/** The main one first. */
function entryPoints({ exports }: Readonly<Record<string, unknown>>): string[] {
  const keys = isRecord(exports) ? Object.keys(exports).filter((key) => key.startsWith('.')) : ['.']
  return (keys.length === 0 ? ['.'] : keys)
    .filter((key) => !key.includes('*') && !/\.(?:json|css)$/.test(key))
    .sort((a, b) => Number(b === '.') - Number(a === '.'))
}

const repository =
  /^(?:git\+)?(?:https?:\/\/|ssh:\/\/git@|git:\/\/|git@|github:)?(?:(git(?:hub|lab)\.com)[/:])?([\w.-]+\/[\w.-]+?)(?:\.git)?$/

/** Its address, and that of its files. */
function repositoryOf(value: unknown): readonly [string, string] {
  const { url, directory } = isRecord(value) ? value : { url: value, directory: '' }
  const [, host = 'github.com', path] = repository.exec(textOf(url)) ?? []
  if (path === undefined) return ['', '']
  const address = `https://${host}/${path}`
  return [address, `${address}/blob/HEAD/${textOf(directory).replace(/[^/]$/, '$&/')}`]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
