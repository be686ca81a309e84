/** Time for which a pointer or the focus must stay on a link to count as intent (ms). */
const stay = 65

/** Calls `preload` for the route of a link that is hovered, focused or touched for a moment. */
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
