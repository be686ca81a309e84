import { readSession, writeSession } from './session'

const prefix = 'landing-scroll:'

/**
 * Scrolls at once. Never animated: with smooth scrolling in the style sheet a new page would slide in from the old
 * position.
 */
export function jumpTo(left: number, top: number): void {
  scrollTo({ left, top, behavior: 'instant' })
}

/** Remembers the scroll position of a history entry, also over a reload. */
export function saveScroll(key: string): void {
  writeSession(prefix + key, `${scrollX},${scrollY}`)
}

/** Goes to the position of a history entry; `false` when none is known. */
export function restoreScroll(key: string): boolean {
  const [left, top] = readSession(prefix + key)?.split(',') ?? []
  if (left && top) jumpTo(+left, +top)
  return !!top
}
