/** How a navigation came about: a new entry, a changed entry, or back and forward. */
export type NavigationKind = 'push' | 'replace' | 'pop'

/** The session history, as the router needs it. The browser's, or one in memory. */
export interface RouterHistory {
  /** Pathname with base, search string and hash of the open entry. */
  readonly href: string
  /** Names the open entry; `undefined` for an entry that the router did not make. */
  readonly key: string | undefined
  push(href: string, key: string): void
  replace(href: string, key: string): void
  /**
   * Calls `listener` when another entry was opened by other means than `push` and `replace`. `animated` says
   * that the browser has drawn a transition of its own.
   *
   * @returns a function that ends it
   */
  listen(listener: (animated: boolean) => void): () => void
  /** Loads the whole document of an address, leaving this one. */
  load(href: string, kind: NavigationKind): void
}
