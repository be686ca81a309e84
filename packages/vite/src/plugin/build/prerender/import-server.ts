import type { ServerModule } from '../../../document/server-module'

/** Imports the server's bundle, so that errors of its code name the lines of their sources. */
export function importServer(href: string): Promise<ServerModule> {
  process.setSourceMapsEnabled(true)
  return import(href)
}
