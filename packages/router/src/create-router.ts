import { toPath } from '@landing/schema'
import { createBrowserHistory } from './browser-history'
import { createPageLoader } from './load-page'
import { isSamePage, locationHref, toLocation } from './location'
import { type PageEffects, startEffects } from './page-effects'
import { delay } from './progress'
import { mayLoadWhole } from './recover'
import type { Router, RouterOptions, RouterState } from './router'
import type { Turn } from './turn'

const newKey = () => `${Math.random()}`

/**
 * Creates the router of a document. Nothing is listened to before `start`, so it can be created where there is no
 * browser, with a memory history.
 */
export function createRouter<Page extends { readonly path: string }>(
  options: RouterOptions<Page>,
): Router<Page> {
  const { base, trailingSlash, first, prepare } = options
  const history = options.history ?? createBrowserHistory()
  const pages = createPageLoader<Page>(base, options.build, options.fetch ?? fetch)
  const listeners = new Set<() => void>()
  const initial: RouterState<Page> = {
    page: first,
    location: { path: first.path, search: '', hash: '' },
    pending: false,
  }
  let state = initial
  let shownKey = history.key || newKey()
  let render = (update: () => void) => update()
  let effects: PageEffects | undefined
  let listening: AbortController | undefined
  // The latest navigation, by identity: whoever is not it any more must not show anything.
  let current: Turn | undefined
  let slow: ReturnType<typeof setTimeout> | undefined
  let finishProgress: (() => void) | undefined

  const locate = (route: string) => toLocation(route, trailingSlash, state.location)
  const opened = () => locate(toPath(base, history.href) ?? history.href)

  function set(change: Partial<RouterState<Page>>): void {
    state = { ...state, ...change }
    render(() => {
      for (const listener of listeners) listener()
    })
  }

  async function ready(path: string): Promise<Page> {
    const page = await pages.load(path)
    await prepare?.(page)
    return page
  }

  function settle(): void {
    clearTimeout(slow)
    finishProgress?.()
    slow = finishProgress = undefined
  }

  async function go(turn: Turn): Promise<void> {
    const { to, again } = turn
    const same = isSamePage(to.path, state.location.path)
    let { page } = state
    current = turn
    if (again || !same) {
      try {
        // A reader waits since the first of several clicks: a running timer goes on.
        slow ??= setTimeout(() => {
          finishProgress = effects?.progress()
          set({ pending: true, error: undefined })
        }, delay)
        page = await ready(to.path)
      } catch (cause) {
        if (turn === current) fail(turn, cause)
        return
      }
    }
    // Even when nothing is to be fetched: a view library cannot render while it renders.
    await null
    const show = () => {
      if (turn === current) commit(turn, page, same)
    }
    if (same || turn.animated || turn !== current || !effects) show()
    else await effects.transition(show)
  }

  function commit(turn: Turn, page: Page, same: boolean): void {
    const { to, kind, key, scroll } = turn
    const from = state.location
    settle()
    // After a link to a hash the browser may have scrolled already; the position was saved at the click.
    if (kind !== 'pop' || scroll) effects?.leave()
    shownKey = key
    if (kind !== 'pop') history[kind](locationHref(base, to), key)
    set({ page, location: to, pending: false, error: undefined })
    effects?.arrive(turn, from, same)
  }

  /** Old code cannot show the page: the document is loaded instead, or, when that did not help, the error is shown. */
  function fail(turn: Turn, cause: unknown): void {
    const { to, kind } = turn
    const href = locationHref(base, to)
    console.warn(`Could not load ${href} in place:`, cause)
    if (mayLoadWhole(href)) history.load(href, kind)
    else {
      settle()
      set({ pending: false, error: { location: to, cause, retry: () => go(turn) } })
    }
  }

  /** Stays on the page shown. */
  function cancel(): void {
    current = undefined
    settle()
    set({ pending: false })
  }

  function onPop(animated: boolean): void {
    // The browser makes entries of its own for links to a hash, without a key, and has scrolled already.
    const scroll = !!history.key
    const key = history.key || newKey()
    if (!scroll) history.replace(history.href, key)
    go({ to: opened(), kind: 'pop', key, scroll, animated })
  }

  const router: Router<Page> = {
    initial,
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate(route, { replace, scroll } = {}) {
      const to = locate(route)
      const unchanged = history.href === locationHref(base, to)
      return go({ to, kind: replace || unchanged ? 'replace' : 'push', key: newKey(), scroll })
    },
    async preload(route) {
      await ready(locate(route).path)
    },
    prefetch(path) {
      effects?.prefetch(path)
    },
    refresh() {
      pages.clear()
      return go({ to: state.location, kind: 'replace', key: shownKey, scroll: false, again: true })
    },
    href(route) {
      return locationHref(base, locate(route))
    },
    renderWith(next) {
      render = next
    },
    start() {
      if (effects) return
      listening = new AbortController()
      const { signal } = listening
      history.listen(onPop, signal)
      history.replace(history.href, shownKey)
      effects = startEffects(options, signal, router, () => shownKey, cancel)
    },
    dispose() {
      cancel()
      listening?.abort()
      effects = undefined
    },
  }
  const location = opened()
  // The same object where nothing differs, so that hydrating renders nothing again.
  if (locationHref('', location) !== first.path) state = { ...initial, location }
  return router
}
