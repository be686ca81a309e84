import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LandingError } from '@landing/schema'
import type { Pluggable, PluggableList } from 'unified'
import type { PluginEntry, PluginReference } from '../settings/content-options'

/** Can all of them be loaded in another thread? */
export function areReferences(entries: readonly PluginEntry[]): entries is PluginReference[] {
  return entries.every((entry) => {
    const [first, ...options] = [entry].flat() as [unknown, ...unknown[]]
    return typeof first === 'string' && isPlain(options)
  })
}

function isPlain(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}

/** Loads what is named; packages are looked for from the content folder upwards. @throws LandingError `content/plugin` */
export async function loadPlugins(
  entries: readonly PluginEntry[],
  contentDir: string,
): Promise<PluggableList> {
  const loaded = await Promise.all(entries.map((entry) => load(entry, contentDir)))
  return loaded.flat()
}

async function load(entry: PluginEntry, contentDir: string): Promise<PluggableList> {
  const [first, ...options] = [entry].flat() as [unknown, ...unknown[]]
  if (typeof first !== 'string') return [entry as Pluggable]
  const [name = '', exported = 'default'] = first.split('#')
  const module = await importFrom(name, contentDir)
  const plugin = module[exported] as Pluggable | readonly Pluggable[] | undefined
  if (plugin === undefined) {
    throw new LandingError('content/plugin', `The module "${name}" has no export "${exported}".`, {
      advice: `Its exports are: ${Object.keys(module).sort().join(', ')}. Write "${name}#…" for one of them.`,
    })
  }
  if (Array.isArray(plugin)) return [...(plugin as readonly Pluggable[])]
  const named = typeof plugin === 'function' ? withName(plugin, first) : plugin
  return [options.length === 0 ? (named as Pluggable) : ([named, ...options] as Pluggable)]
}

/** The same plugin under the name that the author knows it by. */
function withName<T extends (...options: never[]) => unknown>(plugin: T, name: string): Pluggable {
  function named(this: unknown, ...options: never[]): unknown {
    return plugin.apply(this, options)
  }
  return Object.defineProperty(named, 'name', { value: name }) as Pluggable
}

async function importFrom(name: string, contentDir: string): Promise<Record<string, unknown>> {
  try {
    return (await import(addressOf(name, contentDir))) as Record<string, unknown>
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    throw new LandingError('content/plugin', `The plugin "${name}" cannot be loaded: ${reason}`, {
      advice:
        'Name a package that is installed, or a file such as "./plugins/mine.mjs", relative to the current folder.',
      cause: error,
    })
  }
}

function addressOf(name: string, contentDir: string): string {
  if (name.startsWith('file:')) return name
  if (name.startsWith('.') || isAbsolute(name)) return pathToFileURL(resolve(name)).href
  const { resolve: find } = createRequire(join(contentDir, 'package.json'))
  try {
    return pathToFileURL(find(name)).href
  } catch (error) {
    // Packages may be for `import` alone, which nothing but `import` itself looks for; and this package knows its own.
    const file = importEntry(name, find.paths(name) ?? [])
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
