import type { Pluggable, PluggableList } from 'unified'
import { importExport } from '../hooks/import-module'

/**
 * A plugin by the name of its module, so that it can be loaded in every thread: a package, or a file relative to the current
 * folder. `module#name` takes an export other than the default one. Options must be plain data.
 */
export type PluginName = string | readonly [module: string, ...options: unknown[]]

/** A unified plugin, or the name of one. */
export type PluginEntry = Pluggable | PluginName

/** Plugins by what they extend. */
export interface PluginLists<Entry = PluginEntry, Transformer = unknown> {
  readonly remarkPlugins: readonly Entry[]
  readonly rehypePlugins: readonly Entry[]
  /** Of Shiki. */
  readonly transformers: readonly Transformer[]
}

/** Plugins named by their modules, which can be sent to a thread. */
export type NamedPlugins = PluginLists<PluginName, PluginName>

/** True if all of them can be loaded in another thread. */
export function areReferences(entries: readonly unknown[]): entries is PluginName[] {
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

/** Loads named plugins; packages are resolved from the content folder upwards. @throws LandingError `content/plugin` */
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
  const { value } = await importExport(first, contentDir, 'plugin')
  const plugin = value as Pluggable | readonly Pluggable[]
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
