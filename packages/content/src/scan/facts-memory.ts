import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { ownVersion } from '../cache/own-version'
import { quietly } from '../cache/quietly'
import { type FactsInput, type FactsOptions, type FileFacts, readFacts } from '../facts/read-facts'
import { encodingFindings, readSource, type SourceText } from '../fs/source-text'
import { writeWhole } from '../fs/write-whole'
import { detached } from '../text/detached'

interface Entry {
  readonly hash: string
  /** Stamp of the file when it was read, see `stampOf`; absent if it was too recent to be trusted. */
  readonly stamp?: string
  readonly dialect: string
  readonly facts: FileFacts
}

export interface FactsFile extends Omit<FactsInput, 'text'> {
  readonly absolute: string
}

/**
 * Reads facts of files and caches them by the hash of their text, also between builds. Files with unchanged size, times and inode
 * are not read.
 */
export interface FactsMemory {
  read(file: FactsFile): { hash: string; facts: FileFacts }
  /** Writes new entries to the cache folder and removes stale ones. */
  save(): void
}

/** Above this share of changed files everything is rewritten, otherwise only the changes. */
const largestShare = 0.1

/** @param cacheDir absolute; nothing is kept between builds when absent */
export function createFactsMemory(
  cacheDir: string | undefined,
  options: FactsOptions,
): FactsMemory {
  const { presets, directives, frontMatterKeys = {} } = options
  const settings = [...directives, '', JSON.stringify(frontMatterKeys)]
  const version = [ownVersion(), presets.key, ...settings].join(' ')
  const fileOf = (name: string) => (cacheDir === undefined ? undefined : join(cacheDir, name))
  const [all, edits] = [fileOf('facts.json'), fileOf('facts-edits.json')]
  const base = load(all, version)
  // Entries are verified by stamp and hash, so those of other builds are safe.
  const edited = load(edits, version)
  const used = new Map<string, Entry>()
  let isNew = false
  return {
    read({ source, path, absolute, dialect }) {
      const entry = used.get(source) ?? edited.get(source) ?? base.get(source)
      const stamp = stampOf(absolute)
      if (stamp !== undefined && entry?.stamp === stamp && entry.dialect === dialect) {
        used.set(source, entry)
        return entry
      }
      const file = readSource(absolute)
      const { text, hash } = file
      const isSame = entry?.hash === hash && entry.dialect === dialect
      if (isSame && entry.stamp === stamp) {
        used.set(source, entry)
        return entry
      }
      const read = isSame ? entry : readFacts({ source, path, dialect, text }, options)
      const facts = isSame ? entry.facts : detachedFacts(withDamage(read.facts, source, file))
      if ('isSure' in read && !read.isSure) return { hash, facts }
      const next = { hash, dialect, facts, ...(stamp !== undefined && { stamp }) }
      used.set(source, next)
      edited.set(source, next)
      isNew = true
      return next
    },
    save() {
      if (all === undefined || edits === undefined) return
      const isShrunk = used.size < base.size * (1 - largestShare)
      if (isShrunk || (isNew && edited.size > base.size * largestShare)) {
        quietly(() => {
          write(all, used, version)
          rmSync(edits, { force: true })
        })
        base.clear()
        for (const [source, entry] of used) base.set(source, entry)
        edited.clear()
      } else if (isNew) quietly(() => write(edits, edited, version))
      isNew = false
    },
  }
}

function write(file: string, entries: ReadonlyMap<string, Entry>, version: string): void {
  const text = JSON.stringify({ version, entries: Object.fromEntries(entries) })
  writeWhole(file, `${crc32(text)} ${text}`)
}

/** A file that was changed so shortly before could be changed again within the same tick of its clock. */
const tooYoung = 2000

/**
 * Stamp that identifies the content of a file without reading it: size, both times and inode. `undefined` for a file that was just
 * changed.
 */
function stampOf(absolute: string): string | undefined {
  const { size, mtimeMs, ctimeMs, ino } = statSync(absolute)
  if (Date.now() - Math.max(mtimeMs, ctimeMs) < tooYoung) return undefined
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}

function detachedFacts(facts: FileFacts): FileFacts {
  return JSON.parse(detached(JSON.stringify(facts))) as FileFacts
}

function withDamage(facts: FileFacts, file: string, source: SourceText): FileFacts {
  const damage = encodingFindings(file, source)
  return damage.length === 0 ? facts : { ...facts, findings: [...facts.findings, ...damage] }
}

function load(file: string | undefined, version: string): Map<string, Entry> {
  if (file === undefined) return new Map()
  try {
    const [checksum, text = ''] = readFileSync(file, 'utf8').split(/ (.*)/s)
    if (checksum !== `${crc32(text)}`) return new Map()
    const stored = JSON.parse(text) as {
      version?: unknown
      entries?: Record<string, Entry>
    }
    if (stored.version === version && stored.entries) {
      return new Map(Object.entries(stored.entries))
    }
  } catch {
    // No cache yet, or a damaged one: facts are read again.
  }
  return new Map()
}
