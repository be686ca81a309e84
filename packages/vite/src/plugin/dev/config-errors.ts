import { stripVTControlCharacters } from 'node:util'
import { loadConfigFromFile, normalizePath, type ViteDevServer } from 'vite'
import { plainError } from '../report'

/** Shows over open pages why an edited configuration cannot be loaded: Vite only prints it. */
export function showConfigErrors(server: ViteDevServer): void {
  const { config, watcher } = server
  let edits = 0
  let isRestarting = false

  /** Waits for Vite's restart. Vite takes no notice of edits that come meanwhile: they need another. */
  async function restart(): Promise<void> {
    isRestarting = true
    let seen: number
    do {
      seen = edits
      await server.restart()
    } while (edits !== seen)
    isRestarting = false
  }

  watcher.on('change', async (file) => {
    if (!config.configFileDependencies.includes(normalizePath(file))) return
    edits += 1
    if (isRestarting) return
    await restart()
    const isReplaced = server.config !== config
    if (!isReplaced) await showError(server)
  })
}

async function showError({ config, ws }: ViteDevServer): Promise<void> {
  const { configFile, mode, root } = config
  const env = { command: 'serve', mode } as const
  await loadConfigFromFile(env, configFile, root, 'silent').catch((error: unknown) => {
    const plain = plainError(error, root)
    const message = plain instanceof Error ? plain.message : String(plain)
    const err = { plugin: 'landing', message: stripVTControlCharacters(message), stack: '' }
    ws.send({ type: 'error', err })
  })
}
