import { LandingError } from '@landing/schema'
import { formatError } from './summary'

/**
 * Waits for `work`. Node.js exits with success, and without a word, while it waits for a promise that nothing settles: then this
 * reports `build/unfinished`, and the process fails.
 */
export async function untilDone<T>(work: Promise<T>, report: (text: string) => void): Promise<T> {
  const onExit = () => {
    process.exitCode = 1
    const error = new LandingError(
      'build/unfinished',
      'The process ended before its work was done: something waits for a promise that never settles.',
      { help: 'Check Markdown plugins, "load" of pages, and plugins.' },
    )
    report(formatError(error, ''))
  }
  process.once('beforeExit', onExit)
  try {
    return await work
  } finally {
    process.off('beforeExit', onExit)
  }
}
