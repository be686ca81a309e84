import { statSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { loadConfigFromFile, type ViteDevServer } from 'vite'
import { errorText, showText } from '../../report/report'

/** The configuration of a dev server. */
interface FollowedConfig {
  /** Error of the edited configuration; `undefined` if it can be loaded. */
  error(): string | undefined
  end(): void
}

/** Time at which each configuration file was last loaded. Of the module, because a restart creates another server with other plugins. */
const loadedAt = new Map<string, number>()

/** Milliseconds between two checks of the configuration, and the time that Vite gets to see an edit first. */
const interval = 500

/**
 * Restarts the dev server after every edit of its configuration. Vite's watcher misses edits while a restart replaces it. An error of
 * an edited configuration, which Vite only prints, is shown over open pages.
 */
export function followConfig(server: ViteDevServer): FollowedConfig {
  const { config } = server
  const { configFile, configFileDependencies: files } = config
  let error: string | undefined
  if (configFile === undefined) return { error: () => error, end: () => {} }
  if (!loadedAt.has(configFile)) loadedAt.set(configFile, Date.now())

  const restart = server.restart
  server.restart = async (forceOptimize) => {
    loadedAt.set(configFile, Date.now())
    await restart(forceOptimize)
    const isReplaced = server.config !== config
    if (isReplaced) return
    error = await loadError(server)
    if (error !== undefined) showText(server.ws, error)
  }

  const timer = setInterval(() => {
    const loaded = loadedAt.get(configFile) ?? 0
    const latest = Date.now() - interval
    const isMissed = (edited: number) => edited > loaded && edited < latest
    if (files.some((file) => isMissed(editTime(file)))) void server.restart()
  }, interval)
  timer.unref()
  return { error: () => error, end: () => clearInterval(timer) }
}

function editTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

async function loadError({ config }: ViteDevServer): Promise<string | undefined> {
  const { configFile, mode, root } = config
  const env = { command: 'serve', mode } as const
  return loadConfigFromFile(env, configFile, root, 'silent').then(
    () => undefined,
    (error: unknown) => stripVTControlCharacters(errorText(error, root)),
  )
}
