import { decodePath } from '@landing/schema'
import { readSession, writeSession } from './session'

const storageKey = 'landing-scroll'
/** Most positions kept over a reload. */
const capacity = 100

export interface Scroll {
  /** Remembers the position of a history entry. */
  save(key: string): void
  /** Goes to the position of a history entry. `false` when none is known. */
  restore(key: string): boolean
  toTop(): void
  /** Writes the positions to the tab's storage, for a reload or a return. */
  persist(): void
}

/** The element a hash names, if any. */
export function hashTarget(document: Document, hash: string): HTMLElement | null {
  return document.getElementById(decodePath(hash.slice(1)))
}

export function createScroll(view: Window): Scroll {
  const positions = new Map<string, [number, number]>(JSON.parse(readSession(storageKey) ?? '[]'))

  // Never animated: with smooth scrolling in the style sheet a new page would slide in from the old position.
  const to = (left: number, top: number) => view.scrollTo({ left, top, behavior: 'instant' })

  return {
    save(key) {
      positions.delete(key)
      positions.set(key, [view.scrollX, view.scrollY])
    },
    restore(key) {
      const position = positions.get(key)
      if (position) to(...position)
      return !!position
    },
    toTop() {
      to(0, 0)
    },
    persist() {
      writeSession(storageKey, JSON.stringify([...positions].slice(-capacity)))
    },
  }
}
