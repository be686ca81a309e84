import type { LanguageRegistration, ShikiTransformer } from '@shikijs/core'
import type { Pluggable } from 'unified'
import type { CompileHooks, Step } from './compile-hooks'
import { type ForeignKind, failure } from './import-module'

/**
 * Hooks of an export that is no plugin of Landing: one of unified or a list of them, a grammar or a list of them, a transformer.
 *
 * @param name of the module, which the author knows it by
 * @throws LandingError `content/plugin`
 */
export function adapt(
  kind: ForeignKind,
  value: unknown,
  name: string,
  options: unknown,
): CompileHooks {
  const given = options as readonly unknown[]
  if (kind === 'remark plugin') return { steps: stepsOf('parsed', value, name, given) }
  // After those of other plugins, since these come last.
  if (kind === 'rehype plugin') return { steps: stepsOf('outlined', value, name, given) }
  if (kind === 'grammar') return { shiki: { langs: grammarsOf(value, name) } }
  const transformer = typeof value === 'function' ? (value as AnyFunction)(...given) : value
  return { shiki: { transformers: [transformer as ShikiTransformer] } }
}

function stepsOf(
  at: Step['at'],
  value: unknown,
  name: string,
  options: readonly unknown[],
): readonly Step[] {
  if (Array.isArray(value)) return value.map((plugin: Pluggable) => ({ at, plugin }))
  const plugin = (
    typeof value === 'function' ? named(value as AnyFunction, name) : value
  ) as Pluggable
  return [{ at, plugin: options.length === 0 ? plugin : ([plugin, ...options] as Pluggable) }]
}

type AnyFunction = (...options: unknown[]) => unknown

function named(plugin: AnyFunction, name: string) {
  function namedPlugin(this: unknown, ...options: unknown[]): unknown {
    return plugin.apply(this, options)
  }
  return Object.defineProperty(namedPlugin, 'name', { value: name })
}

function grammarsOf(value: unknown, name: string): readonly LanguageRegistration[] {
  return [value].flat().map((grammar) => {
    const { name: language, scopeName, patterns } = Object(grammar) as Record<string, unknown>
    if (typeof language === 'string' && typeof scopeName === 'string' && Array.isArray(patterns)) {
      return grammar as LanguageRegistration
    }
    throw failure(
      `The grammar "${name}" cannot be loaded: it has no "name", no "scopeName" or no "patterns".`,
      { help: 'Name the module or the JSON file of a TextMate grammar.' },
    )
  })
}
