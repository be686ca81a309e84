import { LandingError } from '@landing/schema'
import { type Fault, formatFault, nearest } from '@landing/schema/validate'
import type { ContentOptions } from './content-options'

/** The type keeps the list complete. */
const contentOptions: Readonly<Record<keyof ContentOptions, true>> = {
  contentDir: true,
  config: true,
  cacheDir: true,
  production: true,
  parser: true,
  threads: true,
  components: true,
  ownPages: true,
  root: true,
  texts: true,
}

/**
 * Checks the names of the options of a function: callers in JavaScript have no compiler that does.
 *
 * @param more the options besides those of `openContent`
 * @throws LandingError `config/invalid` with all problems
 */
export function checkOptions(
  caller: string,
  options: ContentOptions,
  more: Readonly<Record<string, true>> = {},
): void {
  const names = Object.keys({ ...contentOptions, ...more })
  const unknown = Object.keys(options).filter((key) => !names.includes(key))
  const faults = unknown.map((path): Fault => {
    const suggestion = nearest(path, names)
    const fault: Fault = { path, message: 'is not a known key', kind: 'unknown-key' }
    return suggestion === undefined ? fault : { ...fault, suggestion }
  })
  if (typeof options.contentDir !== 'string') {
    faults.push({ path: 'contentDir', message: 'is missing, and needed', kind: 'type' })
  }
  if (faults.length === 0) return
  const lines = faults.map((fault) => `  ${formatFault(fault)}`)
  throw new LandingError('config/invalid', `Invalid options of ${caller}:\n\n${lines.join('\n')}`, {
    help: `Correct the lines above where ${caller} is called.`,
  })
}
