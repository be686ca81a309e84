import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, sep } from 'node:path'
import { decodePath, LandingError } from '@landing/schema'
import { digest } from '../text/digest'
import { type CommitReport, commitOutput, pathAndParents } from './commit'
import {
  areSame,
  type FileGroup,
  type FileOrigin,
  type ManifestEntry,
  readManifest,
  writeManifest,
} from './manifest'
import { outputPath } from './path'
import { fileStamp } from './public-files'

/** Summary of a build's changes to the output folder. */
export interface OutputReport extends CommitReport {
  /** Number of files that stayed as they were. */
  readonly kept: number
  /** Paths of files of the site's owner that were replaced by files of the site. */
  readonly overwritten: readonly string[]
  /** The reason why the next build cannot reuse this one. */
  readonly manifestError?: unknown
}

/**
 * The output folder of a build. New files wait in a staging folder until `commit`, so a build that
 * fails leaves the old output as it was; files that would be the same are not written at all.
 * Paths are relative to the output folder and may start with a slash.
 */
export interface Output {
  /** True without an earlier build. */
  readonly isNew: boolean
  /** True if an earlier build made the file from the same key; then it is kept. */
  keeps(path: string, key: string): boolean
  /** True if an earlier build made all files of a group from the same key; then they are kept. */
  keepsGroup(group: FileGroup): boolean
  /** Announces a file made from `key`; returns where to write it, absolute. Its folder exists. */
  stage(path: string, key: string): string
  /** Reads a text file of this build, which may be one that stays. */
  read(path: string): Promise<string>
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
  /** Names the contents of all files so far. */
  digest(): string
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
  const files = new Map<string, FileOrigin>()
  const staged = new Set<string>()
  const overwritten: string[] = []
  /** Folders with files of this build. */
  const parents = new Set<string>()
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

  /**
   * Notes a file of the site.
   *
   * @throws LandingError `build/name-clash` if another file needs a folder of this name, or this one needs a folder where a file is
   */
  function claim(name: string, origin: FileOrigin): void {
    const known = files.get(name)
    if (known === undefined) refuseClash(name)
    else if (known.source !== undefined && origin.source === undefined) overwritten.push(name)
    files.set(name, origin)
  }

  function refuseClash(name: string): void {
    const above = pathAndParents(dirname(name))
    for (const parent of above) parents.add(parent)
    const file = parents.has(name) ? name : above.find((parent) => files.has(parent))
    if (file === undefined) return
    const below =
      file === name ? [...files.keys()].find((path) => path.startsWith(`${name}/`)) : name
    throw new LandingError(
      'build/name-clash',
      `"${file}" cannot be both a file of the site and a folder, which "${below}" needs.`,
      { help: 'Rename the static file, or give the page another "slug".' },
    )
  }

  function keepsFile(name: string, key: string): boolean {
    const entry = before[name]
    if (entry?.key !== key || !isIntact(name, entry)) return false
    claim(name, { key })
    return true
  }

  function stageFile(name: string, key: string): string {
    const file = outputPath(stage, name)
    claim(name, { key })
    makeFolder(dirname(file))
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
    if (!keepsFile(name, key)) writeFileSync(stageFile(name, key), content)
    if (group !== undefined) files.set(name, { key, group })
  }

  /** Writes the manifest of this build. */
  function remember(): void {
    const after: Record<string, ManifestEntry> = {}
    for (const [path, entry] of files) {
      // The old manifest has been read.
      const old = staged.has(path) ? undefined : before[path]
      const stats = old ? undefined : statSync(outputPath(target, path))
      const size = old?.size ?? stats?.size ?? 0
      after[path] = { ...entry, size, modified: old?.modified ?? stats?.mtimeMs ?? 0 }
    }
    writeManifest(manifest, after)
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
    read(path) {
      const name = fileOf(path)
      return readFile(outputPath(staged.has(name) ? stage : target, name), 'utf8')
    },
    write,
    async make(path, key, group, content) {
      const name = fileOf(path)
      const isKept = keepsFile(name, key)
      const bytes = isKept ? undefined : await content()
      if (bytes !== undefined) writeFileSync(stageFile(name, key), bytes)
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
      if (!keepsFile(name, key)) copyFileSync(source, stageFile(name, key))
      files.set(name, { key, source: `${stamp ?? 'new'} ${source}` })
    },
    paths: () => [...files.keys()],
    digest: () =>
      digest(
        [...files]
          .map(([path, { key }]) => `${path} ${key}`)
          .sort()
          .join('\n'),
      ),
    commit() {
      const isSame = staged.size === 0 && areSame(files, before)
      const report = commitOutput({
        ...{ stage, target, staged, emptyOutDir },
        files: new Set(files.keys()),
        // The old manifest is invalid from here on; without one the next build writes everything.
        onChange: () => !isSame && caught(() => rmSync(manifest, { force: true })),
      })
      const manifestError = isSame ? undefined : caught(remember)
      const kept = files.size - staged.size
      return { ...report, kept, overwritten, ...(manifestError !== undefined && { manifestError }) }
    },
    discard: () => rm(stage, { recursive: true, force: true }),
  }
}

/** The file name of a site path: hosts decode requests before looking for files. */
function fileOf(path: string): string {
  return normalize(decodePath(path))
}

function normalize(path: string): string {
  return `/${path.split(sep).join('/').replace(/^\/+/, '')}`
}

/** What `work` throws. */
function caught(work: () => void): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error
  }
}
