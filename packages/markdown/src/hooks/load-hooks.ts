import { diagnosticOf, LandingError, type PluginReference } from '@landing/schema'
import { watched } from '../diagnostics/watched'
import { moduleKey } from '../fs/module-key'
import { digest } from '../text/digest'
import { isRecord } from '../text/is-record'
import { type ForeignKind, failure, importExport } from './import-module'
import { type Hooks, noHooks } from './loaded-hooks'
import { namedHooks, pluginError } from './named-hooks'
import { aFunction, checkOptions, checkParts, type OptionRule } from './option-rules'
import type { CompilePlugin, Make } from './plugin'
import type { AnyHooks, HookDeclaration, PluginHalf } from './plugin-half'
import { readings } from './plugin-readings'

/** A plugin of the configuration, or a module of another library that becomes one. */
export interface HooksReference extends PluginReference {
  /** Default: a plugin of Landing. The options are then a list. */
  readonly as?: ForeignKind
}

/** Loads one half of each plugin. @throws LandingError `content/plugin` */
export async function loadHooks<Half extends AnyHooks>(
  references: readonly HooksReference[],
  half: PluginHalf<Half>,
  contentDir: string,
): Promise<Hooks<Half>> {
  if (references.length === 0) return noHooks
  refuseRepeated(references)
  const results = await allOf(references, (each) => load(each, half, contentDir))
  const loaded = results.flatMap((each) => each ?? [])
  const all = loaded.map(({ hooks }) => hooks)
  for (const name of all.flatMap(({ dialect }) => dialect?.name ?? [])) {
    refuseSecond(loaded, `dialect "${name}"`, ({ dialect }) => dialect?.name === name)
  }
  const declared = declarations(half)
  for (const [hook] of declared.filter(([, { isSingle }]) => isSingle)) {
    refuseSecond(loaded, `hook "${hook}"`, (each) => each[hook as keyof Half] !== undefined)
  }
  const changing = (what: HookDeclaration['changes']) => {
    const names = declared.flatMap(([name, { changes }]) => (changes === what ? name : []))
    return loaded.filter(({ hooks }) => names.some((name) => name in hooks))
  }
  const ofPages = changing(undefined)
  return {
    all,
    byPlugin: new Map(loaded.map(({ plugin, hooks }) => [plugin, hooks])),
    key: keyOf(ofPages),
    keyFor: (name) =>
      keyOf(ofPages.filter(({ hooks }) => (half.onlyDialect?.(hooks) ?? name) === name)),
    lintKey: keyOf(changing('lint')),
    keyOf: (name) => keyOf(loaded.filter(({ plugin }) => plugin === name)),
    of: (name) => all.find(({ dialect }) => dialect?.name === name)?.dialect,
    reads: (file) => loaded.some(({ reads }) => reads.some((isRead) => isRead(file))),
  }
}

function refuseSecond<Half>(
  loaded: readonly LoadedPlugin<Half>[],
  what: string,
  has: (hooks: Half) => boolean,
): void {
  const [first, second] = loaded.filter(({ hooks }) => has(hooks))
  if (second === undefined) return
  throw failure(`The plugins "${first?.plugin}" and "${second.plugin}" both have the ${what}.`, {
    help: 'Remove one of the two from "plugins".',
  })
}

/** Of two plugins of one name only one could emit files and have styles. Plugins of unified may run twice. */
function refuseRepeated(references: readonly HooksReference[]): void {
  const names = references.flatMap(({ module, as }) => (as === undefined ? [module] : []))
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated === undefined) return
  throw failure(`The plugin "${repeated}" is in "plugins" twice.`, {
    help: 'Remove one of the two, and give the other the options of both.',
  })
}

/**
 * The results, or what is wrong with any of the plugins. They are loaded one after the other, so that it is known which one blocks.
 *
 * @throws LandingError `content/plugin`
 */
