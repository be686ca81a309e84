import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Folder of all builds, in the project or in an output folder on another disk. */
export const workParent = '.landing'

/** Folder of this process for intermediate files, relative to the project. The random part tells apart containers, where process ids repeat. */
export const workFolder = `${workParent}/${process.pid}-${randomBytes(4).toString('hex')}`

/** True for the path of such a folder, of any process. */
export function isWorkFolder(path: string): boolean {
  return basename(dirname(path)) === workParent && /^\d+-[0-9a-f]{8}$/.test(basename(path))
}

/** Folders of one build for intermediate files. */
export interface WorkFolders {
  /** For new files of the output, on the same file system as the output folder. */
  readonly stage: string
  /** For the server's code, inside the project, where its packages are found. */
  readonly server: string
  dispose(): void
}

/** Creates the folders of a build. Those that killed builds left behind are removed. */
export function openWorkFolders(root: string, target: string): WorkFolders {
  for (const folder of [root, target]) removeLeftovers(join(folder, workParent))
  const work = join(root, workFolder)
  mkdirSync(work, { recursive: true })
  const outer = canMove(work, target) ? work : join(target, workFolder)
  return {
    stage: join(outer, 'stage'),
    server: join(work, 'server'),
    dispose() {
      for (const folder of new Set([work, outer])) removeWorkFolder(folder)
    },
  }
}

/** Removes a folder of a build, and the one of all builds if it was the last. */
export function removeWorkFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  removeIfEmpty(dirname(folder))
}

/** True if files can be renamed from one folder into the other, which mount points prevent even on one disk. */
function canMove(from: string, to: string): boolean {
  const name = '.landing-probe'
  try {
    writeFileSync(join(from, name), '')
    renameSync(join(from, name), join(to, name))
    rmSync(join(to, name))
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EXDEV') return false
    // A folder that does not exist yet will be on the file system of its parent.
    return code !== 'ENOENT' || dirname(to) === to || canMove(from, dirname(to))
  }
}

/** Removes the folders of processes that have ended. */
function removeLeftovers(folder: string): void {
  for (const name of namesIn(folder)) {
    const isOwn = workFolder.endsWith(`/${name}`)
    if (!isOwn && isWorkFolder(join(folder, name)) && !isRunning(Number.parseInt(name, 10))) {
      rmSync(join(folder, name), { recursive: true, force: true })
    }
  }
  removeIfEmpty(folder)
}

/** True for processes other than this one that exist. */
export function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Another build uses it.
  }
}
