import { Script } from 'node:vm'
import type { Pluggable, PluggableList, Plugin, Processor } from 'unified'
import type { VFile } from 'vfile'
import { createLoopGuard, type LoopGuard } from './loop-guard'

/** Milliseconds that a page may take, unless the site says otherwise: a thousand times what a page takes. */
export const usualTimeLimit = 60_000

/** After so many pages that took too long it is not the pages: the rest is not tried. */
export const mostOverdue = 10

/** Work that was stopped because it took too long. */
export class OverdueError extends Error {
  readonly advice =
    'A plugin of the site may run without an end on this page: try without it. If the page needs longer, set "markdown.timeLimit" in the configuration, in milliseconds.'

  constructor(what: string, milliseconds: number) {
    const seconds = milliseconds / 1000
    super(
      `${what} was still busy after ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and was stopped.`,
    )
    this.name = 'OverdueError'
  }
}

/** Work that was not begun, because the work before it took too long. */
export class GivenUpError extends Error {
  readonly advice = 'See the pages before it. Then start again.'

  constructor() {
    super(`${mostOverdue} pages before it took too long, so it was not tried.`)
    this.name = 'GivenUpError'
  }
}

const workKey = Symbol.for('landing.content.work')
const place = globalThis as { [workKey]?: (() => void) | undefined }
const script = new Script("globalThis[Symbol.for('landing.content.work')]()")

/**
 * Does work that must not go on for ever. Only the engine itself can stop a loop in its own thread, and it does so for what a
 * script calls. Costs a tenth of a millisecond.
 *
 * @throws OverdueError when the work, which has no say in it, was stopped
 */
export function withinTime<T>(milliseconds: number, what: string, work: () => T): T {
  const outer = place[workKey]
  let result: { readonly value: T } | undefined
  place[workKey] = () => {
    result = { value: work() }
  }
  try {
    script.runInThisContext({ timeout: milliseconds })
  } catch (error) {
    const { code } = error as { readonly code?: unknown }
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new OverdueError(what, milliseconds)
    throw error
  } finally {
    place[workKey] = outer
  }
  // The script ended without being stopped, so the work did.
  return (result as { readonly value: T }).value
}

/** Waits for a promise, but not for ever. @throws OverdueError */
export async function settledInTime<T>(
  milliseconds: number,
  what: string,
  promise: PromiseLike<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OverdueError(what, milliseconds)), milliseconds)
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** The same plugins, each stopped when it takes longer for a page. */
export function limitedPlugins(
  plugins: PluggableList,
  milliseconds: number,
  guard = createLoopGuard(milliseconds),
): PluggableList {
  return plugins.map((plugin): Pluggable => {
    if (typeof plugin === 'function') return limited(plugin as AnyPlugin, milliseconds, guard)
    if (!Array.isArray(plugin)) {
      return { ...plugin, plugins: limitedPlugins(plugin.plugins ?? [], milliseconds, guard) }
    }
    const [first, ...options] = plugin as [AnyPlugin, ...unknown[]]
    return [limited(first, milliseconds, guard), ...options] as Pluggable
  })
}

type AnyPlugin = Plugin<unknown[]>
type Transform = (
  tree: unknown,
  file: VFile,
  next?: (error?: unknown, tree?: unknown) => void,
) => unknown

function limited(plugin: AnyPlugin, milliseconds: number, guard: LoopGuard): AnyPlugin {
  return function limitedPlugin(this: Processor, ...options: unknown[]) {
    const transform = plugin.apply(this as never, options) as Transform | undefined
    if (typeof transform !== 'function') return undefined as never
    const name = plugin.name || transform.name
    const what = name === '' ? 'a plugin' : `the plugin "${name}"`
    const limitedTransform: Transform = (tree, file) => {
      guard.beat()
      const result = withinTime(milliseconds, what, () => call(transform, tree, file))
      if (!isPromise(result)) return result
      const end = guard.begin(`${what} on ${file.path}`)
      return settledInTime(milliseconds, what, result).finally(end)
    }
    return limitedTransform as never
  }
}

/** Calls a step in the way it wants to be called: with a function for its result, or returning it. */
function call(transform: Transform, tree: unknown, file: VFile): unknown {
  if (transform.length < 3) return transform(tree, file)
  return new Promise((resolve, reject) => {
    transform(tree, file, (error, result) => (error ? reject(error) : resolve(result)))
  })
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value
}
