import { isRecord } from '../text/is-record'
import type { CompileHooks } from './compile-hooks'

/** Errors of hooks, with the plugins that threw them. */
const throwers = new WeakMap<object, string>()

/** The plugin that threw an error; `undefined` if none did. */
export const pluginThatThrew = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? throwers.get(error) : undefined

/** The hooks that run on pages. */
const ofPages = ['dialect', 'parser', 'directives', 'steps', 'codeBlock', 'lint'] as const

/** The same hooks; an error that one throws on a page is remembered with the name of its plugin. */
export function namedHooks(plugin: string, hooks: CompileHooks): CompileHooks {
  const name = (value: unknown) => withName(value, plugin)
  const named = ofPages.flatMap((hook) => {
    const value = hooks[hook]
    if (value === undefined) return []
    return [[hook, Array.isArray(value) ? value.map(name) : name(value)]]
  })
  return { ...hooks, ...Object.fromEntries(named) }
}

type Callable = (this: unknown, ...values: unknown[]) => unknown

/**
 * Functions, in objects too, and those that they return: transformers, and readers of code. Of a list, which is a plugin of unified
 * and its options, the first: options may be classes.
 */
function withName(value: unknown, plugin: string): unknown {
  if (typeof value === 'function') return namedFunction(value as Callable, plugin)
  if (Array.isArray(value)) return [withName(value[0], plugin), ...value.slice(1)]
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withName(each, plugin)]),
  )
}

function namedFunction(work: Callable, plugin: string): Callable {
  const remember = (thrown: unknown): never => {
    const error = typeof thrown === 'object' && thrown !== null ? thrown : new Error(String(thrown))
    if (!throwers.has(error)) throwers.set(error, plugin)
    throw error
  }
  function named(this: unknown, ...values: unknown[]): unknown {
    try {
      const result = work.apply(this, values)
      if (result instanceof Promise) return result.catch(remember)
      const isMore = typeof result === 'function' || isReader(result)
      return isMore ? withName(result, plugin) : result
    } catch (thrown) {
      return remember(thrown)
    }
  }
  // Plugins of unified are told apart by the number of their parameters, and named by their functions.
  const { name, length } = work
  return Object.defineProperties(named, { name: { value: name }, length: { value: length } })
}

/** An object of functions, and not a node. */
const isReader = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).some((each) => typeof each === 'function')
