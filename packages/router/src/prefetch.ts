/** What of the browser's network information is used. */
interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}

/** Does the reader's connection allow requests that may turn out to be for nothing? */
export function allowsPrefetch(navigator: Navigator): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'))
}

/** A hint to the browser to fetch a file when it has nothing better to do; `false` when it takes no such hints. */
export function hintPrefetch(document: Document, href: string): boolean {
  const link = document.createElement('link')
  if (!link.relList?.supports?.('prefetch')) return false
  link.rel = 'prefetch'
  link.as = 'fetch'
  link.href = href
  document.head.append(link)
  return true
}

/**
 * Calls `seen` for links that come into view, each once, when the browser is idle.
 *
 * @returns `watch`, to be called when the page has new links, and `stop`
 */
export function watchLinks(
  view: Window & typeof globalThis,
  seen: (link: HTMLAnchorElement) => void,
): { watch: () => void; stop: () => void } {
  const idle = view.requestIdleCallback ?? view.setTimeout
  const observer = view.IntersectionObserver
    ? new view.IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer?.unobserve(target)
          idle(() => seen(target as HTMLAnchorElement))
        }
      })
    : undefined
  return {
    watch() {
      idle(() => {
        // Links of the page before are let go.
        observer?.disconnect()
        for (const link of view.document.links) observer?.observe(link)
      })
    },
    stop() {
      observer?.disconnect()
    },
  }
}
