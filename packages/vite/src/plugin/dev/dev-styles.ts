import { toHref } from '@landing/schema'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { normalizePath } from 'vite'
import type { SiteState } from '../../site/state'
import { resolvedId, sharedStyles } from '../../site/virtual-modules'

const isStyle = /\.css(\?(?!url)|$)/

/**
 * Hrefs of the style sheets of a page: linked in the document, so that the dev server's pages are
 * styled before any script has run, as built ones are.
 *
 * @param modules files of the site's own that the page was made with
 */
export function devStyles(
  server: ViteDevServer,
  state: SiteState,
  modules: readonly string[],
): string[] {
  const files = new Set(sharedStyles(state))
  const seen = new Set<EnvironmentModuleNode>()
  const graph = server.environments.ssr.moduleGraph
  const roots = [
    graph.getModuleById(resolvedId('virtual:landing/overrides')),
    ...modules.flatMap((file) => [...(graph.getModulesByFile(file) ?? [])]),
  ]
  for (const root of roots) if (root !== undefined) collect(root, files, seen)
  return [...files].map((file) => styleHref(server, file))
}

/** With the time that Vite's client adds after an edit: a tab would load the style sheet once more, and Vite would replace only one. */
function styleHref({ config, environments }: ViteDevServer, file: string): string {
  const [path = ''] = normalizePath(file).split('?')
  const modules = environments.client.moduleGraph.getModulesByFile(path) ?? []
  const edited = Math.max(0, ...[...modules].map(({ lastHMRTimestamp }) => lastHMRTimestamp))
  return fileHref(config.base, path) + (edited === 0 ? '' : `?t=${edited}`)
}

function collect(
  module: EnvironmentModuleNode,
  files: Set<string>,
  seen: Set<EnvironmentModuleNode>,
): void {
  if (seen.has(module)) return
  seen.add(module)
  if (module.id !== null && isStyle.test(module.id)) files.add(module.id)
  for (const imported of module.importedModules) collect(imported, files, seen)
}

/** Address of any file of this machine on the dev server. */
export function fileHref(base: string, file: string): string {
  const [path = ''] = normalizePath(file).split('?')
  return toHref(base, `/@fs/${path.replace(/^\//, '')}`)
}
