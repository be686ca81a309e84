import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import {
  type FileMark,
  folderMark,
  isSameFile,
  isWrittenSince,
  markFile,
} from '../../output/file-stamp'
import { isSameLink, linkOf, type PackageLink, packageName, packageRoot } from './package-links'
import { readCode, readStyles, readTypeScriptConfig, type TextFindings } from './source-texts'

/** Everything on the disk that two bundles were made of. */
export interface BundleSources {
  /** By absolute path; those that were looked for and not there are among them. */
  readonly files: Readonly<Record<string, FileMark>>
  /** Lists of names, by absolute path: a new file may come before one that was found. */
  readonly folders: Readonly<Record<string, string>>
  readonly links: readonly PackageLink[]
}

/** What the bundler says it has read: ids of modules, each with those that it imports. */
export type ModuleGraph = ReadonlyMap<string, ReadonlySet<string>>

interface CollectOptions {
  readonly modules: ModuleGraph
  /** Absolute paths of files that were emitted as they are. */
  readonly assets: Iterable<string>
  /** Files that decide how bundles are made; their texts say nothing about others. */
  readonly settings: Iterable<string>
  /** Folders whose names, at any depth, matter. */
  readonly folders: Iterable<string>
  /** When the bundler was started, as `Date.now()`. */
  readonly started: number
}

/** Configurations of tools that Vite looks for beside and above the sources. */
const typeScriptConfig = 'tsconfig.json'

/**
 * Gathers what bundles were made of. A reason instead, when that cannot be told: something was written meanwhile, or reads
 * files by a pattern.
 */
export function collectSources(
  options: CollectOptions,
): BundleSources | { readonly doubt: string } {
  const { modules, assets, settings, started } = options
  const files: Record<string, FileMark> = {}
  const folders: Record<string, string> = {}
  const links = new Map<string, PackageLink>()
  for (const file of settings) files[file] = markFile(file)
  const pending = [...assets]
  const names = new Map<string, string | undefined>()
  const roots = new Set<string>()
  for (const [id, imported] of modules) {
    const file = fileOf(id)
    if (file === undefined) continue
    pending.push(file)
    for (const other of imported) {
      const target = fileOf(other)
      const root = target && packageRoot(target)
      if (root === undefined || root === packageRoot(file)) continue
      if (!names.has(root)) names.set(root, packageName(root))
      const name = names.get(root)
      const from = dirname(file)
      if (name !== undefined) links.set(`${from}\n${name}`, linkOf(from, name))
    }
  }
  for (const file of pending) {
    const root = packageRoot(file)
    if (root !== undefined) roots.add(root)
    if (isInstalled(file)) continue
    const folder = dirname(file)
    folders[folder] ??= folderMark(folder)
  }
  for (const root of roots) pending.push(join(root, 'package.json'))
  const above = new Set(Object.keys(folders).flatMap(upFrom))
  for (const folder of above) pending.push(join(folder, typeScriptConfig))
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (files[file]) continue
    if (isWrittenSince(file, started)) return { doubt: `${file} was written meanwhile` }
    const mark = markFile(file)
    files[file] = mark
    const found = mark.digest === undefined ? undefined : readText(file)
    if (found?.doubt !== undefined) return { doubt: `${file} has ${found.doubt}` }
    pending.push(...(found?.files ?? []))
  }
  for (const folder of options.folders) folders[`${folder}/`] = folderMark(folder, true)
  return { files, folders, links: [...links.values()] }
}

/** Is everything on the disk as it was? */
export function areSameSources({ files, folders, links }: BundleSources): boolean {
  return (
    Object.entries(files).every(([file, mark]) => isSameFile(file, mark)) &&
    Object.entries(folders).every(
      ([folder, mark]) => folderMark(folder, folder.endsWith('/')) === mark,
    ) &&
    links.every(isSameLink)
  )
}

const isInstalled = (file: string) => /[\\/]node_modules[\\/]/.test(file)

/** Folder and all above it. */
export function upFrom(folder: string): string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...upFrom(above)]
}

/** The file of a module; virtual modules have none. */
function fileOf(id: string): string | undefined {
  const path = id.replace(/^\0/, '').replace(/[?#].*$/, '')
  return isAbsolute(path) && existsSync(path) ? path : undefined
}

function readText(file: string): TextFindings | undefined {
  if (/\.css$/.test(file)) return readStyles(file, readFileSync(file, 'utf8'))
  if (/\.(?:scss|sass|less|styl|stylus|pcss|postcss|sss)$/.test(file)) {
    return { files: [], doubt: 'a preprocessor' }
  }
  if (isInstalled(file)) return undefined
  if (/[\\/][tj]sconfig[^\\/]*\.json$/.test(file)) {
    return readTypeScriptConfig(file, readFileSync(file, 'utf8'))
  }
  return /\.[cm]?[jt]sx?$/.test(file) ? readCode(readFileSync(file, 'utf8')) : undefined
}
