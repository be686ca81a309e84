import type { SearchQuery } from '@landing/schema'

/** Name of the window event for a query without hits. Its `detail` is the `SearchQuery`. */
export const NOTHING_FOUND = 'landing:nothing-found'

/** Pause after the last keystroke of a query, in milliseconds. */
const PAUSE = 1000

/** Returns a function that reports the last query if it found nothing and no other one follows. */
export function nothingFoundReporter(): (query: SearchQuery, total: number) => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  return (query, total) => {
    clearTimeout(pause)
    if (total > 0 || typeof window === 'undefined') return
    pause = setTimeout(() => {
      window.dispatchEvent(new CustomEvent(NOTHING_FOUND, { detail: query }))
    }, PAUSE)
  }
}
