import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPackStore, type PackStore } from '@landing/content'
import { type CountedPage, INDEX_FORMAT } from '@landing/search/build'
import type { ServerFacts } from '../../document/server-module'
import { digest } from '../../text/digest'
import type { PageSummary } from './page-summary'

/** What earlier builds have found out about pages, by names of what the pages were made of. */
export interface KeptPages {
  /** Of the code that makes pages. */
  readonly version: string
  summary(pageKey: string): PageSummary | undefined
  keepSummary(pageKey: string, summary: PageSummary): void
  /** The counted words of what is searched of a page. */
  counted(searchKey: string): CountedPage | undefined
  keepCounted(searchKey: string, page: CountedPage): void
  /** Facts of a server's bundle, by its digest. */
  serverFacts(server: string): ServerFacts | undefined
  keepServerFacts(server: string, facts: ServerFacts): void
  close(): void
}

/** In bytes. Beyond, what has not been used for longest goes first. */
const largest = 512 * 1024 ** 2

export function openKeptPages(folder: string): KeptPages {
  return keptPagesIn(createPackStore(folder, largest), codeVersion())
}

/** @param version of the code that makes what is kept */
export function keptPagesIn(store: PackStore, version: string): KeptPages {
  const summaryKey = (key: string) => `page ${digest(`${version} ${key}`)}`
  // Which words a text in Chinese has is known to the platform.
  const rules = `${version} ${INDEX_FORMAT} ${process.versions.icu}`
  const countedKey = (key: string) => `words ${digest(`${rules} ${key}`)}`
  return {
    version,
    summary: (key) => store.get(summaryKey(key), (text) => read<PageSummary>(text)),
    keepSummary: (key, summary) => store.put(summaryKey(key), JSON.stringify(summary)),
    counted: (key) => store.get(countedKey(key), (text) => read<CountedPage>(text)),
    keepCounted: (key, page) => store.put(countedKey(key), JSON.stringify(page)),
    serverFacts: (server) => store.get(`server ${server}`, (text) => read<ServerFacts>(text)),
    keepServerFacts: (server, facts) => store.put(`server ${server}`, JSON.stringify(facts)),
    close: () => store.close(),
  }
}

function read<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}

/** Packages whose code decides what is written about pages. */
const packages = ['@landing/schema', '@landing/content', '@landing/search/build']

/** Names the code of this package and of those that it makes pages with, as it is built. */
function codeVersion(): string {
  const folders = [
    fileURLToPath(new URL('.', import.meta.url)),
    ...packages.map((name) => dirname(fileURLToPath(import.meta.resolve(name)))),
    join(dirname(fileURLToPath(import.meta.resolve('@landing/search/build'))), '..'),
  ]
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => digest(readFileSync(join(folder, name)))),
  )
  return digest(files.join('\n'))
}
