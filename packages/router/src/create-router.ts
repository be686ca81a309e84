import { toPath } from '@landing/schema'
import { createBrowserHistory } from './browser-history'
import type { NavigationKind } from './history'
import { createPageLoader } from './load-page'
import { isSamePage, locationHref, type RouterLocation, toLocation } from './location'
import { type PageEffects, startEffects } from './page-effects'
import { delay } from './progress'
import { forgetWholeLoad, mayLoadWhole } from './recover'
import type { Router, RouterOptions, RouterState } from './router'

interface Turn {
  readonly to: RouterLocation
  readonly kind: NavigationKind
  /** Key of the entry to be open afterwards. */
  readonly key: string
  readonly scroll: boolean | undefined
  /** Fetch even though the page is the one shown. */
  readonly again?: boolean
  /** The browser has animated the change itself. */
  readonly animated?: boolean
}

const newKey = () => Math.random().toString(36).slice(2)

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
  const here = opened()
  // The same object where nothing differs, so that hydrating renders nothing again.
  let state: RouterState<Page> =
    locationHref(base, here) === locationHref(base, initial.location)
      ? initial
      : { ...initial, location: here }
  let shownKey = history.key ?? newKey()
  let render = (update: () => void) => update()
  let effects: PageEffects | undefined
  let stopListening: (() => void) | undefined
  // The latest navigation, by identity: whoever is not it any more must not show anything.
  let current: Turn | undefined
  let slow: ReturnType<typeof setTimeout> | undefined

  function opened(): RouterLocation {
    const { href } = history
    return toLocation(toPath(base, href) ?? href, trailingSlash, initial.location)
  }

  function set(next: RouterState<Page>): void {
    state = next
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
    slow = undefined
    effects?.progress.done()
  }

  async function go(turn: Turn): Promise<void> {
    const { to } = turn
    const isCurrent = () => turn === current
    const same = isSamePage(to, state.location)
    const fetched = turn.again || !same
    let { page } = state
    current = turn
    try {
      if (fetched) {
        // A reader waits since the first of several clicks: a running timer goes on.
        slow ??= setTimeout(() => {
          effects?.progress.start()
          set({ ...state, pending: true })
        }, delay)
        page = await ready(to.path)
      }
      // Even when nothing is to be fetched: a view library cannot render while it renders.
      await null
    } catch (cause) {
      if (isCurrent()) fail(turn, cause)
      return
    }
    const show = () => {
      if (isCurrent()) commit(turn, page, same)
    }
    if (!isCurrent()) return
    if (effects && !same && !turn.animated) await effects.transition(show)
    else show()
  }

  function commit({ to, kind, key, scroll }: Turn, page: Page, same: boolean): void {
    const from = state.location
    settle()
    effects?.leave(shownKey)
    shownKey = key
    if (kind !== 'pop') history[kind](locationHref(base, to), key)
    set({ page, location: to, pending: false })
    effects?.arrive({ from, to, kind, key, scroll, same })
  }

  /** Old code cannot show the page: the document is loaded instead, or, when that did not help, the error is shown. */
  function fail(turn: Turn, cause: unknown): void {
    const { to, kind } = turn
    const href = locationHref(base, to)
    console.warn(`Could not load ${href} in place:`, cause)
    if (mayLoadWhole(href)) {
      history.load(href, kind)
      return
    }
    settle()
    set({
      ...state,
      pending: false,
      error: {
        location: to,
        cause,
        retry() {
          forgetWholeLoad(href)
          return go(turn)
        },
      },
    })
  }

  /** Stays on the page shown. */
  function cancel(): void {
    current = undefined
    settle()
    if (state.pending) set({ ...state, pending: false })
  }

  function onPop(animated: boolean): void {
    const { key = newKey() } = history
    // The browser makes entries of its own for links to a hash, and has scrolled already.
    const own = !history.key
    if (own) history.replace(history.href, key)
    go({ to: opened(), kind: 'pop', key, scroll: own ? false : undefined, animated })
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
      const to = toLocation(route, trailingSlash, state.location)
      const unchanged = history.href === locationHref(base, to)
      return go({ to, kind: replace || unchanged ? 'replace' : 'push', key: newKey(), scroll })
    },
    async preload(path) {
      await ready(toLocation(path, trailingSlash, state.location).path)
    },
    prefetch(path) {
      effects?.prefetch(path)
    },
    refresh() {
      pages.clear()
      return go({ to: state.location, kind: 'replace', key: shownKey, scroll: false, again: true })
    },
    href(route) {
      return locationHref(base, toLocation(route, trailingSlash, state.location))
    },
    renderWith(next) {
      const before = render
      render = next
      return () => {
        render = before
      }
    },
    start() {
      if (effects) return
      stopListening = history.listen(onPop)
      if (!history.key) history.replace(history.href, shownKey)
      effects = startEffects({
        view: options.window ?? window,
        base,
        isForeign: options.isForeign,
        viewTransitions: options.viewTransitions,
        shownKey: () => shownKey,
        navigate: router.navigate,
        preload: router.preload,
        cancel,
      })
    },
    dispose() {
      cancel()
      stopListening?.()
      effects?.stop()
      effects = undefined
    },
  }
  return router
}
