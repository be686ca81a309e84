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

/** Asks the browser to fetch URLs when idle; returns false if it does not support such hints. */
export function hintPrefetch(hrefs: readonly string[]): boolean {
  const links = hrefs.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', href }),
  )
  // At once: each change of the head costs a pass over the styles.
  document.head.append(...links)
  return links.every(({ relList }) => relList.supports('prefetch'))
}

/**
 * Calls `onView` with the routes of links that have scrolled into view, when the browser is idle. Without `IntersectionObserver`: of all
 * links. Others than those with a route are not watched: a long page has thousands, which would make scrolling slow.
 *
 * @returns a function that replaces the watched links
 */
export function watchLinks(
  routeOf: (link: HTMLAnchorElement) => string | undefined,
  onView: (routes: readonly string[]) => void,
): (links: Iterable<Element>) => void {
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const view = (links: readonly Element[]) =>
    onView(links.flatMap((link) => routeOf(link as HTMLAnchorElement) ?? []))
  const observer =
    globalThis.IntersectionObserver &&
    new IntersectionObserver((entries) => {
      const visible = entries.filter(({ isIntersecting }) => isIntersecting)
      if (visible.length > 0) idle(() => view(visible.map(({ target }) => target)))
    })
  return (links) =>
    idle(() => {
      observer?.disconnect()
      if (!observer) return view([...links])
      for (const link of links) if (routeOf(link as HTMLAnchorElement)) observer.observe(link)
    })
}
