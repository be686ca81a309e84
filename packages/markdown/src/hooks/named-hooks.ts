import { LandingError } from '@landing/schema'
import { watched } from '../diagnostics/watched'
import { isRecord } from '../text/is-record'
import { messageOf } from '../text/message-of'
import { failure } from './import-module'
import type { AnyHooks, Naming, PluginHalf } from './plugin-half'

/** Errors of hooks, with the plugins that threw them. */
const throwers = new WeakMap<object, string>()

/** The plugin that threw an error; `undefined` if none did. */
export const pluginThatThrew = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? throwers.get(error) : undefined

/** The error of a plugin with what it was about, except on a page; other errors stay as they are. */
export function pluginError(cause: unknown, work = '', plugin = pluginThatThrew(cause)): unknown {
  if (plugin === undefined || cause instanceof LandingError) return cause
  return failure(`The plugin "${plugin}" failed${work && ` ${work}`}: ${messageOf(cause)}`, {
    help: 'Correct the plugin or its options in "plugins", or remove it there.',
    cause,
  })
}

/** Of the compiler's hooks: an error is remembered with the name of its plugin. */
export const compileNaming = (plugin: string): Naming => ({
  plugin,
  fail(thrown) {
    const error = typeof thrown === 'object' && thrown !== null ? thrown : new Error(String(thrown))
    if (!throwers.has(error)) throwers.set(error, plugin)
    throw error
  },
})

/** The same hooks; functions of those that the half says are named. */
export function namedHooks<Half extends AnyHooks>(
  half: PluginHalf<Half>,
  plugin: string,
  hooks: Half,
): Half {
  const naming = half.naming(plugin)
  return mapValues(hooks, (hook, name) => {
    const { named } = half.hooks[name as keyof Half]
    if (typeof named === 'function') return named(hook as never, naming)
    return named ? withNames(hook, named, naming) : hook
  }) as Half
}

/** @param parts whose functions are named; all for `true` */
function withNames(value: unknown, parts: true | readonly string[], naming: Naming): unknown {
  if (Array.isArray(value)) return value.map((each) => withNames(each, parts, naming))
  if (parts === true || !isRecord(value)) return withName(value, naming)
  return mapValues(value, (part, name) => {
    return parts.includes(name) ? withNames(part, true, naming) : part
  })
}

const mapValues = (object: object, work: (value: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, work(value, name)]))

type Callable = (this: unknown, ...values: unknown[]) => unknown

/**
 * Functions, in objects too, and those that they return: transformers, readers of code, contents of files. Of a list, which is a
 * plugin of unified and its options, the first: options may be classes.
 */
export function withName<T>(value: T, naming: Naming): T
export function withName(value: unknown, naming: Naming): unknown {
  if (typeof value === 'function') return namedFunction(value as Callable, naming)
  if (Array.isArray(value)) return [withName(value[0], naming), ...value.slice(1)]
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return mapValues(value, (each, name) =>
    name === 'plugins' ? withNames(each, true, naming) : withName(each, naming),
  )
}

function namedFunction(work: Callable, naming: Naming): Callable {
  const { plugin, pageOf, fail } = naming
  const withMore = (result: unknown) => {
    const hasMore = typeof result === 'function' || [result].flat().some(isReader)
    return hasMore ? withNames(result, true, naming) : result
  }
  function named(this: unknown, ...values: unknown[]): unknown {
    const page = pageOf?.(values)
    try {
      const result = watched(plugin, () => work.apply(this, values), page)
      if (result instanceof Promise) return result.then(withMore, (thrown) => fail(thrown, page))
      if (isIterator(result)) return namedIterator(result, { ...naming, pageOf: () => page ?? '' })
      return withMore(result)
    } catch (thrown) {
      return fail(thrown, page)
    }
  }
  // Plugins of unified are told apart by the number of their parameters, and named by their functions.
  const { name, length } = work
  return Object.defineProperties(named, { name: { value: name }, length: { value: length } })
}

/** An object of functions, and not a node; also one that a generator yields. */
const isReader = (value: unknown): boolean =>
  isRecord(value) &&
  (isReader(value.value) || Object.values(value).some((each) => typeof each === 'function'))

type AnyIterator = Iterator<unknown> | AsyncIterator<unknown>

/** What a generator returns. */
const isIterator = (value: unknown): value is AnyIterator =>
  typeof Object(value).next === 'function'

/** For `for await`. */
function namedIterator(iterator: AnyIterator, naming: Naming) {
  return {
    next: namedFunction(() => iterator.next(), naming),
    return: () => iterator.return?.() ?? { done: true, value: undefined },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
