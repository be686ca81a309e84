import type { ViteDevServer } from 'vite'
import { refuseUnknownPart } from '../../document/refuse-unknown-part'
import type { ServerModule } from '../../document/server-module'
import type { Entries } from '../../site/entries'

/** The code that renders pages; the first call reads and transforms all of it. */
export async function serverModule(server: ViteDevServer, entries: Entries): Promise<ServerModule> {
  await loadPackages()
  return refuseUnknownPart(
    (await server.ssrLoadModule(entries.server)) as ServerModule,
    server.config.root,
  )
}

/**
 * Loads what Node.js imports as it is before Vite's module runner starts: with the runner, Node.js 20 resolves every import on
 * another thread, which takes twice as long.
 */
async function loadPackages(): Promise<void> {
  const packages = [import('@landing/theme'), import('@landing/theme/search')]
  await Promise.all([...packages, import('react-dom/server')])
}
