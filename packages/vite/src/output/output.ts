import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, sep } from 'node:path'
import { fileStamp, nameClashError, SiteNames } from '@landing/content'
import { decodePath, LandingError } from '@landing/schema'
import { digest } from '../text/digest'
import { type CommitReport, checkCommit, commitOutput, type StagedBuild } from './commit'
import {
  areSame,
  type FileGroup,
  type FileOrigin,
  type ManifestEntry,
  readManifest,
  writeManifest,
} from './manifest'
import { outputPath } from './output-path'

/** Summary of a build's changes to the output folder. */
export interface OutputReport extends CommitReport {
  /** Number of files that stayed as they were. */
  readonly kept: number
  /** Paths of files of the site's owner that were replaced by files of the site. */
  readonly overwritten: readonly string[]
  /** The reason why the next build cannot reuse this one. */
  readonly manifestError?: unknown
}

/** Makes the content of a file. */
type FileContent = () => string | Uint8Array | Promise<string | Uint8Array>

/** Who writes a file, for messages. */
export type Writer =
  | 'a static file'
  | 'a page'
  | 'the site'
  | 'the option "files"'
  | `the redirect from "${string}"`
  | `plugin "${string}"`

export interface OutputOptions {
  /** Folder on the same disk as `target`. */
  readonly stage: string
  readonly target: string
  /** File that remembers what the output was made from. */
  readonly manifest: string
  /** Removes files that no build wrote, apart from `.git`. */
  readonly emptyOutDir: boolean
}

/**
 * The output folder of a build. New files wait in a staging folder until `commit`, so a build that
 * fails leaves the old output as it was; files that would be the same are not written at all.
 * Paths are relative to the output folder and may start with a slash.
 */
export class Output {
  readonly #options: OutputOptions
  /** Files of the last build. */
  readonly #before: Readonly<Record<string, ManifestEntry>>
  /** Files of this build; those in `#staged` wait in the staging folder. */
  readonly #files = new Map<string, FileOrigin>()
  readonly #staged = new Set<string>()
  readonly #overwritten: string[] = []
  readonly #writers = new Map<string, Writer>()
  /** Files that any other file replaces. */
  readonly #offered = new Set<string>()
  readonly #names = new SiteNames()
  /** Folders that were made in the staging folder. */
  readonly #folders = new Set<string>()
  /** Who writes the files that are added from now on. */
  writer: Writer = 'the site'
  /** True without an earlier build. */
  readonly isNew: boolean

