import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import {
  type Installer,
  NotFetchedError,
  openWorkshop,
  run,
  type Workshop,
} from './install-example'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string | { readonly default?: string }>>
}

/** Entries that cannot be loaded, by reason. */
const apart: Readonly<Record<string, string>> = {
  '@landing/search/worker-thread': 'listens to the thread that started it',
  '@landing/vite/client': 'imports virtual modules of the plugin',
  '@landing/vite/server': 'imports virtual modules of the plugin',
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Names of the modules and files of an installed package; declarations without code have none. */
function entriesOf(folder: string): string[] {
  const { name, exports } = readManifest(folder)
  return Object.entries(exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default
    if (file === undefined) return []
    if (!file.includes('*')) return [`${name}${entry.slice(1)}`]
    const [before = '', after = ''] = file.split('*')
    return readdirSync(join(folder, before))
      .filter((found) => found.endsWith(after))
      .map((found) => `${name}${entry.slice(1).replace('*', found.slice(0, -after.length))}`)
  })
}

/** Folders of the installed packages. */
export function installedPackages(project: string): string[] {
  const scope = join(project, 'node_modules/@landing')
  return readdirSync(scope).map((name) => join(scope, name))
}

/** An entry that is no module. */
const isFile = /\.(css|woff2|json)$/

/** All entries of the installed packages, and those that are modules to load. */
export function entries(project: string): { resolved: string[]; loaded: string[] } {
  const resolved = installedPackages(project).flatMap(entriesOf)
  const loaded = resolved.filter((name) => !isFile.test(name) && !(name in apart))
  return { resolved, loaded }
}

/** A command of an installed package. */
export const bin = (project: string, name: string) => join(project, 'node_modules/.bin', name)

/** A workshop with its project installed; no folder if packages cannot be fetched. */
export function openProject(name: string, installer?: Installer): [Workshop, string | undefined] {
  const workshop = openWorkshop()
  try {
    return [workshop, workshop.make(name, installer)]
  } catch (error) {
    if (error instanceof NotFetchedError) return [workshop, undefined]
    workshop.dispose()
    throw error
  }
}

/** Returns the last line that a script printed. */
export const lastLine = (text: string) =>
  JSON.parse(text.trim().split('\n').at(-1) ?? '') as unknown

/** Compiles files of a project strictly, without output. */
export function compile(
  project: string,
  module: string,
  resolution: string,
  ...files: readonly string[]
): void {
  const options = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022']
  const modules = ['--module', module, '--moduleResolution', resolution]
  run(project, bin(project, 'tsc'), ...options, ...modules, ...files)
}

/** Imports all entries and style sheets in TypeScript. */
export function checkTypes(project: string, module: string, resolution: string): void {
  const names = entries(project).resolved.filter((name) => !isFile.test(name))
  const lines = names.map((name, at) => `import * as m${at} from '${name}'\nvoid m${at}`)
  const styles = entries(project).resolved.filter((name) => name.endsWith('.css'))
  lines.push(...styles.map((name) => `import '${name}'`))
  writeFileSync(join(project, 'types.ts'), lines.join('\n'))
  compile(project, module, resolution, '--noUncheckedSideEffectImports', 'types.ts')
}

/** Modules that the declarations of an installed package import, and that its manifest does not name. */
export function undeclaredTypes(folder: string): string[] {
  const { dependencies, peerDependencies } = readManifest(folder)
  const declared = Object.keys({ ...dependencies, ...peerDependencies })
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, 'dist', file), 'utf8')
      return ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
    })
    .filter((name) => !/^(?:\.|node:)/.test(name))
    .filter(
      (name) => !declared.some((each) => `${name}/`.startsWith(`${each.replace('@types/', '')}/`)),
    )
}
