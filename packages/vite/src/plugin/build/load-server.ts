import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { refuseUnknownPart } from '../../document/refuse-unknown-part'
import type { ServerFacts, ServerModule } from '../../document/server-module'
import type { Store } from '../../output/store'
import { digest } from '../../text/digest'
import type { BundleFiles } from './bundler'
import { importServer } from './prerender/import-server'

/** The server bundle, loaded only when something has to be rendered. */
export interface ServerBundle {
  /** Address of its entry. */
  readonly href: string
  /** Of its code. */
  readonly digest: string
  /** What every document needs of it. */
  readonly facts: ServerFacts
  module(): Promise<ServerModule>
}

const entry = 'server.mjs'

/** A file of the build's own: a module, or its source map. */
export const isServerCode = (path: string): boolean => /\.mjs(?:\.map)?$/.test(path)

/**
 * @param root the project's folder
 * @param folder beside which the bundle's code gets a folder of its own
 */
export async function loadServer(
  root: string,
  files: BundleFiles,
  folder: string,
  store: Store,
): Promise<ServerBundle> {
  const name = digest(files.get(entry) ?? '')
  // Another build in this process has other code. Not a query: chunks import the entry by its path. Not a folder
  // inside: source maps have relative paths.
  const serverFolder = `${folder}-${name}`
  for (const [path, bytes] of files)
    if (isServerCode(path)) writeFile(join(serverFolder, path), bytes)
  const { href } = pathToFileURL(join(serverFolder, entry))
  let loaded: Promise<ServerModule> | undefined
  const module = () => {
    loaded ??= importServer(href).then((server) => refuseUnknownPart(server, root))
    return loaded
  }
  const cached = store.get<ServerFacts>(`server ${name}`)
  if (cached !== undefined) return { href, digest: name, facts: cached, module }
  const { boot, stylesByUse } = await module()
  const facts = { boot, stylesByUse }
  store.put(`server ${name}`, facts)
  return { href, digest: name, facts, module }
}

function writeFile(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
