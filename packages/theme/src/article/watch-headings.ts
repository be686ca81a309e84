/**
 * Calls back with the id of the heading being read: the last one at or above the upper third of
 * the window. An observer reports headings that cross that line, so scrolling itself costs nothing.
 * Returns the way to stop.
 */
export function watchHeadings(
  ids: readonly string[],
  onActive: (id: string | undefined) => void,
): () => void {
  const headings = ids
    .map((id) => document.getElementById(id))
    .filter((heading) => heading !== null)
  const above = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, rootBounds, isIntersecting } of entries) {
        if (isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0)) above.add(target)
        else above.delete(target)
      }
      onActive(headings.findLast((heading) => above.has(heading))?.id)
    },
    { rootMargin: '0px 0px -66% 0px' },
  )
  for (const heading of headings) observer.observe(heading)
  // At the very end the last heading counts, however low it stands.
  const atEnd = () => {
    const { scrollHeight } = document.documentElement
    if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2) {
      onActive(headings.at(-1)?.id)
    }
  }
  window.addEventListener('scrollend', atEnd)
  return () => {
    observer.disconnect()
    window.removeEventListener('scrollend', atEnd)
  }
}
