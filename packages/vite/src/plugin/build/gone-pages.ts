import type { Diagnostic } from '@landing/schema'
import { nearest } from '@landing/schema/validate'

const ending = /(?:index)?\.html$/

/**
 * Notes on documents of the last build at whose address there is neither a page nor a redirect now.
 *
 * @param gone paths of the files that the last build wrote, and this one does not
 * @param paths route paths of this build
 */
export function gonePages(gone: readonly string[], paths: readonly string[]): Diagnostic[] {
  const files = new Set(gone)
  // Only documents have a file for programs beside them, not lists of tags.
  const pages = gone.filter((path) => ending.test(path) && files.has(path.replace(/html$/, 'md')))
  return pages.map((file) => {
    const from = file.replace(ending, '')
    const to = nearest(from, paths) ?? '/…/'
    return {
      code: 'routes/gone',
      severity: 'log',
      message: `The page ${from} of the last build is gone, and its address leads nowhere.`,
      location: { file: 'configuration redirects' },
      help: `If it has moved, redirect it: redirects: [{ from: '${from}', to: '${to}' }].`,
    }
  })
}
