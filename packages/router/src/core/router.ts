import type { TrailingSlash } from '@landing/schema'
import type { NavigationKind, RouterHistory } from './history'
import type { RouterLocation } from './location'

/** Options of `load`. */
export interface LoadOptions {
  /** Bypass every cache: the page may have changed. */
  readonly fresh?: boolean | undefined
}

/** Options of every router. */
export interface BaseRouterOptions {
  /** Path the site is published under, such as `/my-site/`. */
  readonly base: string
  /** Trailing slash of paths: `true` adds it, `false` removes it, `undefined` keeps paths as written. */
  readonly trailingSlash: TrailingSlash
  /** Default: the browser's history. */
  readonly history?: RouterHistory
  /** Returns true for routes inside the base that another program serves, such as another locale. Default: none. */
  readonly isForeign?: (route: string) => boolean
  /**
   * Prefetch links that scroll into view; default true. `false` for servers that create pages on demand.
   * A function returns the URL that `load` fetches for a path, when that is not the page's own.
   */
  readonly prefetch?: boolean | ((path: string) => string)
}

/** One navigation. Only the latest may commit; compared by identity. */
export interface Navigation {
  readonly to: RouterLocation
  readonly from: RouterLocation
  readonly kind: NavigationKind
  /** Key of the history entry that is current after the navigation. */
  readonly key: string
  /** `false` keeps the scroll position and the focus. */
  readonly scroll: boolean | undefined
  /** Loads the page again although it is already shown. */
  readonly refresh: boolean
}

/** Options of `createRouter`. */
export interface RouterOptions<Page> extends BaseRouterOptions {
  /**
   * Loads a page and everything needed to show it in one step. Loaded pages are cached, failures are not.
   * Reject with a `NetworkError` when the server cannot be reached: the current page stays, and `state.error` has a
   * retry. After a second one for the same address, and any other rejection, the whole document is loaded.
   */
  readonly load: (path: string, options: LoadOptions) => Promise<Page>
  /** Shows a loaded page, synchronously. The address and `state.location` have already changed. */
  readonly show: (page: Page, navigation: Navigation) => void
}

/** Thrown by `load` when the server could not be reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** Thrown by `load` for what is only shown as a whole document: its shell is another one, or it has none. */
export class OtherShellError extends Error {
  override readonly name = 'OtherShellError'
}

/** A navigation that failed. */
export interface NavigationError {
  readonly location: RouterLocation
  readonly cause: unknown
  /** Repeats the navigation. */
  retry(): Promise<void>
}

/** State of the router. Each change creates a new object. */
export interface RouterState {
  readonly location: RouterLocation
  /** True after a navigation has been pending for 200 ms. */
  readonly pending: boolean
  readonly error?: NavigationError | undefined
}

/** Options of `navigate`. */
export interface NavigateOptions {
  /** Replace the current history entry instead of adding one; default false. */
  readonly replace?: boolean | undefined
  /** `false` keeps the scroll position and the focus. */
  readonly scroll?: boolean | undefined
}

/** A router: the current location, and functions to change it. */
export interface Router {
  /** Replaced, never mutated. */
  readonly state: RouterState
  /** State while prerendering and hydrating: no search string, no hash. */
  readonly initial: RouterState
  /** Calls `listener` after each change of `state`. Returns a cleanup function. */
  subscribe(listener: () => void): () => void
  /**
   * Shows a route: a path with optional search string and hash, or only those. Resolves when it is shown, when a
   * later navigation has replaced it, or when it failed. Never rejects.
   */
  navigate(route: string, options?: NavigateOptions): Promise<void>
  /** Loads a page that is about to be shown. Rejects when that fails. */
  preload(route: string): Promise<void>
  /** Asks the browser to fetch a page when idle. Does nothing on slow connections, with data saver, or twice. */
  prefetch(path: string): void
  /** Loads the current page again and shows it in place. */
  refresh(): Promise<void>
  /** Discards all cached pages. The current page stays. */
  invalidate(): void
  /** Converts a route to an address: adds the base and applies the trailing slash policy. */
  href(route: string): string
  /** Sets the function that runs updates. A view library that renders later passes its synchronous flush. */
  renderWith(render: (update: () => void) => void): void
  /** Starts listening to clicks, history and links in view. */
  start(): void
  /** Stops everything that `start` started. */
  dispose(): void
}
