import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { isValues } from './site/values'

/** Hashes of the files that an earlier run wrote, by path. */
const manifestName = '.landing-migrate.json'

/** Refuses a target that would write into the source, or that holds the source. */
export function requireApart(source: string, target: string): void {
  if (!existsSync(source) || !statSync(source).isDirectory()) {
    throw new Error(`The source "${source}" is not a folder. Name the folder of the site to move.`)
  }
  const [from, to] = [realpathSync(source), realPath(target)]
  if (from === to || to.startsWith(from + sep)) {
    throw new Error(
      `The target "${target}" is the source or lies in it, and the source is never written to. Name another folder with --to.`,
    )
  }
  if (from.startsWith(to + sep)) {
    throw new Error(`The target "${target}" holds the source. Name another folder with --to.`)
  }
}

/** The real path of a folder that may not exist yet. */
function realPath(path: string): string {
  const absolute = resolve(path)
  return existsSync(absolute)
    ? realpathSync(absolute)
    : join(realPath(dirname(absolute)), relative(dirname(absolute), absolute))
}

/**
 * Writes a site and deletes what an earlier run wrote and this one does not. If people wrote or edited files there, nothing is
 * written, unless `force` is set.
 *
 * @returns how many files changed
 */
export function writeSite(
  target: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  force: boolean,
): number {
  const before = readManifest(target)
  const isOwn = (path: string) => before[path] === hashOf(readFileSync(join(target, path)))
  const changed = [...files].filter(([path, content]) => {
    const file = join(target, path)
    return !existsSync(file) || hashOf(readFileSync(file)) !== hashOf(content)
  })
  const edited = changed.filter(([path]) => existsSync(join(target, path)) && !isOwn(path))
  if (edited.length > 0 && !force)
    throw new Error(
      refusal(
        target,
        edited.map(([path]) => path),
      ),
    )
  const stale = Object.keys(before).filter(
    (path) => !files.has(path) && existsSync(join(target, path)) && isOwn(path),
  )
  for (const [path, content] of changed) {
    const file = join(target, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const path of stale) rmSync(join(target, path))
  const hashes = Object.fromEntries(
    [...files].map(([path, content]) => [path, hashOf(content)]).sort(),
  )
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, manifestName), `${JSON.stringify(hashes, null, 2)}\n`)
  return changed.length + stale.length
}

function refusal(target: string, paths: readonly string[]): string {
  const listed = paths.slice(0, 5).map((path) => `  ${path}`)
  const more = paths.length > 5 ? [`  and ${paths.length - 5} more`] : []
  return [
    `In "${target}" there are files that were edited or not written by landing-migrate:`,
    ...listed,
    ...more,
    'Nothing was written. Name another folder with --to, or overwrite them with --force.',
  ].join('\n')
}

function readManifest(target: string): Readonly<Record<string, unknown>> {
  const file = join(target, manifestName)
  if (!existsSync(file)) return {}
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return isValues(value) ? value : {}
}

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
