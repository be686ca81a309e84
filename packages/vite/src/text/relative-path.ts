import { relative, sep } from 'node:path'

/** Path from a folder to a file, with `/` on every system. */
export function relativePath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/')
}
