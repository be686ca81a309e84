import { join } from 'node:path'
import type { FactsInput, FactsOptions, FileFacts, Hooks } from '@landing/markdown'
import { digest } from '@landing/markdown/authoring'
import {
  createPackStore,
  encodingFindings,
  pageFileTest,
  readFacts,
  readSource,
} from '@landing/markdown/host'
import { ownVersion } from '../cache/own-version'
import { fileStamp } from '../fs/file-stamp'
import type { SiteHooks } from '../hooks/site-hooks'

interface Entry {
  /** Of the file's text. */
  readonly hash: string
  readonly facts: FileFacts
}

export interface FactsFile extends Omit<FactsInput, 'text'> {
  readonly absolute: string
}

/**
 * Reads facts of files and caches them, also between builds: by the stamp of a file, so that an unchanged one is not read, and by
 * the hash of its text, for one that was only written again.
 */
export interface FactsMemory {
  /** True for the name of a document, in any format that plugins read. */
  isPage(path: string): boolean
  read(file: FactsFile): Entry
  /** Writes new entries to the cache folder now; those that come later are written soon. */
  save(): void
  close(): void
}

export interface MemoryOptions extends FactsOptions {
  readonly site: Hooks<SiteHooks>
}

/** In bytes, 2.5 KB for each state of a page. Above this size the least recently used entries are removed. */
const largest = 256 * 1024 ** 2

/** @param cacheDir absolute; nothing is kept between builds when absent */
export function createFactsMemory(
  cacheDir: string | undefined,
  options: MemoryOptions,
): FactsMemory {
  const { compile, site, frontMatterKeys = {} } = options
  const reader = [ownVersion(), compile.key, site.key, frontMatterKeys]
  const version = digest(JSON.stringify(reader), 12)
  const store =
    cacheDir === undefined ? undefined : createPackStore(join(cacheDir, 'facts'), largest)
  const entriesByKey = new Map<string, Entry>()

  const find = (key: string): Entry | undefined => {
    const entry = entriesByKey.get(key) ?? store?.get<Entry>(key, JSON.parse)
    if (entry !== undefined) entriesByKey.set(key, entry)
    return entry
  }
  const keep = (key: string, entry: Entry) => {
    entriesByKey.set(key, entry)
    store?.put(key, JSON.stringify(entry))
  }
  return {
    isPage: pageFileTest(compile),
    read({ source, path, absolute, dialect }) {
      // No hash: one for each page costs as much as reading its entry.
      const keyOf = (name: string) => `${version} ${dialect} ${source} ${name}`
      const stamp = fileStamp(absolute)
      const sameFile = stamp && find(keyOf(stamp))
      if (sameFile) return sameFile
      const file = readSource(absolute)
      const { text, hash } = file
      let entry = find(keyOf(hash))
      if (entry === undefined) {
        const facts = readFacts({ source, path, dialect, text }, options)
        const findings = [...facts.findings, ...encodingFindings(source, file)]
        // A copy, whose texts do not keep the page in memory that they were cut from.
        entry = JSON.parse(JSON.stringify({ hash, facts: { ...facts, findings } })) as Entry
        keep(keyOf(hash), entry)
      }
      if (stamp !== undefined) keep(keyOf(stamp), entry)
      return entry
    },
    save: () => store?.flush(),
    close: () => store?.close(),
  }
}
