import { statSync } from 'node:fs'
import type { ViteDevServer } from 'vite'
import { notifyVite } from './watch-content'

/** Milliseconds after an event of a file. Vite's watcher reports no other change of it in the first 50. */
const wait = 100

/**
 * Reports files that were written again while Vite's watcher was silent: many editors empty a file before they write it, and
 * formatters write it once more.
 */
export function reportSecondWrites(server: Pick<ViteDevServer, 'watcher'>): void {
  const timers = new Map<string, NodeJS.Timeout>()
  server.watcher.on('all', (event, file) => {
    if (event !== 'add' && event !== 'change') return
    const reported = versionOf(file)
    clearTimeout(timers.get(file))
    const timer = setTimeout(() => {
      timers.delete(file)
      const version = versionOf(file)
      // The watcher reports a removed file itself.
      if (version === undefined || version === reported) return
      notifyVite(server, { event: 'change', file })
    }, wait)
    timers.set(file, timer.unref())
  })
}

/** The size too: several writes may be in one tick of the file system's clock. */
function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}
