import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type ResolvedConfig, rolldownVersion, type UserConfig } from 'vite'
import { digest } from '../../text/digest'

/** Digests of files by absolute path; an absent file has none. */
export type FileDigests = Readonly<Record<string, string | undefined>>

const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock', 'bun.lockb']
/** Files that package managers write after an installation. */
const installed = ['.modules.yaml', '.package-lock.json', '.yarn-state.yml']
/** `tsconfig.json`, `postcss.config.js`, `.postcssrc`, lockfiles. */
const configFile = /\.(?:json|ya?ml|[cm]?[jt]s|lockb?)$|rc$/

/**
 * Hash of everything that is known to decide what is bundled before the bundler runs: options, environment, the sources of
 * the project, configuration files and what is installed.
 *
 * @param user Vite's options before plugins add theirs: a configuration file may compute them from anything
 * @param more code of virtual modules
 */
export function bundleKey(config: ResolvedConfig, user: UserConfig, more: unknown): string {
  const { root, mode, env, publicDir, configFileDependencies } = config
  const { plugins, server, preview, logLevel, customLogger, ...options } = user
  const files = [...configFileDependencies, ...filesBelow(join(root, 'src')), ...configFiles(root)]
  const inputs = [
    [root, mode, env, process.env.NODE_ENV, rolldownVersion, options, more],
    digestsOf(files),
    publicDir === '' ? [] : filesBelow(publicDir),
    linksIn(join(root, 'node_modules')),
  ]
  return digest(JSON.stringify(inputs, toJson()))
}

export function digestsOf(files: Iterable<string>): FileDigests {
  return Object.fromEntries([...files].map((file) => [file, digestOf(file)]))
}

export function areUnchanged(files: FileDigests): boolean {
  return Object.entries(files).every(([file, digest]) => digestOf(file) === digest)
}

function digestOf(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile()
    ? digest(readFileSync(file))
    : undefined
}

/** Replacer for any options: functions as their code, and an object once, because it may be part of itself. */
function toJson(): (key: string, value: unknown) => unknown {
  const seen = new Set<unknown>()
  return (_, value) => {
    if (value instanceof RegExp || /function|bigint/.test(typeof value)) return String(value)
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return 'seen'
    seen.add(value)
    return value
  }
}

/** A configuration of PostCSS for a project. */
export function postcssConfig(root: string): string | undefined {
  return configFiles(root).find((file) => {
    const name = basename(file)
    if (name !== 'package.json') return name.includes('postcss')
    return 'postcss' in JSON.parse(readFileSync(file, 'utf8'))
  })
}

function configFiles(root: string): string[] {
  return configFolders(root).flatMap((folder) => [
    ...filesIn(folder).filter((file) => configFile.test(file)),
    ...installed.map((name) => join(folder, 'node_modules', name)),
  ])
}

/** The project's folder and those above it, up to the one with the lockfile. */
function configFolders(root: string): string[] {
  const folders = [root]
  for (let folder = root; !lockfiles.some((name) => existsSync(join(folder, name))); ) {
    const above = dirname(folder)
    if (above === folder) return [root]
    folders.push(above)
    folder = above
  }
  return folders
}

function filesIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => (entry.isFile() ? join(folder, entry.name) : []))
}

function filesBelow(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : path
  })
}

/** Real paths of a project's packages: retargeted links change no file. */
function linksIn(folder: string): string[] {
  return entriesOf(folder).flatMap(({ name }) => {
    const path = join(folder, name)
    if (name.startsWith('.')) return []
    return name.startsWith('@') ? linksIn(path) : existsSync(path) ? realpathSync(path) : []
  })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}
