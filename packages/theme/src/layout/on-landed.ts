/** What ends a jump to a target: it has arrived, or the reader goes on without waiting. */
const SIGNS = ['scrollend', 'wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Calls back when a jump within the page has come to its end. Returns the way to stop. */
export function onLanded(callback: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, callback, { passive: true })
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, callback)
  }
}
