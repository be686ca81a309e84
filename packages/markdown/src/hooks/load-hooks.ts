import { diagnosticOf, LandingError, type PluginReference } from '@landing/schema'
import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import { watched } from '../diagnostics/watched'
import { moduleKey } from '../fs/module-key'
import { didYouMean } from '../text/did-you-mean'
import { digest } from '../text/digest'
import { isRecord } from '../text/is-record'
import { messageOf } from '../text/message-of'
import { adapt } from './adapt'
import type { CodeReader, CompileHooks, Step } from './compile-hooks'
import { type ForeignKind, failure, importExport } from './import-module'
import { namedHooks, pluginThatThrew } from './named-hooks'
import { aFunction, checkOptions, checkParts, type OptionRule } from './option-rules'
import type { CompilePlugin, Make } from './plugin'
import { readings } from './plugin-readings'

/** The hooks of all plugins, for one of their halves. */
export interface Hooks<Half extends AnyHooks> {
  /** In the order of the configuration. */
  readonly all: readonly Half[]
  /** The same, by the names of their modules. */
  readonly byPlugin: ReadonlyMap<string, Half>
  /** Cache key of pages: code of the plugins, their options, and the files that they have read; of those with a part in pages. */
  readonly key: string
  /** The same of plugins with lint rules. */
  readonly lintKey: string
  /** Cache key of what one plugin makes. */
  keyOf(plugin: string): string
  of(dialect: string): NonNullable<Half['dialect']> | undefined
  /** True for a file that was read while the hooks were made, and for one that would be now. */
  reads(file: string): boolean
}

interface AnyHooks {
  readonly dialect?: { readonly name: string }
}

/** Hooks of a site without plugins. */
export const noHooks: Hooks<never> = {
  all: [],
  byPlugin: new Map<string, never>(),
  key: '',
  lintKey: '',
  keyOf: () => '',
  of: () => undefined,
  reads: () => false,
}

/** A plugin of the configuration, or a module of another library that becomes one. */
export interface HooksReference extends PluginReference {
  /** Default: a plugin of Landing. The options are then a list. */
  readonly as?: ForeignKind
}

/** A half of plugins, for `loadHooks`. */
export interface PluginHalf<Half extends AnyHooks> {
  /** Name of the member of plugins that makes the hooks. */
  readonly name: string
  /** Names of its hooks. */
  readonly hooks: readonly (keyof Half & string)[]
  /** Those that only one plugin may have. */
  readonly single?: readonly (keyof Half & string)[]
  /** What would otherwise never run; default: none. */
  readonly rules?: Readonly<Record<string, OptionRule>>
  /** Makes hooks of an export of another library; default: it has none. */
  readonly adapt?: (kind: ForeignKind, value: unknown, name: string, options: unknown) => Half
  /** The same hooks, whose errors tell the plugin; default: as they are. */
  readonly named?: (plugin: string, hooks: Half) => Half
}

const form: OptionRule = {
  options: {
    attributes: { listOf: 'string' },
    html: aFunction,
    markdown: 'function',
    plain: 'function',
  },
}

/** The half of plugins that the compiler loads. */
export const compileHalf: PluginHalf<CompileHooks> = {
  name: 'compile',
  hooks: [
    'dialect',
    'syntax',
    'parser',
    'directives',
    'codeMarks',
    'steps',
    'codeBlock',
    'shiki',
    'codes',
    'lint',
  ],
  rules: {
    directives: { mapOf: { options: { container: form, leaf: form, text: form } } },
    codeMarks: {
      mapOf: {
        hasMore: true,
        options: {
          line: (line = '', { word, note }) =>
            word || note || /^[a-z\d-]+$/i.test(String(line))
              ? undefined
              : 'letters, digits and hyphens',
          word: ['mark', 'ins', 'del'],
        },
      },
    },
    steps: {
      listOf: {
        hasMore: true,
        options: {
          at: ['parsed', 'source', 'markdown', 'plain', 'html', 'outlined'],
          plugin: (value) => (Object(value) === value ? undefined : 'a plugin of unified'),
        },
      },
    },
    codeBlock: 'function',
    lint: { listOf: aFunction },
  },
  adapt,
  named: namedHooks,
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
  const loaded = results.map(({ hooks, ...each }) => ({
    ...each,
    hooks: hooks && (half.named?.(each.plugin, hooks) ?? hooks),
  }))
  const byPlugin = new Map(
    loaded.flatMap(({ plugin, hooks }) => (hooks === undefined ? [] : [[plugin, hooks] as const])),
  )
  const dialects = new Map<string, NonNullable<Half['dialect']>>()
  for (const { hooks } of loaded) {
    const dialect = hooks?.dialect
    if (dialect === undefined) continue
    const { name } = dialect
    refuseSecond(loaded, `dialect "${name}"`, (each) => each.dialect?.name === name)
    dialects.set(name, dialect)
  }
  for (const hook of half.single ?? []) {
    refuseSecond(loaded, `hook "${hook}"`, (each) => each[hook] !== undefined)
  }
  return {
    all: loaded.flatMap(({ hooks }) => hooks ?? []),
    byPlugin,
    key: keyOf(loaded, (hook) => hook !== 'lint' && hook !== 'codes'),
    lintKey: keyOf(loaded, (hook) => hook === 'lint'),
    keyOf: (name) =>
      keyOf(
        loaded.filter(({ plugin }) => plugin === name),
        () => true,
      ),
    of: (dialect) => dialects.get(dialect),
    reads: (file) => loaded.some(({ reads }) => reads.some((isRead) => isRead(file))),
  }
}

