import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** Text of the first file with this path in folders; a base can also be the file. */
export function readSnippet(bases: readonly string[], path: string): string | undefined {
  const file = bases
    .flatMap((base) => [join(base, path), ...(basename(base) === path ? [base] : [])])
    .find(isFile)
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}
