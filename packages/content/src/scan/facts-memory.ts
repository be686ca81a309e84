import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FileFacts, factsVersion, readFacts } from '../facts/read-facts'
import { readSource } from './source-text'
import { writeWhole } from './write-whole'

type Dialect = 'landing' | 'terraform-registry'

interface Entry {
  readonly hash: string
  readonly dialect: Dialect
  readonly facts: FileFacts
}

/** Reads facts of files and remembers them by the hash of their text, also between builds. */
export interface FactsMemory {
  read(source: string, absolute: string, dialect: Dialect): { hash: string; facts: FileFacts }
  /** Writes what is new to the cache folder, without what is gone. */
  save(): void
}

/** @param cacheDir absolute; nothing is kept between builds when absent */
export function createFactsMemory(cacheDir: string | undefined): FactsMemory {
  const file = cacheDir === undefined ? undefined : join(cacheDir, 'facts.json')
  const known = file === undefined ? new Map<string, Entry>() : load(file)
  const used = new Map<string, Entry>()
  let changed = false
  return {
    read(source, absolute, dialect) {
      const { text, hash, damaged } = readSource(absolute)
      const entry = used.get(source) ?? known.get(source)
      if (entry?.hash === hash && entry.dialect === dialect) {
        used.set(source, entry)
        return entry
      }
      const facts = withDamage(readFacts(source, text, dialect), source, damaged)
      const next = { hash, dialect, facts }
      used.set(source, next)
      changed = true
      return next
    },
    save() {
      if (file === undefined || (!changed && used.size === known.size)) return
      writeWhole(file, JSON.stringify({ version: factsVersion, entries: Object.fromEntries(used) }))
      changed = false
    },
  }
}

function withDamage(facts: FileFacts, file: string, damaged: boolean): FileFacts {
  if (!damaged) return facts
  return {
    ...facts,
    findings: [
      ...facts.findings,
      {
        rule: 'source/encoding',
        reason: 'The file is not UTF-8; the bytes that could not be read are shown as \uFFFD.',
        place: { file },
        advice: 'Save it as UTF-8.',
      },
    ],
  }
}

function load(file: string): Map<string, Entry> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as {
      version?: unknown
      entries?: Record<string, Entry>
    }
    if (stored.version === factsVersion && stored.entries) {
      return new Map(Object.entries(stored.entries))
    }
  } catch {
    // No cache yet, or a damaged one: facts are read again.
  }
  return new Map()
}
