import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { folderWith, isRecord } from '@landing/markdown/authoring'
import type ts from 'typescript'
import { type Compiler, compilerOptions } from './compiler'
import type { PackageRequest } from './request'

export interface Package {
  readonly name: string
  /** Absolute, without symbolic links. */
  readonly root: string
  readonly version: string
  readonly description: string
  /** Address of its repository. */
  readonly repository: string
  /** Where its files are shown on the web. */
  readonly source: string
  readonly entries: readonly Entry[]
}

export interface Entry {
  /** As in an import. */
  readonly name: string
  /** A declaration file, or the one that declares the module of this name. */
  readonly file: string
}

type Answer = { readonly found: Package } | { readonly problem: string; readonly help: string }

/** Finds a package as an import from the file would, and its entry points with types. */
export function findPackage(ts: Compiler, request: PackageRequest, file: string): Answer {
  const { name } = request
  const folder = packageFolder(name, file)
  const ownFiles = request.entries?.every((entry) => isOwnFile(entry)) === true
  if (folder === undefined && !ownFiles) {
    const help = `Install it, for example with "npm install --save-dev ${name}".`
    return { problem: `The package "${name}" is not installed.`, help }
  }
  const root = realpathSync(folder ?? dirname(join(dirname(file), request.entries?.[0] ?? '')))
  const manifest = folder === undefined ? {} : readManifest(root)
  const given = request.entries ?? entryPoints(manifest)
  const hasMain = name.startsWith('@types/') && manifest.exports === undefined
  const types = hasMain ? textOf(manifest.types) || 'index.d.ts' : ''
  const place = { name, root, types, from: file, resolve: resolver(ts, file) }
  const resolved = given.map((entry) => ({ entry, found: resolveEntry(place, entry) }))
  const entries = resolved.flatMap(({ found }) => (found === undefined ? [] : [found]))
  const missing = request.entries && resolved.find(({ found }) => found === undefined)
  if (missing) {
    const help = `Its entry points: ${entryPoints(manifest).join(', ')}.`
    return { problem: `The entry "${missing.entry}" of "${name}" has no types.`, help }
  }
  if (entries.length === 0) {
    const help = 'Name a package that brings types, or the one that has them: "@types/…".'
    return { problem: `The package "${name}" has no types.`, help }
  }
  const repository = repositoryOf(manifest.repository)
  const home = homeOf(entries, root)
  const sources = home === root ? repository : repositoryOf(readManifest(home).repository)
  return {
    found: {
      name,
      root: `${home}/`,
      version: textOf(manifest.version),
      description: textOf(manifest.description),
      repository: repository.address,
      source: request.source ?? sources.source,
      entries,
    },
  }
}

/** The folder of the package that has the declarations of the first entry point: `@types/express` for `express`. */
function homeOf([first]: readonly Entry[], root: string): string {
  if (first === undefined || first.file.startsWith(`${root}/`)) return root
  return /^.*\/node_modules\/@types\/[^/]+(?=\/)/.exec(first.file)?.[0] ?? root
}

function packageFolder(name: string, file: string): string | undefined {
  const folder = join('node_modules', name)
  const root = folderWith(join(folder, 'package.json'), dirname(file))
  return root && join(root, folder)
}

function readManifest(root: string): Readonly<Record<string, unknown>> {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return isRecord(manifest) ? manifest : {}
}

/** The main one first. */
function entryPoints({ exports }: Readonly<Record<string, unknown>>): string[] {
  const keys = isRecord(exports) ? Object.keys(exports).filter((key) => key.startsWith('.')) : []
  if (keys.length === 0) return ['.']
  return keys
    .filter((key) => !key.includes('*') && !/\.(?:json|css)$/.test(key))
    .sort((a, b) => Number(b === '.') - Number(a === '.'))
}

const isOwnFile = (entry: string) => /^\.{1,2}\/.*\.[cm]?ts$/.test(entry)

interface Place {
  readonly name: string
  readonly root: string
  /** Declarations of a package that has nothing else. */
  readonly types: string
  readonly from: string
  readonly resolve: Resolve
}

type Resolve = (specifier: string) => string | undefined

function resolver(ts: Compiler, from: string): Resolve {
  const options = compilerOptions(ts)
  return (specifier) =>
    ts.resolveModuleName(specifier, from, options, ts.sys).resolvedModule?.resolvedFileName
}

function resolveEntry(place: Place, entry: string): Entry | undefined {
  const { name, root, types, from, resolve } = place
  const own = join(dirname(from), entry)
  if (isOwnFile(entry) && existsSync(own)) return { name, file: realpathSync(own) }
  const path = entry.replace(/^\.\/?/, '')
  const specifier = importName(path === '' ? name : `${name}/${path}`)
  // A package of types is found by its file, and declares modules of other names: "fs" of "@types/node".
  if (types !== '') return { name: path === '' ? specifier : path, file: join(root, types) }
  const file = resolve(specifier)
  return file !== undefined && isDeclaration(file) ? { name: specifier, file } : undefined
}

const isDeclaration = (file: string) => /\.d\.[cm]?ts$|\.tsx?$/.test(file)

/** Packages of types describe another one. */
function importName(specifier: string): string {
  return specifier.replace(/^@types\/(?:([^/]+)__)?/, (_, scope) => (scope ? `@${scope}/` : ''))
}

/** The package that has the file of a declaration. */
export function ownerOf(node: ts.Node, packages: readonly Package[]): Package | undefined {
  return packages.find((each) => isModuleOf(node.getSourceFile(), each))
}

function isModuleOf(source: ts.SourceFile, { root }: Package): boolean {
  const { fileName } = source
  return fileName.startsWith(root) && !fileName.slice(root.length).includes('node_modules/')
}

function repositoryOf(value: unknown): { readonly address: string; readonly source: string } {
  const { url, directory } = isRecord(value) ? value : { url: value, directory: '' }
  const [, host = 'github.com', path = ''] =
    /^(?:git\+)?(?:https?:\/\/|ssh:\/\/git@|git:\/\/|git@|github:)?(?:(git(?:hub|lab)\.com)[/:])?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(
      textOf(url),
    ) ?? []
  if (path === '') return { address: '', source: '' }
  const address = `https://${host}/${path}`
  const inside = textOf(directory) === '' ? '' : `${textOf(directory)}/`
  return { address, source: `${address}/blob/HEAD/${inside}` }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
