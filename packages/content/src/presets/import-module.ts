import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LandingError } from '@landing/schema'
import { messageOf } from '../text/message-of'

/** An export of a module that the configuration names. */
export interface NamedExport {
  readonly value: unknown
  /** Address of the module. */
  readonly address: string
}

type Kind = 'plugin' | 'preset' | 'grammar' | 'transformer'

/**
 * Imports `module#name`, by default the default export. A module is a package, looked for from the content folder upwards,
 * then from the current one; or a file relative to the current folder.
 *
 * @throws LandingError `content/plugin` or `content/preset`
 */
export async function importExport(
  reference: string,
  contentDir: string,
  kind: Kind,
): Promise<NamedExport> {
  const [name = '', exported = 'default'] = reference.split('#')
  const { module, address } = await importModule(name, contentDir, kind)
  const value = module[exported]
  if (value !== undefined) return { value, address }
  throw failure(kind, `The module "${name}" has no export "${exported}".`, {
    help: `Its exports are: ${Object.keys(module).sort().join(', ')}. Write "${name}#…" for one of them.`,
  })
}

async function importModule(name: string, contentDir: string, kind: Kind) {
  try {
    const address = addressOf(name, contentDir)
    return { module: (await import(address)) as Readonly<Record<string, unknown>>, address }
  } catch (error) {
    const [reason] = messageOf(error).split('\n')
    throw failure(kind, `The ${kind} "${name}" cannot be loaded: ${reason}`, {
      help: 'Name a package that is installed, or a file such as "./plugins/mine.mjs", relative to the current folder.',
      cause: error,
    })
  }
}

function failure(
  kind: Kind,
  message: string,
  options: { readonly help: string; readonly cause?: unknown },
): LandingError {
  return new LandingError(kind === 'preset' ? 'content/preset' : 'content/plugin', message, options)
}

/** Address of a module or a file that the configuration names. */
export function addressOf(name: string, contentDir: string): string {
  if (name.startsWith('file:')) return name
  if (name.startsWith('.') || isAbsolute(name)) return pathToFileURL(resolve(name)).href
  const { resolve: find } = createRequire(join(contentDir, 'package.json'))
  try {
    return pathToFileURL(find(name, { paths: [contentDir, process.cwd()] })).href
  } catch (error) {
    // Packages may be for `import` alone, which nothing but `import` itself looks for; and this package knows its own.
    const above = createRequire(join(process.cwd(), 'package.json')).resolve.paths(name) ?? []
    const file = importEntry(name, [...(find.paths(name) ?? []), ...above])
    if (file !== undefined) return pathToFileURL(file).href
    if (name.startsWith('@landing/content/')) return name
    throw error
  }
}

/** The file that `import` would take, out of the first folder of `node_modules` that has the package. */
function importEntry(name: string, folders: readonly string[]): string | undefined {
  const [, packageName = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? []
  const root = folders
    .map((folder) => join(folder, packageName))
    .find((folder) => existsSync(join(folder, 'package.json')))
  if (root === undefined) return undefined
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, unknown>>
  }
  const target = importTarget(rest === '' ? (exports?.['.'] ?? exports) : exports?.[`.${rest}`])
  return target === undefined ? undefined : join(root, target)
}

function importTarget(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return undefined
  const conditions = entry as Readonly<Record<string, unknown>>
  const name = Object.keys(conditions).find((key) => ['node', 'import', 'default'].includes(key))
  return name === undefined ? undefined : importTarget(conditions[name])
}
