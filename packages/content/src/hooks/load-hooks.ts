import { dirname, isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LandingError, type PluginReference, type ResolvedConfig } from '@landing/schema'
import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import { findBrowser } from '../fs/browser'
import { installedPackage } from '../fs/module-address'
import { moduleKey } from '../fs/module-key'
import { readTree } from '../fs/read-tree'
import { readSource } from '../fs/source-text'
import { didYouMean } from '../text/did-you-mean'
import { digest } from '../text/digest'
import { isRecord } from '../text/is-record'
import { messageOf } from '../text/message-of'
import { relativePath } from '../text/relative-path'
import type { CodeReader, CompileHooks, Step } from './compile-hooks'
import { importModule } from './import-module'
import { type Make, ownDialect, type Plugin, type PluginContext } from './plugin'
import type { SiteHooks } from './site-hooks'

/** The hooks of all plugins of a site, for one of their halves. */
export interface Hooks<Half extends CompileHooks | SiteHooks> {
  /** In the order of the configuration. */
  readonly all: readonly Half[]
  /** The same, by the names of their modules. */
  readonly byPlugin: ReadonlyMap<string, Half>
  /** Cache key of pages: code of the plugins, their options, and the files that they have read; of those with a part in pages. */
  readonly key: string
  /** The same of plugins with lint rules. */
  readonly lintKey: string
  of(dialect: string): NonNullable<Half['dialect']> | undefined
  /** True for a file that was read while the hooks were made, and for one that would be now. */
  reads(file: string): boolean
}

export const noHooks: Hooks<never> = {
  all: [],
  byPlugin: new Map<string, never>(),
  key: '',
  lintKey: '',
  of: () => undefined,
  reads: () => false,
}

const hookNames = {
  compile: [
    'dialect',
    'syntax',
    'parser',
    'steps',
    'codeBlock',
    'lint',
  ] satisfies (keyof CompileHooks)[],
  site: [
    'dialect',
    'link',
    'redirects',
    'synonyms',
    'page',
    'emit',
    'client',
    'search',
  ] satisfies (keyof SiteHooks)[],
}

interface Halves {
  readonly compile: CompileHooks
  readonly site: SiteHooks
}

/** Loads one half of each plugin. @throws LandingError `content/plugin` */
export async function loadHooks<Name extends keyof Halves>(
  references: readonly PluginReference[],
  half: Name,
  contentDir: string,
): Promise<Hooks<Halves[Name]>> {
  if (references.length === 0) return noHooks
  const loaded = await Promise.all(references.map((each) => load(each, half, contentDir)))
  const byPlugin = new Map(
    loaded.flatMap(({ plugin, hooks }) => (hooks === undefined ? [] : [[plugin, hooks] as const])),
  )
  const dialects = new Map<string, NonNullable<Halves[Name]['dialect']>>()
  for (const { plugin, hooks } of loaded) {
    const dialect = hooks?.dialect
    if (dialect === undefined) continue
    if (dialects.has(dialect.name)) {
      throw failure(`The plugin "${plugin}" has the dialect "${dialect.name}", as one before it.`, {
        help: 'Remove one of the two from "plugins".',
      })
    }
    dialects.set(dialect.name, dialect)
  }
  const [, second] = loaded.filter(
    ({ hooks }) => (hooks as SiteHooks | undefined)?.search !== undefined,
  )
  if (second !== undefined) {
    throw failure(`The plugin "${second.plugin}" has the hook "search", as one before it.`, {
      help: 'Remove one of the two from "plugins".',
    })
  }
  return {
    all: [...byPlugin.values()],
    byPlugin,
    key: keyOf(loaded, (hook) => hook !== 'lint'),
    lintKey: keyOf(loaded, (hook) => hook === 'lint'),
    of: (dialect) => dialects.get(dialect),
    reads: (file) => loaded.some(({ reads }) => reads.some((isRead) => isRead(file))),
  }
}

/** Key of the plugins that have such a hook. */
function keyOf(
  loaded: readonly { readonly hooks: object | undefined; readonly key: readonly unknown[] }[],
  isMeant: (hook: string) => boolean,
): string {
  const meant = loaded.filter(({ hooks }) => Object.keys(hooks ?? {}).some(isMeant))
  return digest(JSON.stringify(meant.map(({ key }) => key)), 16)
}

