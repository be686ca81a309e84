import type { VFile } from 'vfile'
import { watched } from '../diagnostics/watched'
import type { Step } from '../hooks/compile-hooks'
import { draftOf } from '../page/page-draft'
import { type Transform, whenNeeded } from './when-needed'

/** Milliseconds on one page above which a plugin is named: a page takes a few in all. */
const slow = 1000

/** The plugins of a step; one that takes long on a page is named there in a warning, with its time. */
export function timedPlugins(step: Step) {
  return whenNeeded(step, (transform, plugin): Transform => {
    const name = plugin || transform.name || 'without a name'
    return (tree, file) => {
      const start = performance.now()
      const draft = draftOf(file)
      const reportSlow = () => {
        const time = performance.now() - start
        if (step.waits || time < slow) return
        draft.report({
          code: 'page/slow-plugin',
          once: `slow ${name}`,
          message: `The plugin "${name}" took ${(time / 1000).toFixed(1)} s on this page.`,
          help: 'Only the first slow page of a plugin is named. Remove the plugin, or make it faster.',
        })
      }
      const result = call(name, transform, tree, file)
      if (result instanceof Promise) return result.finally(reportSlow)
      reportSlow()
      return result
    }
  })
}

/** Calls a plugin by its arity: with a callback, or returning its result. */
function call(
  name: string,
  transform: Transform,
  tree: Parameters<Transform>[0],
  file: VFile,
): unknown {
  if (transform.length < 3) return transform(tree, file)
  const settle = () =>
    new Promise((resolve, reject) => {
      transform(tree, file, (error, result) => (error ? reject(error) : resolve(result)))
    })
  return watched(name, settle)
}
