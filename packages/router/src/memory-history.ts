import type { RouterHistory } from './history'

/** A history without a browser, and what a test wants to know of it. */
export interface MemoryHistory extends RouterHistory {
  /** Moves by `delta` entries; out of range it does nothing. */
  go(delta: number): void
  /** Opens an address as the browser itself does for a link to a hash: a new entry without a key. */
  open(href: string): void
  /** Addresses that were to be loaded whole. */
  readonly loads: readonly string[]
}

/**
 * A history in memory, for prerendering and tests.
 *
 * @param href pathname with base, search string and hash of its first entry
 */
export function createMemoryHistory(href = '/'): MemoryHistory {
  const entries: { href: string; key: string | undefined }[] = [{ href, key: undefined }]
  const listeners = new Set<(animated: boolean) => void>()
  const loads: string[] = []
  let index = 0

  const add = (entry: { href: string; key: string | undefined }) =>
    entries.splice(++index, Infinity, entry)
  const notify = () => {
    for (const listener of listeners) listener(false)
  }

  return {
    loads,
    get href() {
      return entries[index]?.href ?? href
    },
    get key() {
      return entries[index]?.key
    },
    push(to, key) {
      add({ href: to, key })
    },
    replace(to, key) {
      entries[index] = { href: to, key }
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load(to) {
      loads.push(to)
    },
    go(delta) {
      if (!entries[index + delta]) return
      index += delta
      notify()
    },
    open(to) {
      add({ href: to, key: undefined })
      notify()
    },
  }
}
