/** How a navigation came about: a new entry, a changed entry, or back and forward. */
export type NavigationKind = 'push' | 'replace' | 'pop'

/** The session history, as the router needs it. The browser's, or one in memory. One router listens to it. */
export interface RouterHistory {
  /** Pathname with base, search string and hash of the open entry. */
  readonly href: string
  /** Names the open entry; empty or absent for an entry that the router did not make. */
  readonly key: string | undefined
  push(href: string, key: string): void
  replace(href: string, key: string): void
  /**
   * Calls `listener` when another entry was opened by other means than `push` and `replace`, until `signal` fires.
   * `animated` says that the browser has drawn a transition of its own.
   */
  listen(listener: (animated: boolean) => void, signal: AbortSignal): void
  /** Loads the whole document of an address, leaving this one. After back and forward the address is that of the entry. */
  load(href: string, kind: NavigationKind): void
}
