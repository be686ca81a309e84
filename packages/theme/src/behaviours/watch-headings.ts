/**
 * Calls back with the id of the heading being read: the last one at or above the upper third of
 * the window. An observer reports headings that cross that line, so scrolling itself costs nothing.
 * Returns a cleanup function.
 */
export function watchHeadings(
  ids: readonly string[],
  onActive: (id: string | undefined) => void,
): () => void {
  const headings = ids
    .map((id) => document.getElementById(id))
    .filter((heading) => heading !== null)
  const above = new Set<Element>()
  // At the end of the page the last heading counts, wherever it is.
  const isAtEnd = () => {
    const { scrollHeight } = document.documentElement
    return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  }
  const report = () => {
    const heading = isAtEnd() ? headings.at(-1) : headings.findLast((one) => above.has(one))
    onActive(heading?.id)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, rootBounds, isIntersecting } of entries) {
        if (isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0)) above.add(target)
        else above.delete(target)
      }
      report()
    },
    { rootMargin: '0px 0px -66% 0px' },
  )
  for (const heading of headings) observer.observe(heading)
  window.addEventListener('scrollend', report)
  return () => {
    observer.disconnect()
    window.removeEventListener('scrollend', report)
  }
}
