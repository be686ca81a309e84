import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { resolvedId } from '../virtual-modules'
import { fileHref } from './file-href'

const isStyle = /\.css(\?|$)/

/**
 * Hrefs of the style sheets of a page: linked in the document, so that the dev server's pages are
 * styled before any script has run, as built ones are.
 *
 * @param component file of the page's component
 */
export async function devStyles(
  server: ViteDevServer,
  component: string | undefined,
): Promise<string[]> {
  const theme = await server.pluginContainer.resolveId(
    '@landing/theme/styles.css',
    import.meta.filename,
  )
  const files = new Set<string>()
  if (theme !== null) files.add(theme.id)
  const graph = server.environments.ssr.moduleGraph
  const overrides = graph.getModuleById(resolvedId('virtual:landing/overrides'))
  if (overrides !== undefined) collect(overrides, files, new Set())
  const modules = component === undefined ? undefined : graph.getModulesByFile(component)
  for (const module of modules ?? []) collect(module, files, new Set())
  return [...files].map((file) => fileHref(server.config.base, file))
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
