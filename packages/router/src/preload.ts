/** How long a pointer or the focus has to stay on a link to count as intent (ms). */
const stay = 65

/**
 * Calls `preload` for the routes of links that a reader is about to follow: hovered, focused or touched for a
 * moment. Leaving takes it back.
 */
export function preloadOnIntent(
  document: Document,
  signal: AbortSignal,
  routeOf: (event: Event) => string | undefined,
  preload: (route: string) => void,
): void {
  let timer: ReturnType<typeof setTimeout>
  const leave = () => clearTimeout(timer)
  const enter = (event: Event) => {
    leave()
    const route = routeOf(event)
    if (route) timer = setTimeout(() => preload(route), stay)
  }
  for (const [begin, end] of [
    ['mouseover', 'mouseout'],
    ['focusin', 'focusout'],
    ['touchstart', 'touchmove'],
  ] as const) {
    document.addEventListener(begin, enter, { signal, passive: true })
    document.addEventListener(end, leave, { signal, passive: true })
  }
}
