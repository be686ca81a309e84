import { splitHref } from '@landing/schema'
import type { Router, RouterOptions } from '../core/router'
import { createRouterCore } from '../core/router-core'
import { handleArrival } from './arrival'
import { createBrowserHistory } from './browser-history'
import { followLinks, type LinkRoute } from './follow-links'
import { routeOf } from './links'
import { createPrefetch, loadAhead } from './load-ahead'
import { showProgress } from './progress'
import { createScrollPositions } from './scroll'

/**
 * Creates a router. It listens to nothing before `start`, so with a memory history it can be created where there is no
 * browser.
 */
export function createRouter<Page>(options: RouterOptions<Page>): Router {
  const { base, isForeign, prefetch: hint = true } = options
  const history = options.history ?? createBrowserHistory()
  const core = createRouterCore(options, history)
  const resource = typeof hint === 'function' ? hint : core.href
  const prefetch = createPrefetch(core, (route) => resource(splitHref(route).pathname))
  const linkRoute: LinkRoute = (link) => {
    const route = routeOf(link, base)
    return route && isForeign?.(route) ? undefined : route
  }
  let running: AbortController | undefined

  return Object.assign(core, {
    prefetch(path: string) {
      if (running) prefetch([path])
    },
    start() {
      if (running) return
      running = new AbortController()
      const { signal } = running
      core.listen(signal)
      const positions = createScrollPositions(history.key ?? '')
      handleArrival(core, positions, signal)
      showProgress(core, signal)
      followLinks(core, positions, linkRoute, signal)
      loadAhead(core, hint ? prefetch : undefined, linkRoute, signal)
    },
    dispose() {
      core.cancel()
      running?.abort()
      running = undefined
    },
  })
}
