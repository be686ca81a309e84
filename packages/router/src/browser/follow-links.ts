import type { RouterCore } from '../core/router-core'
import { isHashLink, isPlainClick, linkOf } from './links'
import type { ScrollPositions } from './scroll'

/** Returns the route of a link, or `undefined` if the browser follows it. */
export type LinkRoute = (link: HTMLAnchorElement) => string | undefined

/** Navigates when links are clicked. */
export function followLinks(
  router: RouterCore,
  positions: ScrollPositions,
  linkRoute: LinkRoute,
  signal: AbortSignal,
): void {
  const stay = () => {
    router.cancel()
    positions.save()
  }
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    const route = link && linkRoute(link)
    if (!route || !isPlainClick(event)) return
    if (!isHashLink(link)) {
      event.preventDefault()
      router.navigate(route)
      return
    }
    stay()
    // Browsers tell nobody of a jump to the current hash, whose target a closed tab may hide.
    if (link.href === location.href) dispatchEvent(new Event('hashchange'))
  }
  document.addEventListener('click', onClick, { signal })
  // The document may return from the back/forward cache: nothing may be pending then.
  addEventListener('pagehide', stay, { signal })
}
