import { stripVTControlCharacters } from 'node:util'
import { loadConfigFromFile, normalizePath, type ViteDevServer } from 'vite'
import { plainError } from '../report'

/** Shows over open pages why an edited configuration cannot be loaded: Vite only prints it. */
export function showConfigErrors({ config, watcher, ws }: ViteDevServer): void {
  const { configFile, configFileDependencies, root } = config
  watcher.on('change', async (file) => {
    if (!configFileDependencies.includes(normalizePath(file))) return
    const env = { command: 'serve', mode: config.mode } as const
    await loadConfigFromFile(env, configFile, root, 'silent').catch((error: unknown) => {
      const plain = plainError(error, root)
      const message = plain instanceof Error ? plain.message : String(plain)
      const err = { plugin: 'landing', message: stripVTControlCharacters(message), stack: '' }
      ws.send({ type: 'error', err })
    })
  })
}
