import { resolve } from 'node:path'
import { normalizePath, type ViteDevServer, type WatchOptions } from 'vite'
import { type FileChange, FolderWatcher } from './folder-watcher'

/** Where and how the content is watched: by Vite, or by a watcher of our own that starts faster. */
export interface ContentWatching {
  /** Folder of the project, perhaps relative to the current one. */
  readonly root: string
  /** Absolute path of the content folder. */
  readonly folder: string
  /** `server.watch` of the project's Vite configuration. */
  readonly options: WatchOptions | null | undefined
}

/**
 * True if the content is watched apart from the project: not where files have to be polled (network drives, containers), where
 * nothing is to be watched, and where the content folder holds the project.
 */
export function isWatchedApart({ root, folder, options }: ContentWatching): boolean {
  if (options === null || options?.usePolling || isPolled(process.env.CHOKIDAR_USEPOLLING)) {
    return false
  }
  return !`${normalizePath(resolve(root))}/`.startsWith(`${normalizePath(folder)}/`)
}

/** The variable that turns polling on in Vite's watcher, read as it reads it. */
function isPolled(variable: string | undefined): boolean {
  return variable !== undefined && !['false', '0', ''].includes(variable.toLowerCase())
}

/**
 * Reports edited, new and removed files of the content folder, to Vite too: a component may import
 * one, and Vite serves the static ones.
 *
 * @returns a cleanup function
 */
export function watchContent(
  server: ViteDevServer,
  watching: ContentWatching,
  report: (files: readonly string[]) => void,
): () => void {
  const { watcher, config } = server
  const folder = normalizePath(watching.folder)
  if (!isWatchedApart(watching)) {
    watcher.add(folder)
    watcher.on('all', (_event, file) => {
      if (normalizePath(file).startsWith(`${folder}/`)) report([file])
    })
    return () => undefined
  }
  const watch = new FolderWatcher(
    watching.folder,
    (changes) => {
      for (const change of changes) notifyVite(server, change)
      report(changes.map(({ file }) => file))
    },
    (unwatched, { message }) =>
      config.logger.warn(
        `Edits in ${unwatched} will not be seen: ${message}\nRestart the server after an edit there, or set \`server.watch.usePolling\` in the Vite configuration.`,
      ),
  )
  return () => watch.close()
}

/** Reports a change as Vite's watcher does. */
export function notifyVite(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  { event, file }: FileChange,
): void {
  watcher.emit(event, file)
  watcher.emit('all', event, file)
}
