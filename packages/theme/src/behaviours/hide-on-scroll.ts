import { all, type Cleanup, listen, onLanded } from './events'
import { targetOf } from './hash-target'

/** Scroll position and heights that decide whether the navbar is shown, in CSS pixels. */
export interface ScrollState {
  readonly top: number
  /** Position at the previous event; 0 counts as none. */
  readonly previous: number
  readonly navbarHeight: number
  readonly windowHeight: number
  readonly pageHeight: number
}

/** `true` hides the navbar, `false` shows it, `undefined` leaves it as it is. */
export function hidesNavbar(state: ScrollState): boolean | undefined {
  const { top, previous, navbarHeight, windowHeight, pageHeight } = state
  if (top < navbarHeight) return false
  const atBottom = top + windowHeight >= pageHeight - navbarHeight
  if (atBottom) return false
  if (previous && top >= previous) return true
  return top < previous ? false : undefined
}

/**
 * Hides the navbar while going down the page, and shows it on the way up, near the end and on a new
 * page. A page that is opened at a target starts with it hidden.
 */
export function hideOnScroll(navbar: HTMLElement): Cleanup {
  const set = (hidden: boolean) => navbar.classList.toggle('landing-is-hidden', hidden)
  let jumping = false
  let previous = window.scrollY
  const onJump = () => {
    // A jump to a target scrolls by itself: the navbar is already hidden, and these events are ignored.
    jumping = targetOf(document) !== null
    set(jumping)
  }
  const onScroll = () => {
    const top = window.scrollY
    const hidden = hidesNavbar({
      top,
      previous,
      navbarHeight: navbar.offsetHeight,
      windowHeight: window.innerHeight,
      pageHeight: document.documentElement.scrollHeight,
    })
    previous = top
    if (jumping || hidden === undefined) return
    if (!hidden || !navbar.contains(document.activeElement)) set(hidden)
  }
  onJump()
  return all(
    onLanded(() => {
      jumping = false
    }),
    listen(window, 'scroll', onScroll),
    listen(window, 'hashchange', onJump),
    // A navbar with the focus in it is always shown.
    listen(navbar, 'focusin', () => set(false)),
  )
}
