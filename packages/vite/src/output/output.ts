import {
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { decodePath, LandingError } from '@landing/schema'
import { digest } from '../text/digest'
import { isHostFile, listFiles, listNames, readFileList, writeFileList } from './file-list'
import {
  type FileGroup,
  type ManifestEntry,
  type OutputManifest,
  readManifest,
  writeManifest,
} from './manifest'
import { outputPath } from './path'

/** What a commit did. */
export interface OutputReport {
  /** Numbers of files. */
  readonly written: number
  readonly kept: number
  readonly removed: number
  /** Paths of files in the output folder that no build wrote. They stay. */
  readonly foreign: readonly string[]
}

/**
 * The output folder of a build. New files wait in a staging folder until `commit`, so a build that
 * fails leaves the old output as it was; files that would be the same are not written at all.
 * Paths are relative to the output folder and may start with a slash.
 */
export interface Output {
  /** Nothing is known of an earlier build. */
  readonly isNew: boolean
  /** Is the file there, made from the same key in an earlier build? It then stays. */
  keeps(path: string, key: string): boolean
  /** Are all files of a group there, made from the same key? They then stay. */
  keepsGroup(group: FileGroup): boolean
  /** Announces a file made from `key`; returns where to write it, absolute. Its folder exists. */
  stage(path: string, key: string): string
  /** Writes a file whose key is its content. */
  write(path: string, content: string | Uint8Array, group?: FileGroup): Promise<void>
  /** Makes a file of a group from `key`, unless it stays. Returns its size in bytes. */
  make(
    path: string,
    key: string,
    group: FileGroup,
    content: () => Promise<Uint8Array>,
  ): Promise<number>
  /** Writes a file unless the site's owner has put one of that name into the static files. */
  offer(path: string, content: string): Promise<void>
  /** Copies a file that is read only when its size or times are others than at the last build. The path is not encoded. */
  mirror(path: string, source: string): Promise<void>
  /** Paths of all files of this build so far, with a leading slash. */
  paths(): string[]
  /**
   * Moves the new files into the output folder, and removes files of earlier builds that are gone from the site.
   *
   * @throws LandingError `build/foreign-file` if a file that no build wrote is in the way
   */
  commit(): OutputReport
  /** Removes the new files; the old ones stay. */
  discard(): Promise<void>
}

interface OutputOptions {
  /** Folder on the same disk as `target`. */
  readonly stage: string
  readonly target: string
  /** File that remembers what the output was made from. */
  readonly manifest: string
  /** Removes files that no build wrote, apart from `.git`. */
  readonly emptyOutDir: boolean
}

export function openOutput({ stage, target, manifest, emptyOutDir }: OutputOptions): Output {
  const before = readManifest(manifest)
  /** Files of this build; those in `staged` wait in the staging folder. */
  const files = new Map<string, Omit<ManifestEntry, 'size' | 'modified'>>()
  const staged = new Set<string>()
  const folders = new Set<string>()

  function makeFolder(folder: string): void {
    if (folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }

  function isIntact(path: string, entry: ManifestEntry): boolean {
    const stat = statSync(outputPath(target, path), { throwIfNoEntry: false })
    return stat?.size === entry.size && stat.mtimeMs === entry.modified
  }

  function keepsFile(name: string, key: string): boolean {
    const entry = before[name]
    if (entry?.key !== key || !isIntact(name, entry)) return false
    files.set(name, { key })
    return true
  }

  function stageFile(name: string, key: string): string {
    const file = outputPath(stage, name)
    makeFolder(dirname(file))
    files.set(name, { key })
    staged.add(name)
    return file
  }

  async function write(
    path: string,
    content: string | Uint8Array,
    group?: FileGroup,
  ): Promise<void> {
    const key = digest(content)
    const name = fileOf(path)
    if (!keepsFile(name, key)) await writeFile(stageFile(name, key), content)
    if (group !== undefined) files.set(name, { key, group })
  }

  /** Makes the staging folder the output folder; false where that is on another disk. */
  function moveAll(): boolean {
    writeFileList(stage, stage, files.keys())
    mkdirSync(dirname(target), { recursive: true })
    try {
      renameSync(stage, target)
      return true
    } catch {
      return false
    }
  }

  async function copy(name: string, key: string, source: string): Promise<void> {
    if (!keepsFile(name, key)) await copyFile(source, stageFile(name, key))
  }

  /** Throws if a new file would replace one of these, or be written through a link among them. */
  function refuseOverwriting(foreign: readonly string[]): void {
    const wanted = new Set<string>()
    for (const path of staged) {
      for (let at = path; at !== '/'; at = dirname(at)) wanted.add(at)
    }
    const blocking = foreign.filter((path) => wanted.has(path) && !isIdentical(path))
    if (blocking.length === 0) return
    throw new LandingError(
      'build/foreign-file',
      `The build would overwrite files in the output folder that no build wrote: ${listNames(blocking.map((path) => path.slice(1)))}.`,
      {
        help: 'Move them to the folder of static files to publish them with the site, or delete them. The output folder is unchanged.',
      },
    )
  }

  function isIdentical(path: string): boolean {
    if (!staged.has(path)) return false
    return readFileSync(outputPath(stage, path)).equals(readFileSync(join(target, path)))
  }

  return {
    isNew: Object.keys(before).length === 0,
    keeps: (path, key) => keepsFile(fileOf(path), key),
    keepsGroup(group) {
      const members = Object.entries(before).filter(([, it]) => it.group?.name === group.name)
      const same = members.every(([path, it]) => it.group?.key === group.key && isIntact(path, it))
      if (members.length === 0 || !same) return false
      for (const [path, { key }] of members) files.set(path, { key, group })
      return true
    },
    stage: (path, key) => stageFile(fileOf(path), key),
    write,
    async make(path, key, group, content) {
      const name = fileOf(path)
      const isKept = keepsFile(name, key)
      const bytes = isKept ? undefined : await content()
      if (bytes !== undefined) await writeFile(stageFile(name, key), bytes)
      files.set(name, { key, group })
      return bytes?.length ?? before[name]?.size ?? 0
    },
    async offer(path, content) {
      if (!files.has(fileOf(path))) await write(path, content)
    },
    async mirror(path, source) {
      const name = normalize(path)
      const stamp = fileStamp(source)
      const entry = before[name]
      const isKnown = stamp !== undefined && entry?.source === `${stamp} ${source}`
      const key = isKnown ? entry.key : digest(await readFile(source))
      await copy(name, key, source)
      if (stamp !== undefined) files.set(name, { key, source: `${stamp} ${source}` })
    },
    paths: () => [...files.keys()],
    commit() {
      const isSame = staged.size === 0 && areSame(files, before)
      // A first build moves the whole folder, which is one step and saves moving thousands of files.
      const isMoved = lstatSync(target, { throwIfNoEntry: false }) === undefined && moveAll()
      makeFolder(target)
      const list = readFileList(target)
      const isOurs = (path: string) => list?.has(path) || (files.has(path) && !staged.has(path))
      const existing = listFiles(target)
      const foreign = existing.filter((path) => !isOurs(path)).sort()
      if (!emptyOutDir) refuseOverwriting(foreign)
      // From here on the old manifest is wrong; without one the next build writes everything.
      if (!isSame) rmSync(manifest, { force: true })
      const after: Record<string, ManifestEntry> = {}
      const isListed =
        list?.size === files.size && [...files.keys()].every((path) => list.has(path))
      // Lists new files before they exist: an interrupted build must not leave files that look foreign.
      if (!isListed) writeFileList(target, stage, new Set([...(list ?? []), ...files.keys()]))
      let removed = 0
      if (emptyOutDir) for (const path of foreign) removed += removeFile(target, path)
      // Pages come last: whoever reads the folder meanwhile finds all that a new page asks for.
      for (const path of isMoved ? [] : [...staged].sort(pagesLast)) {
        const file = outputPath(target, path)
        makeFolder(dirname(file))
        renameSync(outputPath(stage, path), file)
      }
      for (const path of existing) {
        if (list?.has(path) && !files.has(path)) removed += removeFile(target, path)
      }
      if (!isListed) writeFileList(target, stage, files.keys())
      for (const [path, entry] of files) {
        // What was kept has been looked at.
        const old = staged.has(path) ? undefined : before[path]
        const stats = old ? undefined : statSync(outputPath(target, path))
        const size = old?.size ?? stats?.size ?? 0
        after[path] = { ...entry, size, modified: old?.modified ?? stats?.mtimeMs ?? 0 }
      }
      rmSync(stage, { recursive: true, force: true })
      if (!isSame) writeManifest(manifest, after as OutputManifest)
      return {
        written: staged.size,
        kept: files.size - staged.size,
        removed,
        foreign: emptyOutDir ? [] : foreign.filter((path) => !isHostFile(path.slice(1))),
      }
    },
    discard: () => rm(stage, { recursive: true, force: true }),
  }
}

/** A path of the site as a file's name: hosts decode what is asked for, and look for that. */
function fileOf(path: string): string {
  return normalize(decodePath(path))
}

function normalize(path: string): string {
  return `/${path.split(sep).join('/').replace(/^\/+/, '')}`
}

function pagesLast(a: string, b: string): number {
  return Number(a.endsWith('.html')) - Number(b.endsWith('.html'))
}

/** Would the manifest be the one that is there? */
function areSame(
  files: ReadonlyMap<string, Omit<ManifestEntry, 'size' | 'modified'>>,
  before: OutputManifest,
): boolean {
  if (Object.keys(before).length !== files.size) return false
  for (const [path, { key, group, source }] of files) {
    const old = before[path]
    if (old?.key !== key || old.source !== source || old.group?.key !== group?.key) return false
  }
  return true
}

/** Removes a file and the folders it leaves empty; returns 1. */
function removeFile(folder: string, path: string): number {
  rmSync(join(folder, path))
  try {
    for (let parent = dirname(path); parent !== '/'; parent = dirname(parent)) {
      rmdirSync(join(folder, parent))
    }
  } catch {
    // Not empty.
  }
  return 1
}

/** A file that was changed so shortly before could be changed again within one tick of a coarse clock. */
const minAge = 2000

/** Size, times and inode of a file that has not changed for a while. */
function fileStamp(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined || !stats.isFile()) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stats
  if (Date.now() - Math.max(mtimeMs, ctimeMs) < minAge) return undefined
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}
