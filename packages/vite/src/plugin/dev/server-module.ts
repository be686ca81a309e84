import type { ViteDevServer } from 'vite'
import { refuseUnknownPart } from '../../document/refuse-unknown-part'
import type { ServerModule } from '../../document/server-module'
import type { Entries } from '../../site/entries'

/** The code that renders pages; the first call reads and transforms all of it. */
export async function serverModule(server: ViteDevServer, entries: Entries): Promise<ServerModule> {
  await loadPackages()
  return refuseUnknownPart(await evaluated(server, entries.server), server.config.root)
}

async function evaluated(server: ViteDevServer, file: string): Promise<ServerModule> {
  try {
    return (await server.ssrLoadModule(file)) as ServerModule
  } catch (error) {
    // Vite keeps the error for the next calls, also where an edit during the evaluation has corrected it.
    const { moduleGraph } = server.environments.ssr
    const module = await moduleGraph.getModuleByUrl(file)
    if (module !== undefined) moduleGraph.invalidateModule(module)
    throw error
  }
}

/**
 * Loads what Node.js imports as it is before Vite's module runner starts: with the runner, Node.js 20 resolves every import on
 * another thread, which takes twice as long.
 */
async function loadPackages(): Promise<void> {
  const packages = [import('@landing/theme'), import('@landing/theme/search')]
  await Promise.all([...packages, import('react-dom/server')])
}
