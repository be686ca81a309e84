import { readSession, writeSession } from '../core/session'

const prefix = 'landing-scroll:'

/** Scroll positions of history entries; they survive a reload. */
export interface ScrollPositions {
  /** Saves the position of the current entry. */
  save(): void
  /** Makes another entry the current one. */
  enter(key: string): void
  /** Scrolls to the saved position of the current entry; returns false when there is none. */
  restore(): boolean
}

/** @param key key of the current history entry */
export function createScrollPositions(key: string): ScrollPositions {
  let current = prefix + key
  return {
    save: () => writeSession(current, `${scrollX},${scrollY}`),
    enter(next) {
      current = prefix + next
    },
    restore() {
      const [left, top] = readSession(current)?.split(',') ?? []
      if (left && top) jumpTo(+left, +top)
      return !!top
    },
  }
}

/** Scrolls without animation: smooth scrolling in the style sheet would move a new page in from the old position. */
export function jumpTo(left: number, top: number): void {
  scrollTo({ left, top, behavior: 'instant' })
}