function refuseSecond<Half>(
  loaded: readonly { readonly plugin: string; readonly hooks?: Half | undefined }[],
  what: string,
  has: (hooks: Half) => boolean,
): void {
  const [first, second] = loaded.filter(({ hooks }) => hooks !== undefined && has(hooks))
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
  /** Absent without this half. */
  readonly hooks: Half | undefined
  readonly key: readonly unknown[]
  readonly reads: readonly ((file: string) => boolean)[]
}

/** Key of the plugins that have such a hook. */
function keyOf(
  loaded: readonly LoadedPlugin<object>[],
  isMeant: (hook: string) => boolean,
): string {
  const meant = loaded.filter(({ hooks }) => Object.keys(hooks ?? {}).some(isMeant))
  return digest(JSON.stringify(meant.map(({ key }) => key)), 16)
}

async function load<Half extends AnyHooks>(
  { module: name, options = {}, as }: HooksReference,
  half: PluginHalf<Half>,
  contentDir: string,
): Promise<LoadedPlugin<Half>> {
  // Ours end, and a configuration has loaded the module whose address it gives; to start the watch takes 25 ms.
  const isSafe = /^(?:@landing\/|file:)/.test(name)
  const importing = () => importExport(name, contentDir, as ?? 'plugin')
  const { value: plugin, address } = await run(name, importing, isSafe)
  const key = [name, options, await moduleKey(address)]
  if (as !== undefined) {
    const hooks = await run(name, () => half.adapt?.(as, plugin, name, options))
    return { plugin: name, hooks, key, reads: [] }
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
  if (halves[half.name] === undefined) return { plugin: name, hooks: undefined, key, reads: [] }
  const isOurs = plugin.name.startsWith('@landing/')
  const called = `${half.name}()`
  const make = await run(name, () => halves[half.name]?.() as Promise<Make<Half>>, isOurs)
  checkParts(`plugin "${name}"`, { [called]: make }, { options: { [called]: aFunction } })
  const hooks = await run(name, () => make(options as never, reading.context), isOurs)
  const rule = { options: half.rules ?? {}, hasMore: true }
  checkParts(`hooks of the plugin "${name}"`, hooks, rule)
  const hookNames: readonly string[] = half.hooks
  for (const hook of Object.keys(hooks)) {
    if (hookNames.includes(hook)) continue
    const help = didYouMean(hook, hookNames, `Its hooks may be: ${hookNames.join(', ')}.`)
    throw failure(`The plugin "${name}" has an unknown hook "${hook}" in "${half.name}".`, { help })
  }
  return { plugin: name, hooks, key: [...key, ...reading.hashes], reads: reading.reads }
}

/** Runs code of a plugin while it is loaded. @throws LandingError `content/plugin` */
async function run<T>(plugin: string, work: () => T | Promise<T>, isSafe = false): Promise<T> {
  try {
    return await (isSafe ? work() : watched(plugin, work, ''))
  } catch (error) {
    throw loadingError(error, plugin)
  }
}

/** The error of a plugin that fails before it has a page; other errors stay as they are. */
export function loadingError(cause: unknown, plugin = pluginThatThrew(cause)): unknown {
  if (plugin === undefined || cause instanceof LandingError) return cause
  return failure(`The plugin "${plugin}" failed: ${messageOf(cause)}`, {
    help: 'Correct the plugin, or its options in "plugins".',
    cause,
  })
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

/** Entries of a hook by their names, the compiler's own first. @throws LandingError `content/plugin` for a name that two have */
export function namedEntries<T>(
  what: string,
  own: CompileHooks,
  { byPlugin }: Hooks<CompileHooks>,
  entriesOf: (hooks: CompileHooks) => Readonly<Record<string, T>>,
): ReadonlyMap<string, T> {
  const entries = new Map(Object.entries(entriesOf(own)))
  const owners = new Map(Array.from(entries.keys(), (name) => [name, 'the compiler']))
  for (const [plugin, hooks] of byPlugin) {
    for (const [name, entry] of Object.entries(entriesOf(hooks))) {
      const owner = owners.get(name)
      if (owner !== undefined) {
        throw failure(`The plugin "${plugin}" has the ${what} "${name}", as ${owner} has.`, {
          help: 'Rename it in the plugin, or remove the plugin from "plugins".',
        })
      }
      entries.set(name, entry)
      owners.set(name, `the plugin "${plugin}"`)
    }
  }
  return entries
}

/** What plugins know of code in a language. */
export function codeReaders({ all }: Hooks<CompileHooks>, language: string): CodeReader[] {
  return all.flatMap(({ codeBlock }) => codeBlock?.(language) ?? [])
}

/** The steps at one place. */
export function stepsAt(all: readonly CompileHooks[], at: Step['at']): Step[] {
  return all.flatMap(({ steps = [] }) => steps.filter((step) => step.at === at))
}

/** Applies the Markdown steps of a dialect, for whoever reads a part of its pages; absent without any. @throws LandingError `content/plugin` */
export async function loadTransforms(
  hooks: Hooks<CompileHooks>,
): Promise<ReadonlyMap<string, (tree: Root) => Root>> {
  const lists = new Map<string, PluggableList>()
  for (const { dialect, plugin } of stepsAt(hooks.all, 'markdown')) {
    if (dialect !== undefined) lists.set(dialect, [...(lists.get(dialect) ?? []), plugin])
  }
  if (lists.size === 0) return new Map()
  const [{ unified }, { VFile }] = await Promise.all([import('unified'), import('vfile')])
  const transformOf = (plugins: PluggableList, dialect: string) => {
    const processor = unified().use(plugins).freeze()
    const data = { dialect }
    return (tree: Root) => processor.runSync(tree, new VFile({ data })) as Root
  }
  try {
    return new Map([...lists].map(([dialect, list]) => [dialect, transformOf(list, dialect)]))
  } catch (error) {
    throw loadingError(error)
  }
}
