import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { ServerFacts, ServerModule } from '../../document/server-module'
import { digest } from '../../text/digest'
import type { KeptPages } from './cached-pages'

/** The server's bundle. It is read into memory only when something has to be rendered. */
export interface ServerBundle {
  readonly file: string
  /** Names its code. */
  readonly digest: string
  /** What every document needs of it. */
  readonly facts: ServerFacts
  module(): Promise<ServerModule>
}

export async function loadServer(
  file: string,
  kept: Pick<KeptPages, 'serverFacts' | 'keepServerFacts'>,
): Promise<ServerBundle> {
  const name = digest(await readFile(file))
  // Another build in the same process has another bundle behind the same path.
  const href = `${pathToFileURL(file).href}?${name}`
  let loaded: Promise<ServerModule> | undefined
  const module = () => {
    loaded ??= import(href) as Promise<ServerModule>
    return loaded
  }
  const known = kept.serverFacts(name)
  if (known !== undefined) return { file, digest: name, facts: known, module }
  const { boot, elementStyles } = await module()
  const facts = { boot, elementStyles }
  kept.keepServerFacts(name, facts)
  return { file, digest: name, facts, module }
}
