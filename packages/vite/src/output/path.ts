import { join, resolve, sep } from 'node:path'
import { LandingError } from '@landing/schema'

/**
 * Where a file of the site lies in the output folder.
 *
 * @throws LandingError `build/outside-output` for a path that leaves the folder
 */
export function outputPath(folder: string, sitePath: string): string {
  const root = resolve(folder)
  const file = resolve(join(root, sitePath))
  if (file !== root && !file.startsWith(root + sep)) {
    throw new LandingError(
      'build/outside-output',
      `The path "${sitePath}" leads outside the output folder.`,
      { help: 'Remove ".." from the slug or the file name.' },
    )
  }
  return file
}

/** The file in which a static host looks for a route: `/docs/x/` and `/docs/x` → `/docs/x/index.html`. */
export function documentPath(routePath: string): string {
  return `${routePath.replace(/\/+$/, '')}/index.html`
}
