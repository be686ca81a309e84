import type { TrailingSlash } from '@landing/schema'
import type { RouterHistory } from './history'
import type { RouterLocation } from './location'

/** What `createRouter` is told. */
export interface RouterOptions<Page extends { readonly path: string }> {
  /** Path the site is published under: `/my-site/`. */
  readonly base: string
  /** What is done with the trailing slash of a path: added, removed, or left as written (`undefined`). */
  readonly trailingSlash: TrailingSlash
  /** Id of the running build. Data of another build is never shown. */
  readonly build: string
  /** Data of the page in the document. */
  readonly first: Page
  /** Default: the browser's. */
  readonly history?: RouterHistory
  /** Loads what else a page needs before it is shown, such as a component; a rejection counts as a failed load. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Route paths inside the base that are another program's, such as another locale's; default: none. */
  readonly isForeign?: (path: string) => boolean
  /** Prefetch links that come into view; default true. `false` where a server makes pages only when they are asked for. */
  readonly prefetch?: boolean
  /** Default: the global one. */
  readonly fetch?: (href: string, init?: RequestInit) => Promise<Response>
}

/** A page that could not be shown, after loading it whole has been tried. */
export interface NavigationError {
  readonly location: RouterLocation
  readonly cause: unknown
  /** Tries again. */
  retry(): Promise<void>
}

/** What is shown, and what is on its way. A new object for each change. */
export interface RouterState<Page> {
  readonly page: Page
  readonly location: RouterLocation
  /** The next page has been waited for for 200 ms. */
  readonly pending: boolean
  readonly error?: NavigationError | undefined
}

/** How a navigation is made. All keys are optional. */
export interface NavigateOptions {
  /** Change the open history entry instead of adding one; default false. */
  readonly replace?: boolean | undefined
  /** `false` leaves the scroll position and the focus alone. */
  readonly scroll?: boolean | undefined
}

/** A running router: where the reader is, and how to get elsewhere. */
export interface Router<Page> {
  /** Replaced, never changed: two states with the same identity are equal, and so are their parts. */
  readonly state: RouterState<Page>
  /** The state of the prerendered document: no search string, no hash. */
  readonly initial: RouterState<Page>
  /** Calls `listener` after each change of the state. Returns a function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Shows a route: path with optional search string and hash, or only those. Resolves when it is shown, when a
   * later navigation has won, or when the whole page is being loaded instead. Never rejects.
   */
  navigate(route: string, options?: NavigateOptions): Promise<void>
  /** Fetches a page that is about to be shown, and what it needs. Rejects when that fails. */
  preload(path: string): Promise<void>
  /** Hints that a page may be wanted. Nothing happens on slow connections, with data saver, or twice. */
  prefetch(path: string): void
  /** Fetches the page shown again and shows it in place. */
  refresh(): Promise<void>
  /** A route path, with optional search string and hash, as an address: base added, slash policy applied. */
  href(route: string): string
  /** How listeners are called. A view library that would render later passes its way to render at once. */
  renderWith(render: (update: () => void) => void): void
  /** Begins to listen to clicks, history and what comes into view. */
  start(): void
  /** Ends everything that `start` began. */
  dispose(): void
}
