import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../fs/write-whole'
import { openPack, type Pack, packOf } from './pack'

const day = 24 * 60 * 60 * 1000
/** Packs that no build has used for this long are removed. */
const longestUnused = 30 * day
/** Smaller packs are merged when there are more than this. */
const mostSmallPacks = 32
const small = 256 * 1024

interface PackFile {
  readonly file: string
  readonly size: number
  /** When it was written or last used. */
  readonly mtimeMs: number
}

/** All packs of a folder, most recently used first, without cleaning up. */
export function openPacks(folder: string): Pack[] {
  return listPacks(folder).flatMap(({ file, size }) => openPack(file, size) ?? [])
}

/**
 * The packs of a folder after cleaning up: removes packs unused for a month, then the least recently used ones until the rest fits
 * into `largest` bytes, and merges small ones.
 */
export function tidyPacks(folder: string, largest: number): Pack[] {
  quietly(() => mkdirSync(folder, { recursive: true }))
  let total = 0
  const packs = listPacks(folder).flatMap(({ file, size, mtimeMs }) => {
    const isUsed = Date.now() - mtimeMs < longestUnused && total + size <= largest
    const pack = isUsed ? openPack(file, size) : undefined
    if (pack === undefined) quietly(() => rmSync(file, { force: true }))
    else total += size
    return pack ?? []
  })
  return joinSmall(folder, packs)
}

/** Writes texts as a new pack. */
export function writePack(folder: string, texts: ReadonlyMap<string, string>): Pack | undefined {
  const file = join(folder, `${randomBytes(12).toString('hex')}.pack`)
  const content = packOf(texts)
  writeWhole(file, content)
  return openPack(file, content.length)
}

/** Marks a pack as used, for later cleanups. */
export function touchPack({ file }: Pack): void {
  const now = new Date()
  quietly(() => utimesSync(file, now, now))
}

function listPacks(folder: string): PackFile[] {
  let names: string[] = []
  quietly(() => {
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
  const texts = new Map<string, string>()
  for (const pack of smalls.toReversed()) {
    for (const key of pack.keys()) {
      const text = pack.read(key)
      if (text !== undefined) texts.set(key, text)
    }
  }
  let joined: Pack | undefined
  quietly(() => {
    joined = writePack(folder, texts)
  })
  if (joined === undefined) return packs
  for (const pack of smalls) {
    pack.close()
    quietly(() => rmSync(pack.file, { force: true }))
  }
  return [joined, ...packs.filter((pack) => !smalls.includes(pack))]
}

/** Runs work on a cache and ignores file system errors: a full or read-only disk must not fail the build. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // What cannot be cached is built again next time.
  }
}
