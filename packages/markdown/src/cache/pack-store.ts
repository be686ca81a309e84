import type { Pack } from './pack'
import { openPacks, tidyPacks, touchPack, writePack } from './pack-folder'

/** Results by the hash of their inputs. */
export interface ResultCache {
  /** Reads the text under a key with `read`. A damaged text is missing. */
  get<T>(key: string, parse: (text: string) => T | undefined): T | undefined
  put(key: string, text: string): void
}

/** A store of results in a folder, shared by concurrent builds. */
export interface PackStore extends ResultCache {
  /** True for an empty store. */
  isEmpty(): boolean
  /** Writes what is not on disk yet. */
  flush(): void
  /** Returns the error if something could not be written. */
  close(): unknown
}

/** Number of characters waiting to be written. */
const mostWaiting = 4 * 1024 ** 2
/** Delay in milliseconds after the last new text, before the waiting ones are written. */
const pause = 500

/**
 * A store in a folder, limited to about `largest` bytes and opened when first needed. Texts are written in batches into packs with
 * unique names, atomically, so that concurrent builds can share the folder.
 */
export function createPackStore(folder: string, largest: number): PackStore {
  let stored: PackReader | undefined
  const open = () => {
    stored ??= createReader(tidyPacks(folder, largest))
    return stored
  }
  const waiting = new Map<string, string>()
  let length = 0
  let timer: NodeJS.Timeout | undefined
  let failure: unknown

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    try {
      const pack = writePack(folder, waiting)
      if (pack !== undefined) open().packs.unshift(pack)
    } catch (error) {
      // What cannot be cached is built again next time.
      failure = error
    }
    waiting.clear()
    length = 0
  }
  process.on('exit', flush)

  return {
    isEmpty: () => open().packs.length === 0,
    get(key, parse) {
      const fresh = waiting.get(key)
      return fresh === undefined ? open().get(key, parse) : parse(fresh)
    },
    put(key, text) {
      waiting.set(key, text)
      length += text.length
      if (length > mostWaiting) flush()
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
      for (const pack of stored?.packs.splice(0) ?? []) pack.close()
      return failure
    },
  }
}

/** Reads a store's folder from another thread without changing it; new texts are passed to the thread that may write. */
export interface StoreReader extends ResultCache {
  /** Texts put since the last call. */
  take(): ReadonlyMap<string, string>
}

/** Opened on first use. Without a folder the store is empty. */
export function createStoreReader(folder: string | undefined): StoreReader {
  let stored: PackReader | undefined
  let fresh = new Map<string, string>()
  return {
    get(key, parse) {
      stored ??= createReader(folder === undefined ? [] : openPacks(folder))
      return stored.get(key, parse)
    },
    put(key, text) {
      if (folder !== undefined) fresh.set(key, text)
    },
    take() {
      const taken = fresh
      fresh = new Map()
      return taken
    },
  }
}

interface PackReader extends Pick<ResultCache, 'get'> {
  /** Searched in this order. */
  readonly packs: Pack[]
}

function createReader(packs: Pack[]): PackReader {
  const used = new Set<Pack>()
  return {
    packs,
    get(key, parse) {
      for (const pack of packs) {
        const text = pack.read(key)
        if (text === undefined) continue
        if (!used.has(pack)) touchPack(pack)
        used.add(pack)
        return parse(text)
      }
      return undefined
    },
  }
}
