import { readSession, writeSession } from '../core/session'

const prefix = 'landing-scroll:'

/** Scroll positions of history entries; they survive a reload. */
export interface ScrollPositions {
  /** Saves the position of the current entry. */
  save(): void
  /** Makes another entry the current one. */
  enter(key: string): void
  /**
   * Scrolls to the saved position of the current entry, and again when the page grows, as search results do, until
   * the position changes otherwise. Returns false when there is none.
   */
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
      const key = current
      const [left, top] = readSession(key)?.split(',') ?? []
      if (left && top) {
        let reached: number
        // Not that of the root: Chromium would take an element at the end of the page as its anchor.
        const { style } = document.body
        const jump = () => {
          // The browser would keep the text in place as the page grows; the position is that in the whole page.
          style.overflowAnchor = 'none'
          jumpTo(+left, +top)
          reached = scrollY
        }
        jump()
        new ResizeObserver((_, growth) => {
          if (scrollY === reached && key === current) return jump()
          style.overflowAnchor = ''
          growth.disconnect()
        }).observe(document.documentElement)
      }
      return !!top
    },
  }
}

/** Scrolls without animation: smooth scrolling in the style sheet would move a new page in from the old position. */
export function jumpTo(left: number, top: number): void {
  scrollTo({ left, top, behavior: 'instant' })
}
