import { type Cleanup, listen } from './events'

/** Calls back when a jump within the page has ended: it has arrived, or the reader goes on without waiting. */
export function onLanded(callback: () => void): Cleanup {
  return listen(window, 'scrollend wheel touchmove pointerdown keydown', callback)
}
