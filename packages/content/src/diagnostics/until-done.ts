import { pendingPlugins } from '@landing/markdown/host'
import { LandingError } from '@landing/schema'

/**
 * Waits for `work`. Node.js exits with success, and without a word, while it waits for a promise that nothing settles.
 *
 * @throws LandingError `build/unfinished` in that case, with the plugins that wait
 */
export async function untilDone<T>(work: Promise<T>): Promise<T> {
  let onExit = () => {}
  const exit = new Promise<never>((_, reject) => {
    onExit = () => {
      const waiting = pendingPlugins().join(' or ') || 'something'
      const message = `The process ended before its work was done: ${waiting} waits for a promise that never settles.`
      const help = 'Check Markdown plugins, "load" of pages, and plugins.'
      reject(new LandingError('build/unfinished', message, { help }))
    }
  })
  process.once('beforeExit', onExit)
  try {
    return await Promise.race([work, exit])
  } finally {
    process.off('beforeExit', onExit)
  }
}
