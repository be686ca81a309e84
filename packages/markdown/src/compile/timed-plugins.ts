import type { Pluggable, PluggableList, Plugin, Processor } from 'unified'
import type { VFile } from 'vfile'
import { watched } from '../diagnostics/watched'
import type { Step } from '../hooks/compile-hooks'
import { draftOf } from '../page/page-draft'

/** Milliseconds on one page above which a plugin is named: a page takes a few in all. */
const slow = 1000

/** The plugins of a step; one that takes long on a page is named there in a warning, with its time. */
export function timedPlugins({ plugin, waits = false }: Step): PluggableList {
  return eachPlugin([plugin], (each) => timed(each, waits ? Infinity : slow))
}

/** The same plugins with their options, each changed, also in presets. */
export function eachPlugin(
  plugins: PluggableList,
  change: (plugin: AnyPlugin) => AnyPlugin,
): PluggableList {
  return plugins.map((plugin): Pluggable => {
    if (typeof plugin === 'function') return change(plugin as AnyPlugin)
    if (!Array.isArray(plugin)) {
      return { ...plugin, plugins: eachPlugin(plugin.plugins ?? [], change) }
    }
    const [first, ...options] = plugin as [AnyPlugin, ...unknown[]]
    return [change(first), ...options] as Pluggable
  })
}

type AnyPlugin = Plugin<unknown[]>
type Transform = (
  tree: unknown,
  file: VFile,
  next?: (error?: unknown, tree?: unknown) => void,
) => unknown

function timed(plugin: AnyPlugin, limit: number): AnyPlugin {
  return function timedPlugin(this: Processor, ...options: unknown[]) {
    const transform = plugin.apply(this as never, options) as Transform | undefined
    if (typeof transform !== 'function') return undefined as never
    const name = plugin.name || transform.name || 'without a name'
    const timedTransform: Transform = (tree, file) => {
      const start = performance.now()
      const draft = draftOf(file)
      const reportSlow = () => {
        const time = performance.now() - start
        if (time < limit) return
        draft.report({
          code: 'page/slow-plugin',
          once: `slow ${name}`,
          message: `The plugin "${name}" took ${(time / 1000).toFixed(1)} s on this page.`,
          help: 'Only the first slow page of a plugin is named. Remove the plugin, or make it faster.',
        })
      }
      const result = watched(name, draft.source, () => call(transform, tree, file))
      if (result instanceof Promise) return result.finally(reportSlow)
      reportSlow()
      return result
    }
    return timedTransform as never
  }
}

/** Calls a plugin by its arity: with a callback, or returning its result. */
function call(transform: Transform, tree: unknown, file: VFile): unknown {
  if (transform.length < 3) return transform(tree, file)
  return new Promise((resolve, reject) => {
    transform(tree, file, (error, result) => (error ? reject(error) : resolve(result)))
  })
}