async function allOf<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const errors: unknown[] = []
  for (const item of items) {
    await work(item).then(
      (result) => results.push(result),
      (error: unknown) => errors.push(error),
    )
  }
  if (errors.length > 1 && errors.every((error) => error instanceof LandingError)) {
    throw new LandingError('content/plugin', `${errors.length} plugins cannot be used.`, {
      diagnostics: errors.map((error) => diagnosticOf(error, { file: 'configuration plugins' })),
    })
  }
  if (errors.length > 0) throw errors[0]
  return results
}

interface LoadedPlugin<Half> {
  readonly plugin: string
  readonly hooks: Half
  readonly key: readonly unknown[]
  readonly reads: readonly ((file: string) => boolean)[]
}

const keyOf = (plugins: readonly LoadedPlugin<object>[]): string =>
  digest(JSON.stringify(plugins.map(({ key }) => key)), 16)

async function load<Half extends AnyHooks>(
  { module: name, options = {}, as }: HooksReference,
  half: PluginHalf<Half>,
  contentDir: string,
): Promise<LoadedPlugin<Half> | undefined> {
  // Ours end, and a configuration has loaded the module whose address it gives; to start the watch takes 25 ms.
  const isSafe = /^(?:@landing\/|file:)/.test(name)
  const importing = () => importExport(name, contentDir, as ?? 'plugin')
  const { value: plugin, address } = await run(name, importing, isSafe)
  const key = [name, options, await moduleKey(address)]
  if (as !== undefined) {
    const hooks = await run(name, () => half.adapt?.(as, plugin, name, options))
    return hooks && { plugin: name, hooks: namedHooks(half, name, hooks), key, reads: [] }
  }
  if (!isPlugin(plugin)) {
    throw failure(`The module "${name}" exports no plugin.`, {
      help: 'The default export of a plugin is an object with "name", and "compile" or "site": see the manual, "Plugins".',
    })
  }
  checkParts(`plugin "${name}"`, plugin, { options: parts })
  if (plugin.options !== undefined) checkOptions(plugin.name, options, plugin.options)
  const reading = readings(name, contentDir, address)
  const halves = plugin as object as AnyPlugin<Half>
  if (halves[half.name] === undefined) return undefined
  const isOurs = plugin.name.startsWith('@landing/')
  const called = `${half.name}()`
  const make = await run(name, () => halves[half.name]?.() as Promise<Make<Half>>, isOurs)
  checkParts(`plugin "${name}"`, { [called]: make }, { options: { [called]: aFunction } })
  const hooks = await run(name, () => make(options as never, reading.context), isOurs)
  const rules = declarations(half).map(([hook, { rule = 'any' }]) => [hook, rule])
  const rule = { options: Object.fromEntries(rules) }
  checkParts(`${half.name} hooks of the plugin "${name}"`, hooks, rule)
  const { hashes, reads } = reading
  return { plugin: name, hooks: namedHooks(half, name, hooks), key: [...key, ...hashes], reads }
}

const declarations = ({ hooks }: { readonly hooks: object }): [string, HookDeclaration][] =>
  Object.entries(hooks)

/** Runs code of a plugin while it is loaded. @throws LandingError `content/plugin` */
async function run<T>(plugin: string, work: () => T | Promise<T>, isSafe = false): Promise<T> {
  try {
    return await (isSafe ? work() : watched(plugin, work, ''))
  } catch (error) {
    throw pluginError(error, '', plugin)
  }
}

/** What plugins have. */
const parts: Readonly<Record<string, OptionRule>> = {
  name: 'string',
  options: { mapOf: 'any' },
  compile: 'function',
  site: 'function',
}

/** A plugin, by the names of its halves. */
type AnyPlugin<Half> = Readonly<Record<string, (() => Promise<Make<Half>>) | undefined>>

function isPlugin(value: unknown): value is CompilePlugin {
  return isRecord(value) && typeof value.name === 'string'
}
