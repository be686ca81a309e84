import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LandingError } from '@landing/schema'
import { addressOf, MissingModule } from '../fs/module-address'
import { messageOf } from '../text/message-of'
import { moduleHelp } from './known-plugins'
import { checkPeers } from './plugin-peers'

/** An export of a module that the configuration names. */
export interface NamedExport {
  readonly value: unknown
  /** Address of the module. */
  readonly address: string
}

/** What a module that the configuration names is, beside a plugin. */
export type ForeignKind = 'remark plugin' | 'rehype plugin' | 'grammar' | 'transformer'

/**
 * Imports `module#name`, by default the default export; of a JSON file its value. A module is a package, looked for from the content folder upwards,
 * then from the current one; or a file relative to the current folder.
 *
 * @throws LandingError `content/plugin`; `build/peer` for a plugin of another version of Landing
 */
export async function importExport(
  reference: string,
  contentDir: string,
  kind: 'plugin' | ForeignKind,
): Promise<NamedExport> {
  const [name = '', exported = 'default'] = reference.split('#')
  const { module, address } = await importModule(name, contentDir, kind)
  const value = module[exported]
  if (value !== undefined) return { value, address }
  throw failure(`The module "${name}" has no export "${exported}".`, {
    help: `Its exports are: ${Object.keys(module).sort().join(', ')}. Write "${name}#…" for one of them.`,
  })
}

async function importModule(name: string, contentDir: string, kind: string) {
  try {
    const address = addressOf(name, contentDir)
    checkPeers(name, address)
    const module: Readonly<Record<string, unknown>> = address.endsWith('.json')
      ? { default: JSON.parse(readFileSync(fileURLToPath(address), 'utf8')) }
      : await import(address)
    return { module, address }
  } catch (error) {
    if (error instanceof LandingError) throw error
    const [reason] = messageOf(error).split('\n')
    const install = error instanceof MissingModule ? moduleHelp(name) : undefined
    const file = 'a file such as "./plugins/mine.mjs", relative to the current folder.'
    throw failure(`The ${kind} "${name}" cannot be loaded: ${reason}`, {
      help: install ? `${install} Or name ${file}` : `Name a package that is installed, or ${file}`,
      cause: error,
    })
  }
}

/** An error of a plugin. */
export function failure(
  message: string,
  options: { readonly help: string; readonly cause?: unknown },
) {
  return new LandingError('content/plugin', message, options)
}
