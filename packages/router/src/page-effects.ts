import { decodePath, pageDataPath, toHref } from '@landing/schema'
import { createAnnouncer, focusElement } from './announce'
import { isHashLink, isPlainClick, linkOf, routeOf } from './links'
import { isSamePage, type RouterLocation } from './location'
import { allowsPrefetch, hintPrefetch, watchLinks } from './prefetch'
import { preloadOnIntent } from './preload'
import { startProgress } from './progress'
import type { Router, RouterOptions } from './router'
import { jumpTo, restoreScroll, saveScroll } from './scroll'
import type { Turn } from './turn'

/** What the router does to the document, besides showing pages. */
export interface PageEffects {
  /** Shows the progress bar; returns a function that finishes it. */
  progress(): () => void
  prefetch(path: string): void
  /** Calls `show` inside a view transition, where the browser has them and motion is welcome. */
  transition(show: () => void): Promise<void> | void
  /** Remembers the scroll position of the entry that is about to be left. */
  leave(): void
  /** Scrolls, moves the focus and announces, after a turn has been made. `same`: the page is the one before. */
  arrive(turn: Turn, from: RouterLocation, same: boolean): void
}

const ignore = () => {}

/**
 * Listens to the document until `signal` fires, and goes to the scroll position it had before a reload.
 *
 * @param shownKey key of the history entry whose page is shown
 * @param cancel gives up a navigation under way, because the reader has turned to something else
 */
export function startEffects(
  options: Pick<RouterOptions<never>, 'base' | 'isForeign' | 'prefetch'>,
  signal: AbortSignal,
  router: Router<unknown>,
  shownKey: () => string,
  cancel: () => void,
): PageEffects {
  const { base, isForeign } = options
  const announcer = createAnnouncer()
  const hinted = new Set<string>()

  const on = <E extends Event>(target: EventTarget, type: string, listener: (event: E) => void) =>
    target.addEventListener(type, listener as (event: Event) => void, { signal })

  const pageOf = (link: HTMLAnchorElement | undefined): string | undefined => {
    const route = link && routeOf(link, base)
    return route && isForeign?.(route) ? undefined : route
  }

  const otherPageOf = (link: HTMLAnchorElement | undefined): string | undefined => {
    const route = pageOf(link)
    return route && isSamePage(route, router.state.location.path) ? undefined : route
  }

  const leave = () => saveScroll(shownKey())
  const turnAway = () => {
    cancel()
    leave()
  }

  const preloadAllowed = (route: string) => allowsPrefetch() && router.preload(route).catch(ignore)

  const prefetch = (path: string) => {
    const href = toHref(base, pageDataPath(path))
    if (hinted.has(href) || !allowsPrefetch()) return
    hinted.add(href)
    if (!hintPrefetch(href)) preloadAllowed(path)
  }

  const watch = watchLinks((link) => {
    const route = otherPageOf(link)
    if (route && options.prefetch !== false) prefetch(route)
  })
  preloadOnIntent(
    (type, listener) => on(document, type, listener),
    (event) => otherPageOf(linkOf(event)),
    preloadAllowed,
  )
  on<MouseEvent>(document, 'click', (event) => {
    const link = linkOf(event)
    const route = pageOf(link)
    if (!link || !route || !isPlainClick(event)) return
    if (isHashLink(link)) {
      turnAway()
    } else {
      event.preventDefault()
      router.navigate(route)
    }
  })
  // The document may be shown again, from the browser's cache: then nothing must be under way any more.
  on(window, 'pagehide', turnAway)
  signal.onabort = () => {
    announcer.remove()
    watch([])
  }
  restoreScroll(shownKey())
  watch(document.links)

  return {
    progress: startProgress,
    prefetch,
    transition(show) {
      if (!document.startViewTransition || matchMedia('(prefers-reduced-motion)').matches) {
        return show()
      }
      const { ready, updateCallbackDone } = document.startViewTransition(show)
      // Rejected when the animation is skipped, which harms nobody.
      ready.catch(ignore)
      return updateCallbackDone
    },
    leave,
    arrive({ to, kind, key, scroll }, from, same) {
      if (!same) {
        announcer.textContent = document.title
        watch(document.links)
      }
      if (kind === 'pop' && restoreScroll(key)) return
      const searchOnly = same && from.hash === to.hash && from.search !== to.search
      if (scroll === false || searchOnly) return
      const target = document.getElementById(decodePath(to.hash.slice(1)))
      if (target) target.scrollIntoView()
      else if (!same || !to.hash) jumpTo(0, 0)
      if (kind !== 'pop') {
        focusElement(target ?? (same ? null : document.querySelector<HTMLElement>('h1')))
      }
    },
  }
}
