/** What of the browser's network information is used. */
interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** Does the reader's connection allow requests that may turn out to be for nothing? */
export function allowsPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

/** A hint to the browser to fetch a file when it has nothing better to do; `false` when it takes no such hints. */
export function hintPrefetch(href: string): boolean {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'fetch'
  link.href = href
  // Without support it does nothing.
  document.head.append(link)
  return link.relList.supports('prefetch')
}

/**
 * Calls `seen` for links that come into view, when the browser is idle.
 *
 * @returns a function that takes the links to watch from now on, instead of those before
 */
export function watchLinks(
  seen: (link: HTMLAnchorElement) => void,
): (links: Iterable<Element>) => void {
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) idle(() => seen(target as HTMLAnchorElement))
    }
  })
  return (links) =>
    idle(() => {
      observer.disconnect()
      for (const link of links) observer.observe(link)
    })
}
