import type { ForeignKind } from './import-module'
import type { OptionRule } from './option-rules'

/** What loading reads of the hooks of any half. */
export interface AnyHooks {
  readonly dialect?: { readonly name: string }
}

/** A half of plugins, for `loadHooks`. */
export interface PluginHalf<Half extends AnyHooks> {
  /** Name of the member of plugins that makes the hooks. */
  readonly name: string
  /** Its hooks by their names. */
  readonly hooks: { readonly [Hook in keyof Half]-?: HookDeclaration<NonNullable<Half[Hook]>> }
  /** The dialect whose pages alone the hooks of a plugin change; default, and for `undefined`: pages of all. */
  readonly onlyDialect?: (hooks: Half) => string | undefined
  /** How functions of a plugin are named. */
  readonly naming: (plugin: string) => Naming
  /** Makes hooks of an export of another library; default: it has none. */
  readonly adapt?: (kind: ForeignKind, value: unknown, name: string, options: unknown) => Half
}

/** What is to be known of a hook. */
export interface HookDeclaration<Hook = never> {
  /** What would otherwise never run; default: anything. */
  readonly rule?: OptionRule
  /** All of its functions are named, or those in these parts, or those that this names; default: none. */
  readonly named?: true | readonly string[] | ((hook: Hook, naming: Naming) => Hook)
  /** Only one plugin may have it; default false. */
  readonly isSingle?: true
  /** What is made again for a plugin with it; default: pages. */
  readonly changes?: 'lint' | 'nothing'
}

/** How functions of a plugin are named while they are busy, and when they throw. */
export interface Naming {
  readonly plugin: string
  /** The page that a function is called for, empty for none; default: the one that is compiled. */
  readonly pageOf?: (values: readonly unknown[]) => string
  /** Throws what a function has thrown. */
  readonly fail: (thrown: unknown, page: string | undefined) => never
}
