import type { Nodes, Root } from 'mdast'
import type { Pluggable, PluggableList, Plugin, Processor } from 'unified'
import type { VFile } from 'vfile'
import type { Step } from '../hooks/compile-hooks'
import { hasSyntax } from '../hooks/loaded-hooks'
import { draftOf, type PageDraft } from '../page/page-draft'
import { remarkPlain } from '../plugins/plain-steps'
import { hasAny } from '../text/has-any'
import { oncePer } from '../text/once'

export type Transform = (
  tree: Root,
  file: VFile,
  next?: (error?: unknown, tree?: unknown) => void,
) => unknown

/** Text that is not in the source: of variables, of data, of lists of pages. */
const generatesText = /:var\[|(?:^|[^:])::[a-z]/m

const places: readonly Step['at'][] = ['parsed', 'source', 'markdown', 'plain', 'html', 'outlined']

/**
 * The first place whose steps may meet syntax that is not in the source of a page, so that a test of the text does not tell what it
 * has: all for pages in other formats, else those from the first step or directive that may add some.
 */
const untoldFrom = oncePer((draft: PageDraft): number => {
  const { format, dialect, text, opening, environment } = draft
  const { all } = environment.hooks
  const isOpened = opening.hero !== undefined || opening.banner !== undefined
  if (format !== undefined || isOpened || all.some((each) => hasSyntax(each, text))) return 0
  const directives = all.flatMap(({ directives = {} }) => Object.keys(directives))
  const isGenerated =
    generatesText.test(text) || hasAny(...directives.map((name) => `:${name}`))(text)
  const changes = all
    .flatMap(({ steps = [] }) => steps)
    .filter((step) => (step.dialect ?? dialect) === dialect && step.needs?.text(text) !== false)
    .map(({ at }) => places.indexOf(at))
  return Math.min(...changes, isGenerated ? places.indexOf('plain') : places.length)
})

function isNeeded({ at, needs, dialect }: Step, tree: Root, draft: PageDraft): boolean {
  if (dialect !== undefined && draft.dialect !== dialect) return false
  // Plugins of unified may add syntax that the text does not have.
  if (needs === undefined || draft.environment.allSteps || needs.text(draft.text)) return true
  if (places.indexOf(at) < untoldFrom(draft)) return false
  return needs.nodes === undefined || hasNode(tree, needs.nodes)
}

function hasNode(node: Nodes, types: readonly string[]): boolean {
  if (types.includes(node.type)) return true
  return 'children' in node && node.children.some((child) => hasNode(child, types))
}

/**
 * The plugins of a step, on the pages that need it. One with `needs` is attached on the first of these.
 *
 * @param change a transformer, by the name of its plugin; default: as it is
 */
export function whenNeeded(
  step: Step,
  change: (transform: Transform, plugin: string) => Transform = (transform) => transform,
): PluggableList {
  return eachPlugin(
    [step.plugin ?? [remarkPlain, step.plain]],
    (plugin) =>
      function stepWhenNeeded(this: Processor, ...options: unknown[]) {
        const attach = () => {
          const transform = plugin.apply(this as never, options) as unknown
          return typeof transform === 'function'
            ? change(transform as Transform, plugin.name)
            : undefined
        }
        let transform = step.needs === undefined ? attach() : undefined
        if (step.needs === undefined && transform === undefined) return undefined
        return ((tree: Root, file: VFile) => {
          if (!isNeeded(step, tree, draftOf(file))) return undefined
          transform ??= attach()
          return transform?.(tree, file)
        }) as never
      },
  )
}

/** The same plugins with their options, each changed, also in presets. */
function eachPlugin(
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
