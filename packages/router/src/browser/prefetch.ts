/** The part of the Network Information API in use. */
interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** False on 2g connections and with data saver. */
export function allowsPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

/** Asks the browser to fetch a URL when idle; returns false if it does not support such hints. */
export function hintPrefetch(href: string): boolean {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'fetch'
  link.href = href
  document.head.append(link)
  return link.relList.supports('prefetch')
}

/**
 * Calls `onView` with the routes of links that scroll into view, when the browser is idle. Without `IntersectionObserver`: of all
 * links. Others than those with a route are not watched: a long page has thousands, which would make scrolling slow.
 *
 * @returns a function that replaces the watched links
 */
export function watchLinks(
  routeOf: (link: HTMLAnchorElement) => string | undefined,
  onView: (route: string) => void,
): (links: Iterable<Element>) => void {
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const view = (link: Element) => {
    const route = routeOf(link as HTMLAnchorElement)
    if (route) onView(route)
  }
  const observer =
    globalThis.IntersectionObserver &&
    new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) idle(() => view(target))
      }
    })
  return (links) =>
    idle(() => {
      observer?.disconnect()
      for (const link of links) {
        if (!observer) view(link)
        else if (routeOf(link as HTMLAnchorElement)) observer.observe(link)
      }
    })
}
