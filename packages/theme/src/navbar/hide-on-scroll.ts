import { decodePath } from '@landing/schema'
import { onLanded } from '../layout/on-landed'

/** Scroll position and heights that decide whether the bar shows, all in CSS pixels. */
export interface ScrollFacts {
  readonly top: number
  /** Position at the previous event; 0 counts as none. */
  readonly previous: number
  readonly barHeight: number
  readonly windowHeight: number
  readonly pageHeight: number
}

/** `true` hides the bar, `false` shows it, `undefined` leaves it as it is. */
export function hidesBar(facts: ScrollFacts): boolean | undefined {
  const { top, previous, barHeight, windowHeight, pageHeight } = facts
  if (top < barHeight) return false
  const atBottom = top + windowHeight >= pageHeight - barHeight
  if (atBottom) return false
  if (previous && top >= previous) return true
  return top < previous ? false : undefined
}

/**
 * Hides the bar while going down the page, and shows it on the way up, near the end and on a new
 * page. `hash` is the one the page was opened with. Returns the way to stop.
 */
export function hideOnScroll(bar: HTMLElement, hash: string): () => void {
  const set = (hidden: boolean) => bar.classList.toggle('is-hidden', hidden)
  // Jumping to a target scrolls by itself: the bar is already hidden and those events say nothing.
  let jumping = hash !== '' && document.getElementById(decodePath(hash.slice(1))) !== null
  set(jumping)
  let previous = window.scrollY
  const stopLanding = onLanded(() => {
    jumping = false
  })
  // A bar with the focus in it comes back, and stays in sight.
  const onFocus = () => set(false)
  const onScroll = () => {
    const top = window.scrollY
    const hidden = hidesBar({
      top,
      previous,
      barHeight: bar.offsetHeight,
      windowHeight: window.innerHeight,
      pageHeight: document.documentElement.scrollHeight,
    })
    previous = top
    if (jumping || hidden === undefined) return
    if (!hidden || !bar.contains(document.activeElement)) set(hidden)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  bar.addEventListener('focusin', onFocus)
  return () => {
    window.removeEventListener('scroll', onScroll)
    stopLanding()
    bar.removeEventListener('focusin', onFocus)
  }
}
