import type { Nodes, Root } from 'mdast'
import type { PluggableList, Processor } from 'unified'
import type { VFile } from 'vfile'
import type { Step } from '../hooks/compile-hooks'
import { draftOf, type PageDraft } from '../page/page-draft'
import { oncePer } from '../text/once'
import { eachPlugin } from './timed-plugins'

type Transform = (tree: Root, file: VFile) => unknown

/** Text that is not in the source: of variables, of data, of lists of pages. */
const generatesText = /:var\[|(?:^|[^:])::[a-z]/m

/**
 * True for a page whose syntax is all in its source, so that a test of the text tells what it has. Pages in other formats, and those
 * that steps of plugins may change, are not.
 */
const isPlain = oncePer((draft: PageDraft): boolean => {
  const { formatName, dialect, text, opening, environment } = draft
  return (
    formatName === undefined &&
    opening.hero === undefined &&
    opening.banner === undefined &&
    environment.hooks.all.every(({ steps = [] }) =>
      steps.every(
        (step) => (step.dialect ?? dialect) !== dialect || step.needs?.text(text) === false,
      ),
    ) &&
    !generatesText.test(text)
  )
})

function isNeeded({ needs, dialect }: Step, tree: Root, draft: PageDraft): boolean {
  if (dialect !== undefined && draft.dialect !== dialect) return false
  // Plugins of unified may add syntax that the text does not have.
  if (needs === undefined || draft.environment.needsAllSteps || needs.text(draft.text)) return true
  return !isPlain(draft) && (needs.nodes === undefined || hasNode(tree, needs.nodes))
}

function hasNode(node: Nodes, types: readonly string[]): boolean {
  if (types.includes(node.type)) return true
  return 'children' in node && node.children.some((child) => hasNode(child, types))
}

/** The plugins of a step, on the pages that need it. */
export function whenNeeded(step: Step, plugins: PluggableList = [step.plugin]): PluggableList {
  return eachPlugin(
    plugins,
    (plugin) =>
      function stepWhenNeeded(this: Processor, ...options: unknown[]) {
        const transform = plugin.apply(this as never, options as never) as unknown as Transform
        if (typeof transform !== 'function') return undefined
        return ((tree: Root, file: VFile) =>
          isNeeded(step, tree, draftOf(file)) ? transform(tree, file) : undefined) as never
      },
  )
}
