import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '@landing/markdown/authoring'
import type { ResolvedDocs } from '@landing/schema'

/** What was fetched for a docs set, written after its files. */
export interface SourceRecord {
  readonly git: string
  readonly dir: string
  readonly files?: readonly string[]
  /** SPDX id, where the licence file is one of those that are known. */
  readonly license?: string
  /** Path of the licence in the repository. */
  readonly licenseFile?: string
  /** By the name of the version: `current`, or one of the older tags. */
  readonly versions: Readonly<Record<string, FetchedVersion>>
}

/** A version that was fetched. */
export interface FetchedVersion {
  /** Tag, branch or commit. */
  readonly ref: string
  /** Commit id; fetched again only if it changed. */
  readonly commit: string
}

const fileOf = (contentDir: string, { path }: ResolvedDocs) => join(contentDir, `${path}.json`)

/** The record of a docs set; `undefined` if nothing was fetched, or from elsewhere. */
export function readRecord(contentDir: string, docs: ResolvedDocs): SourceRecord | undefined {
  const { origin } = docs
  try {
    const record = JSON.parse(readFileSync(fileOf(contentDir, docs), 'utf8')) as SourceRecord
    const isSame =
      record.git === origin?.git &&
      record.dir === origin.dir &&
      String(record.files) === String(origin.files)
    return isSame ? record : undefined
  } catch {
    // Missing or damaged: fetched again.
    return undefined
  }
}

/** Writes the record of a docs set, once its files are in place. */
export function writeRecord(contentDir: string, docs: ResolvedDocs, record: SourceRecord): void {
  writeWhole(fileOf(contentDir, docs), `${JSON.stringify(record, undefined, 2)}\n`)
}