  constructor(options: OutputOptions) {
    this.#options = options
    this.#before = readManifest(options.manifest)
    this.isNew = Object.keys(this.#before).length === 0
  }

  /** True if an earlier build made the file from the same key; then it is kept. */
  keeps(path: string, key: string): boolean {
    return this.#keeps(fileOf(path), key)
  }

  /** True if an earlier build made all files of a group from the same key; then they are kept. */
  keepsGroup(group: FileGroup): boolean {
    const members = Object.entries(this.#before).filter(([, it]) => it.group?.name === group.name)
    const same = members.every(
      ([path, it]) => it.group?.key === group.key && this.#isIntact(path, it),
    )
    if (members.length === 0 || !same) return false
    for (const [path, { key }] of members) this.#claim(path, { key, group })
    return true
  }

  /** Adds a file made from `key`. Returns the absolute path to write it to; its folder exists. */
  stage(path: string, key: string): string {
    return this.#stage(fileOf(path), key)
  }

  /** Reads a text file of this build, which may be one that stays. */
  read(path: string): Promise<string> {
    return readFile(this.#placeOf(fileOf(path)), 'utf8')
  }

  /** Writes a file of this build under another path too; false if there is no such file. */
  async copy(path: string, to: string): Promise<boolean> {
    const name = fileOf(path)
    if (!this.#files.has(name)) return false
    await this.write(to, await readFile(this.#placeOf(name)))
    return true
  }

  /** Writes a file whose key is its content. */
  async write(path: string, content: string | Uint8Array, group?: FileGroup): Promise<void> {
    await this.make(path, digest(content), group, () => content)
  }

  /** Makes a file from `key`, unless it stays. */
  async make(
    path: string,
    key: string,
    group: FileGroup | undefined,
    content: FileContent,
  ): Promise<void> {
    const name = fileOf(path)
    if (!this.#keeps(name, key)) {
      const bytes = await content()
      writeFileSync(this.#stage(name, key), bytes)
    }
    if (group !== undefined) this.#files.set(name, { key, group })
  }

  /** Writes a file unless there is one of that name; one that is added later replaces it. */
  async offer(path: string, content: FileContent): Promise<void> {
    const name = fileOf(path)
    if (this.#files.has(name)) return
    await this.write(path, await content())
    this.#offered.add(name)
  }

  /** Copies a file that is read only when its size or times are others than at the last build. The path is not encoded. */
  async mirror(path: string, source: string): Promise<void> {
    const name = normalize(path)
    const stamp = fileStamp(source)
    const entry = this.#before[name]
    const isKnown = stamp !== undefined && entry?.source === `${stamp} ${source}`
    const key = isKnown ? entry.key : digest(await readFile(source))
    if (!this.#keeps(name, key)) copyFileSync(source, this.#stage(name, key))
    this.#files.set(name, { key, source: `${stamp ?? 'new'} ${source}` })
  }

  /** Paths of all files of this build so far, with a leading slash. */
  paths(): string[] {
    return [...this.#files.keys()]
  }

  /** Paths of files of the last build that this one does not have. */
  gone(): string[] {
    return Object.keys(this.#before).filter((path) => !this.#files.has(path))
  }

  /** Paths of the files that were mirrored. */
  mirrored(): string[] {
    return [...this.#files].flatMap(([path, { source }]) => (source === undefined ? [] : [path]))
  }

  /** Names the contents of all files so far. */
  digest(): string {
    const lines = [...this.#files].map(([path, { key }]) => `${path} ${key}`)
    return digest(lines.sort().join('\n'))
  }

  /**
   * Moves the new files into the output folder, and removes files of earlier builds that are gone from the site.
   *
   * @throws LandingError `build/foreign-file` if a file that no build wrote is in the way
   */
  commit(): OutputReport {
    const { manifest } = this.#options
    const staged = this.#staged.size
    const isSame = staged === 0 && areSame(this.#files, this.#before)
    const report = commitOutput({
      ...this.#build(),
      // The old manifest is invalid from here on; without one the next build writes everything.
      onChange: () => !isSame && caught(() => rmSync(manifest, { force: true })),
    })
    const manifestError = isSame ? undefined : caught(() => this.#remember())
    return {
      ...report,
      kept: this.#files.size - staged,
      overwritten: this.#overwritten,
      ...(manifestError !== undefined && { manifestError }),
    }
  }

  /** Checks what `commit` would refuse. @throws LandingError `build/foreign-file` */
  check(): void {
    checkCommit(this.#build())
  }

  /** Removes the new files; the old ones stay. */
  discard(): Promise<void> {
    return rm(this.#options.stage, { recursive: true, force: true })
  }

  #build(): StagedBuild {
    const { stage, target, emptyOutDir } = this.#options
    return { stage, target, emptyOutDir, staged: this.#staged, files: new Set(this.#files.keys()) }
  }

  #placeOf(name: string): string {
    const { stage, target } = this.#options
    return outputPath(this.#staged.has(name) ? stage : target, name)
  }

  #isIntact(path: string, entry: ManifestEntry): boolean {
    const stat = statSync(outputPath(this.#options.target, path), { throwIfNoEntry: false })
    return stat?.size === entry.size && stat.mtimeMs === entry.modified
  }

  #keeps(name: string, key: string): boolean {
    const entry = this.#before[name]
    if (entry?.key !== key || !this.#isIntact(name, entry)) return false
    this.#claim(name, { key })
    return true
  }

  #stage(name: string, key: string): string {
    const file = outputPath(this.#options.stage, name)
    this.#claim(name, { key })
    const folder = dirname(file)
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
    this.#staged.add(name)
    return file
  }

  /**
   * Adds a file to the site.
   *
   * @throws LandingError `build/name-clash` if another file needs a folder of this name, if this one needs a folder where a file is, or if
   *   a plugin and something else write this file
   */
  #claim(name: string, origin: FileOrigin): void {
    const clash = this.#names.add(name)
    if (clash !== undefined) {
      const other = this.#writers.get(clash.file === name ? clash.below : clash.file)
      throw nameClashError(clash, [this.writer, other].find(isMovable))
    }
    this.#checkWriter(name)
    if (this.#files.get(name)?.source !== undefined) this.#overwritten.push(name)
    // The file that this one replaces must not stay in place of one that is kept.
    this.#staged.delete(name)
    this.#offered.delete(name)
    this.#writers.set(name, this.writer)
    this.#files.set(name, origin)
  }

  #checkWriter(name: string): void {
    const before = this.#writers.get(name) ?? this.writer
    if (before === this.writer || this.#offered.has(name)) return
    if (![before, this.writer].some(isPlugin)) return
    const message = `"${name}" is written by ${before} and by ${this.writer}.`
    const help = 'Change the path of one of the two, or remove the plugin.'
    throw new LandingError('build/name-clash', message, { help })
  }

  /** Writes the manifest of this build. */
  #remember(): void {
    const after: Record<string, ManifestEntry> = {}
    for (const [path, entry] of this.#files) {
      // The old manifest has been read.
      const old = this.#staged.has(path) ? undefined : this.#before[path]
      const { size, modified } = old ?? this.#stateOf(path)
      after[path] = { ...entry, size, modified }
    }
    writeManifest(this.#options.manifest, after)
  }

  #stateOf(path: string): Pick<ManifestEntry, 'size' | 'modified'> {
    const { size, mtimeMs } = statSync(outputPath(this.#options.target, path))
    return { size, modified: mtimeMs }
  }
}

const isPlugin = (writer: Writer): boolean => writer.startsWith('plugin ')

/** True for writers whose paths are up to a plugin or the configuration. */
const isMovable = (writer: Writer | undefined): boolean =>
  /^(?:plugin|the redirect) /.test(writer ?? '')

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
