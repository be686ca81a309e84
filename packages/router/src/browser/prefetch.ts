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
 * Calls `onView` for links that scroll into view, when the browser is idle. Without `IntersectionObserver`: for all links.
 *
 * @returns a function that replaces the watched links
 */
export function watchLinks(
  onView: (link: HTMLAnchorElement) => void,
): (links: Iterable<Element>) => void {
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const observer =
    globalThis.IntersectionObserver &&
    new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) idle(() => onView(target as HTMLAnchorElement))
      }
    })
  return (links) =>
    idle(() => {
      observer?.disconnect()
      for (const link of links) {
        if (observer) observer.observe(link)
        else onView(link as HTMLAnchorElement)
      }
    })
}
