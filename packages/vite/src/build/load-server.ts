import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { digest } from '../digest'
import type { ServerModule } from '../server/server-module'
import type { KeptPages } from './kept-pages'

/** The server's bundle. It is read into memory only when something has to be rendered. */
export interface ServerBundle {
  readonly file: string
  /** Names its code. */
  readonly digest: string
  /** The script that runs before the first paint of every page. */
  readonly boot: string
  module(): Promise<ServerModule>
}

export async function loadServer(
  file: string,
  kept: Pick<KeptPages, 'boot' | 'keepBoot'>,
): Promise<ServerBundle> {
  const name = digest(await readFile(file))
  // Another build in the same process has another bundle behind the same path.
  const href = `${pathToFileURL(file).href}?${name}`
  let loaded: Promise<ServerModule> | undefined
  const module = () => {
    loaded ??= import(href) as Promise<ServerModule>
    return loaded
  }
  const known = kept.boot(name)
  const boot = known ?? (await module()).boot
  if (known === undefined) kept.keepBoot(name, boot)
  return { file, digest: name, boot, module }
}
