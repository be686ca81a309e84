/** How a navigation changes the history: adds an entry, replaces the entry, or follows back and forward. */
export type NavigationKind = 'push' | 'replace' | 'pop'

/** The session history as the router uses it: the browser's, or one in memory. One router listens to it. */
export interface RouterHistory {
  /** Pathname with base, search string and hash of the current entry. */
  readonly href: string
  /** Identifies the current entry; empty or absent for an entry that the router did not create. */
  readonly key: string | undefined
  push(href: string, key: string): void
  replace(href: string, key: string): void
  /** Calls `listener` when the current entry changes by other means than `push` and `replace`, until `signal` aborts. */
  listen(listener: () => void, signal: AbortSignal): void
  /** Loads the whole document of an address. After `pop` that is the address of the current entry. */
  load(href: string, kind: NavigationKind): void
}
