/** How long a pointer or the focus has to stay on a link to count as intent (ms). */
const stay = 65

/**
 * Calls `preload` for the routes of links that a reader is about to follow: hovered, focused or touched for a
 * moment. Leaving takes it back.
 */
export function preloadOnIntent(
  on: (type: string, listener: (event: Event) => void) => void,
  routeOf: (event: Event) => string | undefined,
  preload: (route: string) => void,
): void {
  let timer: ReturnType<typeof setTimeout>
  const leave = () => clearTimeout(timer)
  const enter = (event: Event) => {
    leave()
    const route = routeOf(event)
    if (route) timer = setTimeout(preload, stay, route)
  }
  for (const type of ['mouseover', 'focusin', 'touchstart']) on(type, enter)
  for (const type of ['mouseout', 'focusout', 'touchmove']) on(type, leave)
}
