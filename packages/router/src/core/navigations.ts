import type { RouterHistory } from './history'
import { isSameRoute, locationHref } from './location'
import { createPageCache, type PageCache } from './page-cache'
import {
  type Navigation,
  NetworkError,
  OtherShellError,
  type RouterOptions,
  type RouterState,
} from './router'
import type { Store } from './store'
import { mayLoadWhole } from './whole-page'

/** Time after which a navigation counts as slow (ms). */
const slowAfter = 200

/** Functions called right before and right after a navigation is committed. */
export interface NavigationObserver {
  leave?(navigation: Navigation): void
  arrive?(navigation: Navigation): void
}

/** Runs navigations, of which only the latest commits. */
export class Navigations<Page> {
  readonly pages: PageCache<Page>
  /** Key of the history entry whose page is shown. */
  key?: string
  readonly #options: RouterOptions<Page>
  readonly #history: RouterHistory
  readonly #store: Store
  readonly #observers = new Set<NavigationObserver>()
  #latest: Navigation | undefined
  /** Address whose server could not be reached by the last navigation. */
  #unreachable: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: RouterOptions<Page>, history: RouterHistory, store: Store) {
    this.#options = options
    this.#history = history
    this.#store = store
    this.pages = createPageCache(options.load)
  }

  async run(navigation: Navigation): Promise<void> {
    const { to, from, refresh } = navigation
    let render: (() => void) | undefined
    this.#latest = navigation
    try {
      if (refresh || !isSameRoute(to.path, from.path)) {
        // Counted from the first of several clicks, so a running timer continues.
        this.#timer ??= setTimeout(
          () => this.#store.set({ pending: true, error: undefined }),
          slowAfter,
        )
        const page = await this.pages.get(to.path, refresh)
        render = () => this.#options.show(page, navigation)
      }
      // Always asynchronous: a view library cannot flush while it renders.
      await null
      if (navigation === this.#latest) this.#commit(navigation, render)
    } catch (cause) {
      if (navigation === this.#latest) this.#fail(navigation, cause)
    }
  }

  /** Stays on the current page. */
  cancel(): void {
    this.#latest = undefined
    this.#settle({})
  }

  observe(observer: NavigationObserver, signal: AbortSignal): void {
    this.#observers.add(observer)
    signal.addEventListener('abort', () => this.#observers.delete(observer))
  }

  #commit(navigation: Navigation, render: (() => void) | undefined): void {
    const { to, kind, key } = navigation
    this.key = key
    this.#unreachable = undefined
    for (const { leave } of this.#observers) leave?.(navigation)
    // Before the page is shown: relative URLs in it resolve against the address.
    if (kind !== 'pop') this.#history[kind](locationHref(this.#options.base, to), key)
    this.#settle({ location: to, error: undefined }, render)
    for (const { arrive } of this.#observers) arrive?.(navigation)
  }

  #fail(navigation: Navigation, cause: unknown): void {
    const { to, kind } = navigation
    const href = locationHref(this.#options.base, to)
    const isOther = cause instanceof OtherShellError
    if (!isOther) console.warn(`Could not load ${href} in place:`, cause)
    const isUnreachable = cause instanceof NetworkError
    // The browser may reach what scripts do not, such as where an extension blocks their requests.
    const isRepeated =
      isUnreachable && this.#unreachable === href && globalThis.navigator?.onLine !== false
    this.#unreachable = isUnreachable ? href : undefined
    if (isOther || isRepeated || (!isUnreachable && mayLoadWhole(href))) {
      // When showing the page failed, the address has already changed.
      this.#history.load(href, this.#history.href === href ? 'pop' : kind)
    } else {
      const retry = () => this.run({ ...navigation, from: this.#store.state.location })
      this.#settle({ error: { location: to, cause, retry } })
    }
  }

  #settle(change: Partial<RouterState>, render?: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#store.set({ pending: false, ...change }, render)
  }
}
