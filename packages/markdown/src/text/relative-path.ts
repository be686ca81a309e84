import { relative, sep } from 'node:path'

/** Path from a folder to a file, with `/` on every system. */
export function relativePath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/')
}

/** The same as links have it: with `./` in front where it leads into the folder. */
export function linkPath(folder: string, file: string): string {
  const path = relativePath(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}
