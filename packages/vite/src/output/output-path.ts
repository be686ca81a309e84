import { join, resolve, sep } from 'node:path'

/** Where a file of the site lies in the output folder. */
export function outputPath(folder: string, sitePath: string): string {
  const root = resolve(folder)
  const file = resolve(join(root, sitePath))
  if (file !== root && !file.startsWith(root + sep)) {
    // Routes never contain "..": they are resolved or rejected where they are created.
    throw new Error(`The path "${sitePath}" leads outside the output folder.`)
  }
  return file
}
