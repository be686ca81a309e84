import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LandingError } from '@landing/schema'
import { listNames } from '../text/list-names'
import { isHostFile, listFiles, readFileList, writeFileList } from './file-list'
import { applyChanges, isTransient } from './journal'
import { outputPath } from './output-path'

/** A finished build whose new files are in the staging folder. Paths have a leading slash. */
export interface StagedBuild {
  readonly stage: string
  readonly target: string
  /** Files in the staging folder. */
  readonly staged: ReadonlySet<string>
  /** All files, those that stay included. */
  readonly files: ReadonlySet<string>
  readonly emptyOutDir: boolean
}

/** A build that is moved into the output folder. */
interface FinishedBuild extends StagedBuild {
  /** Called before the first change. */
  readonly onChange: () => void
}

/** What a commit did. */
export interface CommitReport {
  /** Numbers of files. */
  readonly written: number
  readonly removed: number
  /** Paths of files in the output folder that no build wrote. They stay. */
  readonly foreign: readonly string[]
}

/**
 * Moves the new files into the output folder, and removes files of earlier builds that are gone from the site.
 *
 * @throws LandingError `build/foreign-file` if a file that no build wrote is in the way
 */
export function commitOutput(build: FinishedBuild): CommitReport {
  const { stage, target, staged, files, emptyOutDir, onChange } = build
  // A first build moves the whole folder, which is one step and saves moving thousands of files.
  if (moveAll(build)) return { written: staged.size, removed: 0, foreign: [] }
  mkdirSync(target, { recursive: true })
  const { list, existing, foreign } = existingFiles(build)
  if (!emptyOutDir) refuseOverwriting(build, foreign)
  const stale = existing.filter((path) => list?.has(path) && !files.has(path))
  const parents = new Set([...staged].flatMap(pathAndParents))
  const isInTheWay = (path: string) =>
    parents.has(path) || pathAndParents(path).some((each) => staged.has(each))
  const cleared = emptyOutDir ? foreign : []
  // A move replaces a file; removing it first could not be repeated after the move.
  const replaced = [...cleared.filter((path) => !staged.has(path)), ...stale.filter(isInTheWay)]
  const removed = stale.filter((path) => !isInTheWay(path))
  const isListed = list?.size === files.size && [...files].every((path) => list.has(path))
  onChange()
  // Lists new files before they exist: an interrupted build must not leave files that look foreign.
  if (!isListed) writeFileList(target, stage, new Set([...(list ?? []), ...files]))
  // Pages come last: whoever reads the folder meanwhile finds all that a new page asks for.
  const moved = [...staged].sort(pagesLast)
  applyChanges(target, {
    stage,
    moved,
    replaced,
    removed,
    files: isListed ? undefined : [...files],
  })
  return {
    written: staged.size,
    removed: cleared.length + stale.length,
    foreign: emptyOutDir ? [] : foreign.filter((path) => !isHostFile(path.slice(1))),
  }
}

/**
 * Checks that a commit would overwrite no file of the user, and changes nothing.
 *
 * @throws LandingError `build/foreign-file`
 */
export function checkCommit(build: StagedBuild): void {
  if (build.emptyOutDir || !existsSync(build.target)) return
  refuseOverwriting(build, existingFiles(build).foreign)
}

/** Files in the output folder: those that builds have listed, all, and those that no build wrote. */
function existingFiles({ target, staged, files }: StagedBuild) {
  const list = readFileList(target)
  const isOurs = (path: string) => list?.has(path) || (files.has(path) && !staged.has(path))
  const existing = listFiles(target, isTransient)
  return { list, existing, foreign: existing.filter((path) => !isOurs(path)).sort() }
}

/** Makes the staging folder the output folder; false where there is one, or it would be on another disk. */
function moveAll({ stage, target, files, onChange }: FinishedBuild): boolean {
  if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) return false
  onChange()
  writeFileList(stage, stage, files)
  mkdirSync(dirname(target), { recursive: true })
  try {
    renameSync(stage, target)
    return true
  } catch {
    return false
  }
}

/** Throws if a new file would replace one of these, or be written through a link or to a folder among them. */
function refuseOverwriting(
  { stage, target, staged }: StagedBuild,
  foreign: readonly string[],
): void {
  const parents = new Set([...staged].flatMap((path) => pathAndParents(dirname(path))))
  const isIdentical = (path: string) =>
    readFileSync(outputPath(stage, path)).equals(readFileSync(join(target, path)))
  const blocking = foreign.filter(
    (path) =>
      parents.has(path) ||
      (staged.has(path) && !isIdentical(path)) ||
      pathAndParents(dirname(path)).some((parent) => staged.has(parent)),
  )
  if (blocking.length === 0) return
  throw new LandingError(
    'build/foreign-file',
    `The build would overwrite files in the output folder that no build wrote: ${listNames(blocking.map((path) => path.slice(1)))}.`,
    {
      help: 'Move them to the folder of static files to publish them with the site, or delete them. The output folder is unchanged.',
    },
  )
}

/** `/a/b/c` → `/a/b/c`, `/a/b`, `/a`. */
export function pathAndParents(path: string): string[] {
  return path === '/' ? [] : [path, ...pathAndParents(dirname(path))]
}

function pagesLast(a: string, b: string): number {
  return Number(a.endsWith('.html')) - Number(b.endsWith('.html'))
}
