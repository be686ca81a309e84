import { pageDataPath, toHref } from '@landing/schema'
import { createAnnouncer, focusElement } from './announce'
import type { NavigationKind } from './history'
import { isHashLink, isPlainClick, linkOf, routeOf } from './links'
import type { RouterLocation } from './location'
import { allowsPrefetch, hintPrefetch, watchLinks } from './prefetch'
import { preloadOnIntent } from './preload'
import { createProgressBar, type ProgressBar } from './progress'
import { createScroll, hashTarget } from './scroll'

/** A page that has just been shown, or another place in it. */
export interface Arrival {
  readonly from: RouterLocation
  readonly to: RouterLocation
  readonly kind: NavigationKind
  /** Key of the history entry. */
  readonly key: string
  /** `false`: scroll position and focus stay. */
  readonly scroll: boolean | undefined
  /** Is it the page that was shown before? */
  readonly same: boolean
}

/** What the router does to the document, besides showing pages. */
export interface PageEffects {
  readonly progress: ProgressBar
  prefetch(path: string): void
  /** Calls `show` inside a view transition, where the browser has them and motion is welcome. */
  transition(show: () => void): Promise<void> | void
  /** Remembers the scroll position of an entry that is about to be left. */
  leave(key: string): void
  arrive(arrival: Arrival): void
  stop(): void
}

export interface EffectsOptions {
  readonly view: Window & typeof globalThis
  readonly base: string
  readonly isForeign: ((path: string) => boolean) | undefined
  readonly viewTransitions: boolean | undefined
  /** Key of the history entry whose page is shown. */
  shownKey(): string
  navigate(route: string): void
  preload(route: string): Promise<unknown>
  /** Gives up a navigation under way, because the reader has turned to something else. */
  cancel(): void
}

const ignore = () => {}

/** Begins to listen to the document, and goes to the scroll position it had before a reload. */
export function startEffects(options: EffectsOptions): PageEffects {
  const { view, base, preload, shownKey, cancel } = options
  const { document, navigator, location } = view
  const listening = new AbortController()
  const { signal } = listening
  const progress = createProgressBar(document)
  const announcer = createAnnouncer(document)
  const scroll = createScroll(view)
  const hinted = new Set<string>()

  function routeOfLink(link: HTMLAnchorElement | undefined): string | undefined {
    const route = routeOf(link, base, location.origin)
    return route && options.isForeign?.(route) ? undefined : route
  }

  function prefetch(path: string): void {
    const href = toHref(base, pageDataPath(path))
    if (hinted.has(href) || !allowsPrefetch(navigator)) return
    hinted.add(href)
    if (!hintPrefetch(document, href)) preload(path).catch(ignore)
  }

  const links = watchLinks(view, (link) => {
    const route = routeOfLink(link)
    if (route) prefetch(route)
  })
  preloadOnIntent(
    document,
    signal,
    (event) => routeOfLink(linkOf(event)),
    (route) => allowsPrefetch(navigator) && preload(route).catch(ignore),
  )
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      const route = routeOfLink(link)
      if (!link || !route || !isPlainClick(event)) return
      if (isHashLink(link, location.href)) {
        cancel()
        scroll.save(shownKey())
      } else {
        event.preventDefault()
        options.navigate(route)
      }
    },
    { signal },
  )
  view.addEventListener(
    'pagehide',
    () => {
      scroll.save(shownKey())
      scroll.persist()
    },
    { signal },
  )
  // Back from the browser's cache, where a navigation to a whole page may still be under way.
  view.addEventListener('pageshow', ({ persisted }) => persisted && cancel(), { signal })
  scroll.restore(shownKey())
  links.watch()

  return {
    progress,
    prefetch,
    transition(show) {
      if (
        options.viewTransitions === false ||
        !document.startViewTransition ||
        view.matchMedia('(prefers-reduced-motion: reduce)').matches
      ) {
        return show()
      }
      const { ready, updateCallbackDone } = document.startViewTransition(show)
      // Rejected when the animation is skipped, which harms nobody.
      ready.catch(ignore)
      return updateCallbackDone
    },
    leave: scroll.save,
    arrive({ from, to, kind, key, scroll: wanted, same }) {
      if (!same) {
        announcer.announce(document.title)
        links.watch()
      }
      if (kind === 'pop' && scroll.restore(key)) return
      const searchOnly = same && from.hash === to.hash && from.search !== to.search
      if (wanted === false || searchOnly) return
      const target = hashTarget(document, to.hash)
      if (target) target.scrollIntoView()
      else if (!same || !to.hash) scroll.toTop()
      if (kind === 'pop') return
      focusElement(target ?? (same ? null : document.querySelector<HTMLElement>('h1, main')))
    },
    stop() {
      listening.abort()
      progress.done()
      announcer.remove()
      links.stop()
    },
  }
}