async function load<Name extends keyof Halves>(
  { module: name, options }: PluginReference,
  half: Name,
  contentDir: string,
) {
  const { module, address } = await importModule(name, contentDir, 'plugin')
  const plugin = module.default
  if (!isPlugin(plugin)) {
    throw failure(`The module "${name}" exports no plugin.`, {
      help: 'The default export of a plugin is an object with "name", and "compile" or "site": see the manual, "Plugins".',
    })
  }
  const reading = readings(name, contentDir, address)
  const key = [name, options, moduleKey(address)]
  const make = (await plugin[half]?.()) as Make<Halves[Name]> | undefined
  if (make === undefined) return { plugin: name, hooks: undefined, key, reads: [] }
  let hooks: Halves[Name]
  try {
    hooks = await make(options, reading.context)
  } catch (cause) {
    if (cause instanceof LandingError) throw cause
    throw failure(`The plugin "${name}" failed: ${messageOf(cause)}`, {
      help: 'Check its options in "plugins".',
      cause,
    })
  }
  const known: readonly string[] = hookNames[half]
  for (const hook of Object.keys(hooks)) {
    if (known.includes(hook)) continue
    const help = didYouMean(hook, known, `Its hooks may be: ${known.join(', ')}.`)
    throw failure(`The plugin "${name}" has an unknown hook "${hook}" in "${half}".`, { help })
  }
  return { plugin: name, hooks, key: [...key, ...reading.hashes], reads: reading.reads }
}

/** What a plugin reads while its hooks are made, and the hashes of it. */
function readings(name: string, contentDir: string, address: string) {
  const hashes: string[] = []
  const reads: ((file: string) => boolean)[] = []
  const readFile = (path: string) => {
    const file = resolve(contentDir, path)
    reads.push((each) => each === file)
    const { text } = attempt(name, `file "${path}"`, () => readSource(file))
    hashes.push(digest(text))
    return text
  }
  const readFiles = (folder: string, isMeant: (path: string) => boolean) => {
    const root = resolve(contentDir, folder)
    reads.push((each) => {
      const path = relativePath(root, each)
      return !isAbsolute(path) && !path.startsWith('../') && isMeant(path)
    })
    const { files } = attempt(name, `folder "${folder}"`, () => readTree(root, (path) => path))
    const paths = files.map(({ path }) => path).filter(isMeant)
    hashes.push(...paths)
    return new Map(paths.map((path) => [path, readFile(`${folder}/${path}`)]))
  }
  const peer = (wanted: string) => {
    const found = installedPackage(wanted, [
      contentDir,
      process.cwd(),
      dirname(fileURLToPath(address)),
    ])
    hashes.push(`${wanted} ${found?.version}`)
    return found
  }
  const browser = () => {
    const found = findBrowser()
    hashes.push(`browser ${found !== undefined}`)
    return found
  }
  const context: PluginContext = { readFile, readFiles, peer, browser }
  return { hashes, reads, context }
}

function attempt<T>(name: string, what: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw failure(`The plugin "${name}" cannot read the ${what}.`, {
      help: 'Give a path from the content folder.',
      cause,
    })
  }
}

function failure(message: string, options: { readonly help: string; readonly cause?: unknown }) {
  return new LandingError('content/plugin', message, options)
}

function isPlugin(value: unknown): value is Plugin {
  return isRecord(value) && typeof value.name === 'string'
}

/** What plugins know of code in a language. */
export function codeReaders({ all }: Hooks<CompileHooks>, language: string): CodeReader[] {
  return all.flatMap(({ codeBlock }) => codeBlock?.(language) ?? [])
}

/** The steps of plugins at one place. */
export function stepsAt({ all }: Hooks<CompileHooks>, at: Step['at']): Step[] {
  return all.flatMap(({ steps = [] }) => steps.filter((step) => step.at === at))
}

/** Applies the Markdown steps of a dialect, for whoever reads a part of its pages; absent without any. */
export async function loadTransforms(
  hooks: Hooks<CompileHooks>,
): Promise<ReadonlyMap<string, (tree: Root) => Root>> {
  const lists = new Map<string, PluggableList>()
  for (const { dialect, plugin } of stepsAt(hooks, 'markdown')) {
    if (dialect !== undefined) lists.set(dialect, [...(lists.get(dialect) ?? []), plugin])
  }
  if (lists.size === 0) return new Map()
  const [{ unified }, { VFile }] = await Promise.all([import('unified'), import('vfile')])
  return new Map(
    [...lists].map(([dialect, plugins]) => {
      const processor = unified().use(plugins).freeze()
      const data = { dialect }
      return [dialect, (tree: Root) => processor.runSync(tree, new VFile({ data })) as Root]
    }),
  )
}

/** @throws LandingError `content/dialect` for a docs set whose dialect no plugin has */
export function checkDialects(
  config: ResolvedConfig,
  hooks: readonly (CompileHooks | SiteHooks)[],
): void {
  const known = [ownDialect, ...new Set(hooks.flatMap(({ dialect }) => dialect?.name ?? []))]
  for (const { id, dialect } of config.docs) {
    if (known.includes(dialect)) continue
    throw new LandingError(
      'content/dialect',
      `Unknown dialect "${dialect}" of the docs set "${id}"; known: ${known.map((name) => `"${name}"`).join(', ')}.`,
      {
        help: 'Dialects come from plugins. Install the package that has this one, and add it to "plugins" of the configuration.',
      },
    )
  }
}
