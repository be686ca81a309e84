import type { RouterHistory } from './history'
import { isSameRoute, locationHref } from './location'
import type { Navigation, NavigationObserver } from './navigation'
import { createPageCache, type PageCache } from './page-cache'
import { NetworkError, type RouterOptions, type RouterState } from './router'
import type { Store } from './store'
import { mayLoadWhole } from './whole-page'

/** Time after which a navigation counts as slow (ms). */
const slowAfter = 200

/** Runs navigations, of which only the latest commits. */
export interface Navigations<Page> {
  readonly pages: PageCache<Page>
  run(navigation: Navigation): Promise<void>
  /** Stays on the current page. */
  cancel(): void
  observe(observer: NavigationObserver, signal: AbortSignal): void
}

export function createNavigations<Page>(
  { base, load, show }: RouterOptions<Page>,
  history: RouterHistory,
  store: Store,
): Navigations<Page> {
  const pages = createPageCache(load)
  const observers = new Set<NavigationObserver>()
  let latest: Navigation | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function settle(change: Partial<RouterState>, render?: () => void): void {
    clearTimeout(timer)
    timer = undefined
    store.set({ pending: false, ...change }, render)
  }

  async function run(navigation: Navigation): Promise<void> {
    const { to, from, refresh } = navigation
    let render: (() => void) | undefined
    latest = navigation
    try {
      if (refresh || !isSameRoute(to.path, from.path)) {
        // Counted from the first of several clicks, so a running timer continues.
        timer ??= setTimeout(() => store.set({ pending: true, error: undefined }), slowAfter)
        const page = await pages[refresh ? 'refresh' : 'get'](to.path)
        render = () => show(page, navigation)
      }
      // Always asynchronous: a view library cannot flush while it renders.
      await null
      if (navigation === latest) commit(navigation, render)
    } catch (cause) {
      if (navigation === latest) fail(navigation, cause)
    }
  }

  function commit(navigation: Navigation, render: (() => void) | undefined): void {
    const { to, kind, key } = navigation
    for (const { leave } of observers) leave?.(navigation)
    // Before the page is shown: relative URLs in it resolve against the address.
    if (kind !== 'pop') history[kind](locationHref(base, to), key)
    settle({ location: to, error: undefined }, render)
    for (const { arrive } of observers) arrive?.(navigation)
  }

  function fail(navigation: Navigation, cause: unknown): void {
    const { to, kind } = navigation
    const href = locationHref(base, to)
    console.warn(`Could not load ${href} in place:`, cause)
    if (!(cause instanceof NetworkError) && mayLoadWhole(href)) {
      // When showing the page failed, the address has already changed.
      history.load(href, history.href === href ? 'pop' : kind)
    } else {
      const retry = () => run({ ...navigation, from: store.state.location })
      settle({ error: { location: to, cause, retry } })
    }
  }

  return {
    pages,
    run,
    cancel() {
      latest = undefined
      settle({})
    },
    observe(observer, signal) {
      observers.add(observer)
      signal.addEventListener('abort', () => observers.delete(observer))
    },
  }
}
