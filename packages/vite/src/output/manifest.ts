import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Files that are made together. */
export interface FileGroup {
  readonly name: string
  /** Key of all inputs of the group. */
  readonly key: string
}

/** Inputs of an output file. */
export interface FileOrigin {
  /** Key of all inputs of the file. */
  readonly key: string
  readonly group?: FileGroup
  /** Of a copy: the path of the file it was made from, and what tells that it is the same. */
  readonly source?: string
}

/** Inputs of a file, and its state after writing. */
export interface ManifestEntry extends FileOrigin {
  /** Bytes. */
  readonly size: number
  /** Time of the last change, in milliseconds. */
  readonly modified: number
}

/** Entries by path in the output folder, with a leading slash. */
export type OutputManifest = Readonly<Record<string, ManifestEntry>>

/** Raise when equal keys may mean different content. */
const version = 2

/** Reads the manifest of the last build; empty if it is missing or unusable. */
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

/** Writes a manifest atomically. */
export function writeManifest(file: string, files: OutputManifest): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, JSON.stringify({ version, files }))
  renameSync(part, file)
}

/** True if the manifest has not changed. */
export function areSame(files: ReadonlyMap<string, FileOrigin>, before: OutputManifest): boolean {
  if (Object.keys(before).length !== files.size) return false
  for (const [path, { key, group, source }] of files) {
    const old = before[path]
    if (old?.key !== key || old.source !== source || old.group?.key !== group?.key) return false
  }
  return true
}
