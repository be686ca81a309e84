import { isSameRoute } from '../core/location'
import type { RouterCore } from '../core/router-core'
import type { LinkRoute } from './follow-links'
import { linkOf } from './links'
import { allowsPrefetch, hintPrefetch, watchLinks } from './prefetch'
import { preloadOnIntent } from './preload'

const ignore = () => {}

/** Creates the function that hints or loads pages ahead, once each. */
export function createPrefetch(
  router: RouterCore,
  resource: (path: string) => string,
): (paths: readonly string[]) => void {
  const hinted = new Set<string>()
  return (paths) => {
    if (!allowsPrefetch()) return
    const fresh = new Map(paths.map((path) => [resource(path), path]))
    for (const href of hinted) fresh.delete(href)
    for (const href of fresh.keys()) hinted.add(href)
    if (hintPrefetch([...fresh.keys()])) return
    for (const path of fresh.values()) router.preload(path).catch(ignore)
  }
}

/** Preloads links that are about to be followed, and prefetches links in view. */
export function loadAhead(
  router: RouterCore,
  prefetch: ((paths: readonly string[]) => void) | undefined,
  linkRoute: LinkRoute,
  signal: AbortSignal,
): void {
  const otherPage = (link: HTMLAnchorElement | undefined) => {
    const route = link && linkRoute(link)
    return route && isSameRoute(route, router.state.location.path) ? undefined : route
  }
  preloadOnIntent(
    (type, listener) => document.addEventListener(type, listener, { signal }),
    (event) => otherPage(linkOf(event)),
    (route) => allowsPrefetch() && router.preload(route).catch(ignore),
  )
  if (!prefetch) return
  const watch = watchLinks(otherPage, prefetch)
  const watchAll = () => watch(document.links)
  router.observe({ arrive: watchAll }, signal)
  signal.addEventListener('abort', () => watch([]))
  watchAll()
}
