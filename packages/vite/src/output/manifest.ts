import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Files that are made together. */
export interface FileGroup {
  readonly name: string
  /** Names everything that went into the files of the group. */
  readonly key: string
}

/** What a file of the output was made from. */
export interface FileOrigin {
  /** Names everything that went into the file. */
  readonly key: string
  readonly group?: FileGroup
  /** Of a copy: the path of the file it was made from, and what tells that it is the same. */
  readonly source?: string
}

/** The origin of a file, and how it was left. */
export interface ManifestEntry extends FileOrigin {
  /** Bytes. */
  readonly size: number
  /** Time of the last change, in milliseconds. */
  readonly modified: number
}

/** Entries by path in the output folder, with a leading slash. */
export type OutputManifest = Readonly<Record<string, ManifestEntry>>

/** Raised when the same key may stand for another content. */
const version = 2

/** Reads the manifest of the last build; empty when there is none, or none that can be used. */
export function readManifest(file: string): OutputManifest {
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
      version: number
      files: OutputManifest
    }
    return manifest.version === version ? manifest.files : {}
  } catch {
    return {}
  }
}

/** Writes a manifest whole: an interrupted write leaves none. */
export function writeManifest(file: string, files: OutputManifest): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, JSON.stringify({ version, files }))
  renameSync(part, file)
}

/** Would the manifest be the one that is there? */
export function areSame(files: ReadonlyMap<string, FileOrigin>, before: OutputManifest): boolean {
  if (Object.keys(before).length !== files.size) return false
  for (const [path, { key, group, source }] of files) {
    const old = before[path]
    if (old?.key !== key || old.source !== source || old.group?.key !== group?.key) return false
  }
  return true
}
