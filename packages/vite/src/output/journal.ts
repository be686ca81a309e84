import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFileList } from './file-list'
import { outputPath } from './output-path'
import { isRunning, isWorkFolder, workParent } from './work-folder'

/** File in the output folder while it is being changed. */
const journalName = '.landing-journal'

/** The steps of a commit. Each can be repeated, so an interrupted commit can be completed. */
export interface OutputChanges {
  /** Folder that holds the new files. */
  readonly stage: string
  /** Paths of new files, in the order in which they are moved. */
  readonly moved: readonly string[]
  /** Paths of files to remove before the new ones come. */
  readonly replaced: readonly string[]
  /** Paths of files to remove after the new ones have come. */
  readonly removed: readonly string[]
  /** Paths of all files of the build, for the list in the output folder; absent if that has them already. */
  readonly files?: readonly string[] | undefined
}

/** True if a commit has begun and not ended. */
export const isInterrupted = (target: string): boolean => existsSync(join(target, journalName))

/** Files below these names in an output folder belong to the build that is running. */
export const isTransient = (path: string): boolean =>
  path === `/${journalName}` || path === `/${workParent}`

/** Changes an output folder. If the process is killed on the way, `recoverOutput` completes the work. */
export function applyChanges(target: string, changes: OutputChanges): void {
  const { stage, moved, replaced, removed } = changes
  // A single step is complete or has not happened.
  if (moved.length + replaced.length + removed.length > 1) writeJournal(target, changes)
  completeChanges(target, changes, run)
  rmSync(stage, { recursive: true, force: true })
}

/**
 * Completes the commit of a build that was killed.
 *
 * @returns false if the output is a mixture that cannot be completed, because the new files are gone
 */
export function recoverOutput(target: string): boolean {
  const journal = readJournal(target)
  if (journal === undefined) return !isInterrupted(target)
  // Another build is at it.
  if (isRunning(journal.pid)) return true
  if (statSync(journal.changes.stage, { throwIfNoEntry: false }) === undefined) return false
  completeChanges(target, journal.changes, runAgain)
  rmSync(journal.changes.stage, { recursive: true, force: true })
  return true
}

function completeChanges(
  target: string,
  changes: OutputChanges,
  step: (work: () => void) => void,
): void {
  const { stage, moved, replaced, removed, files } = changes
  for (const path of replaced) step(() => removeFile(target, path))
  const folders = new Set<string>()
  for (const path of moved) {
    const file = outputPath(target, path)
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    folders.add(dirname(file))
    removeEmptyFolder(file)
    step(() => renameSync(outputPath(stage, path), file))
  }
  for (const path of removed) step(() => removeFile(target, path))
  if (files !== undefined) writeFileList(target, stage, files)
  rmSync(join(target, journalName), { force: true })
}

const run = (step: () => void) => step()

/** Runs a step that may have been completed before: then its file is gone, or has become a folder. */
function runAgain(step: () => void): void {
  try {
    step()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!/^(?:ENOENT|ENOTDIR|ERR_FS_EISDIR)$/.test(code)) throw error
  }
}

/** Removes a file and the folders it leaves empty. */
function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true })
  let parent = dirname(path)
  while (parent !== '/' && removeEmptyFolder(join(folder, parent))) parent = dirname(parent)
}

function removeEmptyFolder(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false
  }
}

interface Journal {
  /** Process that makes the changes. */
  readonly pid: number
  readonly changes: OutputChanges
}

function writeJournal(target: string, changes: OutputChanges): void {
  const part = join(changes.stage, journalName)
  const journal: Journal = { pid: process.pid, changes }
  mkdirSync(changes.stage, { recursive: true })
  writeFileSync(part, JSON.stringify(journal))
  renameSync(part, join(target, journalName))
}

function readJournal(target: string): Journal | undefined {
  try {
    const journal = JSON.parse(readFileSync(join(target, journalName), 'utf8')) as Journal
    return isSafe(journal.changes) ? journal : undefined
  } catch {
    return undefined
  }
}

/** A journal may come with a folder from elsewhere: it must not name other files than those of an output folder and a build. */
function isSafe({ stage, moved, replaced, removed, files = [] }: OutputChanges): boolean {
  const paths = [moved, replaced, removed, files].flat()
  return isWorkFolder(dirname(stage)) && !paths.some((path) => path.split(/[\\/]/).includes('..'))
}
