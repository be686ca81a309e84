import type { RouterHistory } from '../core/history'

/** A history without a browser. */
export interface MemoryHistory extends RouterHistory {
  /** Moves by `delta` entries, as back and forward do. Does nothing when out of range. */
  go(delta: number): void
}

/**
 * Creates a history in memory, for prerendering and tests. It never loads documents.
 *
 * @param href pathname with base, search string and hash of its first entry
 */
export function createMemoryHistory(href = '/'): MemoryHistory {
  let entry = { href, key: '' }
  let entries = [entry]
  let index = 0
  let notify: (() => void) | undefined

  return {
    get href() {
      return entry.href
    },
    get key() {
      return entry.key
    },
    push(to, key) {
      entry = { href: to, key }
      entries = [...entries.slice(0, ++index), entry]
    },
    replace(to, key) {
      entries[index] = entry = { href: to, key }
    },
    listen(listener, signal) {
      notify = () => signal.aborted || listener()
    },
    load() {},
    go(delta) {
      const next = entries[index + delta]
      if (!next) return
      index += delta
      entry = next
      notify?.()
    },
  }
}
