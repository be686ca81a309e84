import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import type { CodeReader, CompileHooks, Step } from './compile-hooks'
import { failure } from './import-module'
import { pluginError } from './named-hooks'
import type { AnyHooks } from './plugin-half'

/** The hooks of all plugins, for one of their halves. */
export interface Hooks<Half extends AnyHooks> {
  /** In the order of the configuration. */
  readonly all: readonly Half[]
  /** The same, by the names of their modules. */
  readonly byPlugin: ReadonlyMap<string, Half>
  /** Cache key of pages: code of the plugins, their options, and the files that they have read; of those with a part in pages. */
  readonly key: string
  /** The same for pages of a dialect: without plugins that change those of another only. */
  keyFor(dialect: string): string
  /** The same of plugins with lint rules. */
  readonly lintKey: string
  /** Cache key of what one plugin makes. */
  keyOf(plugin: string): string
  of(dialect: string): NonNullable<Half['dialect']> | undefined
  /** True for a file that was read while the hooks were made, and for one that would be now. */
  reads(file: string): boolean
}

/** Hooks of a site without plugins. */
export const noHooks: Hooks<never> = {
  all: [],
  byPlugin: new Map<string, never>(),
  key: '',
  keyFor: () => '',
  lintKey: '',
  keyOf: () => '',
  of: () => undefined,
  reads: () => false,
}

/** Entries of a hook by their names, the compiler's own first. @throws LandingError `content/plugin` for a name that two have, or that no page can write */
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
      const [invalid] = /[\s:[\]]/.exec(name) ?? []
      if (owner ?? invalid) {
        const fault = owner ? `as ${owner} has` : `a name with "${invalid}"`
        throw failure(`The plugin "${plugin}" has the ${what} "${name}", ${fault}.`, {
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

/** True if a text may have syntax of a plugin. */
export const hasSyntax = ({ syntax = [] }: CompileHooks, text: string): boolean =>
  syntax.some(({ needs }) => needs?.text(text) ?? true)

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
    if (dialect && plugin) lists.set(dialect, [...(lists.get(dialect) ?? []), plugin])
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
    throw pluginError(error)
  }
}
