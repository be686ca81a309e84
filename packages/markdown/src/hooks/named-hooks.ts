import { watched } from '../diagnostics/watched'
import { isRecord } from '../text/is-record'
import type { CompileHooks } from './compile-hooks'

/** Errors of hooks, with the plugins that threw them. */
const throwers = new WeakMap<object, string>()

/** The plugin that threw an error; `undefined` if none did. */
export const pluginThatThrew = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? throwers.get(error) : undefined

/** How functions of a plugin are named while they are busy, and when they throw. */
export interface Naming {
  readonly plugin: string
  /** The page that a function is called for, empty for none; default: the one that is compiled. */
  readonly pageOf?: (values: readonly unknown[]) => string
  /** Throws what a function has thrown. */
  readonly fail: (thrown: unknown, page: string | undefined) => never
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

/** The hooks that run on pages. */
const ofPages = ['dialect', 'parser', 'directives', 'steps', 'codeBlock', 'lint'] as const

/** The same hooks, named. Of syntax only its test: micromark has a function for each character, so it is named as a whole. */
export function namedHooks(plugin: string, hooks: CompileHooks): CompileHooks {
  const naming = compileNaming(plugin)
  const { syntax, shiki } = hooks
  return {
    ...withNames(hooks, ofPages, naming),
    ...(syntax && { syntax: syntax.map((each) => withNames(each, ['needs'], naming)) }),
    ...(shiki && { shiki: withNames(shiki, ['transformers'], naming) }),
  }
}

/** The same hooks; functions of these are named. */
export function withNames<Half extends object>(
  hooks: Half,
  names: readonly (keyof Half)[],
  naming: Naming,
): Half {
  const named = names.flatMap((hook) => {
    const value: unknown = hooks[hook]
    if (value === undefined) return []
    return [[hook, Array.isArray(value) ? namedList(value, naming) : withName(value, naming)]]
  })
  return { ...hooks, ...Object.fromEntries(named) }
}

type Callable = (this: unknown, ...values: unknown[]) => unknown

const namedList = (values: readonly unknown[], naming: Naming) =>
  values.map((value) => withName(value, naming))

/**
 * Functions, in objects too, and those that they return: transformers, readers of code, contents of files. Of a list, which is a
 * plugin of unified and its options, the first: options may be classes.
 */
export function withName<T>(value: T, naming: Naming): T
export function withName(value: unknown, naming: Naming): unknown {
  if (typeof value === 'function') return namedFunction(value as Callable, naming)
  if (Array.isArray(value)) return [withName(value[0], naming), ...value.slice(1)]
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const isPreset = key === 'plugins' && Array.isArray(each)
      return [key, isPreset ? namedList(each, naming) : withName(each, naming)]
    }),
  )
}

function namedFunction(work: Callable, naming: Naming): Callable {
  const { plugin, pageOf, fail } = naming
  const withMore = (result: unknown) => {
    if (Array.isArray(result)) return result.some(isReader) ? namedList(result, naming) : result
    return typeof result === 'function' || isReader(result) ? withName(result, naming) : result
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
