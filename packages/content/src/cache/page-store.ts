import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../scan/write-whole'
import { openPack, type Pack, packOf } from './pack'

/** Plain JSON values by key. What cannot be read is not there. */
export interface PageStore {
  /** Nothing was kept by an earlier build. */
  readonly isEmpty: boolean
  get<T>(key: string): T | undefined
  put(key: string, value: unknown): void
  /** Writes what is not on disk yet. */
  flush(): void
  close(): void
}

const day = 24 * 60 * 60 * 1000
/** Packs that no build has used for so long are removed. */
const longestUnused = 30 * day
/** A larger store holds mostly what is out of date: it starts afresh. */
const largestStore = 1024 ** 3
/** Bytes that wait to be written. */
const mostWaiting = 4 * 1024 ** 2
/** Milliseconds without a new page after which the waiting ones are written. */
const pause = 500
/** Smaller packs are joined when there are more than this. */
const mostSmallPacks = 32
const small = 256 * 1024

/**
 * A store in a folder. Pages are written many at a time, into packs with names of their own, whole or not at all: builds that
 * run at once share the folder without knowing of each other.
 */
export function createPageStore(folder: string): PageStore {
  const path = join(folder, 'pages')
  const packs = openPacks(path)
  const waiting = new Map<string, string>()
  const used = new Set<Pack>()
  let bytes = 0
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const pack = writePack(path, waiting)
    if (pack !== undefined) packs.unshift(pack)
    waiting.clear()
    bytes = 0
  }
  process.on('exit', flush)

  return {
    isEmpty: packs.length === 0,
    get<T>(key: string) {
      const fresh = waiting.get(key)
      if (fresh !== undefined) return JSON.parse(fresh) as T
      for (const pack of packs) {
        const text = pack.read(key)
        if (text === undefined) continue
        used.add(pack)
        try {
          return JSON.parse(text) as T
        } catch {
          // Damaged on the disk: the page is compiled again.
        }
      }
      return undefined
    },
    put(key, value) {
      const text = JSON.stringify(value)
      waiting.set(key, text)
      bytes += text.length
      if (bytes > mostWaiting) flush()
      else {
        clearTimeout(timer)
        timer = setTimeout(flush, pause)
        timer.unref()
      }
    },
    flush,
    close() {
      flush()
      process.off('exit', flush)
      const now = new Date()
      for (const pack of packs) {
        if (used.has(pack)) quietly(() => utimesSync(pack.file, now, now))
        pack.close()
      }
      packs.length = 0
    },
  }
}

/** The packs of a folder, newest first, after some tidying up. */
function openPacks(folder: string): Pack[] {
  const files = listPacks(folder)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const kept = files.filter(({ file, mtimeMs }) => {
    if (total <= largestStore && Date.now() - mtimeMs < longestUnused) return true
    quietly(() => rmSync(file, { force: true }))
    return false
  })
  const packs = kept.flatMap(({ file, size }) => {
    const pack = openPack(file, size)
    if (pack === undefined) quietly(() => rmSync(file, { force: true }))
    return pack ?? []
  })
  return joinSmall(folder, packs)
}

function listPacks(folder: string) {
  let names: string[] = []
  quietly(() => {
    mkdirSync(folder, { recursive: true })
    names = readdirSync(folder).filter((name) => name.endsWith('.pack'))
  })
  return names
    .flatMap((name) => {
      const file = join(folder, name)
      const stats = statSync(file, { throwIfNoEntry: false })
      return stats === undefined ? [] : [{ file, size: stats.size, mtimeMs: stats.mtimeMs }]
    })
    .sort((a, b) => b.mtimeMs - a.mtimeMs)
}

function joinSmall(folder: string, packs: Pack[]): Pack[] {
  const smalls = packs.filter(({ size }) => size < small)
  if (smalls.length <= mostSmallPacks) return packs
  const pages = new Map<string, string>()
  for (const pack of smalls.toReversed()) {
    for (const key of pack.keys()) {
      const text = pack.read(key)
      if (text !== undefined) pages.set(key, text)
    }
  }
  const joined = writePack(folder, pages)
  if (joined === undefined) return packs
  for (const pack of smalls) {
    pack.close()
    quietly(() => rmSync(pack.file, { force: true }))
  }
  return [joined, ...packs.filter((pack) => !smalls.includes(pack))]
}

/** A full or read-only disk costs time, not the build. */
function writePack(folder: string, pages: ReadonlyMap<string, string>): Pack | undefined {
  const file = join(folder, `${randomBytes(12).toString('hex')}.pack`)
  const content = packOf(pages)
  let written = false
  quietly(() => {
    writeWhole(file, content)
    written = true
  })
  return written ? openPack(file, content.length) : undefined
}

function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // The store is a convenience: what it cannot do is done again by the next build.
  }
}
