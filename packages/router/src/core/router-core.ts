import { toPath } from '@landing/schema'
import type { RouterHistory } from './history'
import { isSameRoute, locationHref, toLocation } from './location'
import { type NavigationObserver, Navigations } from './navigations'
import type { Router, RouterOptions, RouterState } from './router'
import { createStore } from './store'

/** The part of a router that works without a document, and what effects on the document need of it. */
export interface RouterCore extends Omit<Router, 'prefetch' | 'start' | 'dispose'> {
  /** Follows the history until `signal` aborts. */
  listen(signal: AbortSignal): void
  /** Calls `observer` before and after each navigation, until `signal` aborts. */
  observe(observer: NavigationObserver, signal: AbortSignal): void
  /** Cancels a pending navigation. */
  cancel(): void
}

const newKey = () => `${Math.random()}`

export function createRouterCore<Page>(
  options: RouterOptions<Page>,
  history: RouterHistory,
): RouterCore {
  const { base, trailingSlash } = options
  const empty = { path: '/', search: '', hash: '' }
  const first = toLocation(toPath(base, history.href) ?? history.href, trailingSlash, empty)
  const initial: RouterState = { location: { ...empty, path: first.path }, pending: false }
  // The same object where nothing differs, so that hydration does not render again.
  const store = createStore(first.search || first.hash ? { ...initial, location: first } : initial)
  const navigations = new Navigations(options, history, store)
  const locate = (route: string) => toLocation(route, trailingSlash, store.state.location)

  const writeKey = (key = history.key || newKey()) => {
    history.replace(history.href, key)
    return key
  }

  function onPop(): void {
    const to = locate(toPath(base, history.href) ?? history.href)
    const from = store.state.location
    // After a hash link the browser has scrolled already. Its entry has no key, or is the current one if the hash was.
    const scroll = history.key ? history.key !== navigations.key : !isSameRoute(to.path, from.path)
    navigations.run({ to, from, kind: 'pop', key: writeKey(), scroll, refresh: false })
  }

  return {
    initial,
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    renderWith: store.renderWith,
    observe: (observer, signal) => navigations.observe(observer, signal),
    cancel: () => navigations.cancel(),
    invalidate: navigations.pages.clear,
    navigate(route, { replace, scroll } = {}) {
      // A script that has changed the query may have removed the key, by which the scroll position is found again.
      if (!history.key) writeKey(navigations.key)
      const to = locate(route)
      const kind = replace || history.href === locationHref(base, to) ? 'replace' : 'push'
      const from = store.state.location
      return navigations.run({ to, from, kind, key: newKey(), scroll, refresh: false })
    },
    async preload(route) {
      await navigations.pages.get(locate(route).path)
    },
    refresh() {
      const { location: to } = store.state
      return navigations.run({
        to,
        from: to,
        kind: 'replace',
        key: writeKey(),
        scroll: false,
        refresh: true,
      })
    },
    href: (route) => locationHref(base, locate(route)),
    listen(signal) {
      history.listen(onPop, signal)
      navigations.key = writeKey()
    },
  }
}
