import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** The first file with this path in folders; a base can also be the file. */
export const findSnippet = (bases: readonly string[], path: string): string | undefined =>
  bases
    .flatMap((base) => [join(base, path), ...(basename(base) === path ? [base] : [])])
    .find(isFile)

/** Its text. */
export function readSnippet(bases: readonly string[], path: string): string | undefined {
  const file = findSnippet(bases, path)
  return file === undefined ? undefined : readFileSync(file, 'utf8')
}

const endings = [
  '',
  '.ts',
  '.mts',
  '.js',
  '.mjs',
  '.cjs',
  '.cts',
  '.json',
  '/index.ts',
  '/index.js',
]

/** Resolves the path of a module, which may lack its extension or name that of the compiled file. */
export function findModule(path: string): string | undefined {
  const written = path.replace(/\.([cm]?)js$/, '.$1ts')
  return [...endings.map((ending) => `${path}${ending}`), written].find(isFile)
}
