import { createPackStore } from '@landing/markdown/host'
import { digest } from '../text/digest'

/** Results of earlier builds, by a key that covers their inputs. A result that is damaged is missing. */
export interface Store {
  /** Hash of the code that makes the results. */
  readonly version: string
  get<T>(key: string): T | undefined
  put(key: string, value: unknown): void
  /** Returns the error if something could not be written. */
  close(): unknown
}

/** In bytes. Beyond it, the least recently used results are removed. */
const maxSize = 512 * 1024 ** 2

export function openStore(folder: string, version: string): Store {
  const packs = createPackStore(folder, maxSize)
  const named = (key: string) => digest(`${version} ${key}`)
  return {
    version,
    get: (key) => packs.get(named(key), JSON.parse),
    put: (key, value) => packs.put(named(key), JSON.stringify(value)),
    close: () => packs.close(),
  }
}
