import type { Port } from './protocol'

/** Name of the event by which a page hands a port to the engine's file, once that is loaded. */
const HAND_OVER = 'landing:search-port'

/** Hands a port over. False when nobody took it. */
export function handOver(port: Port): boolean {
  return !dispatchEvent(new CustomEvent(HAND_OVER, { detail: port, cancelable: true }))
}

/** Takes every port that is handed over in this page from now on. */
export function takeOver(serve: (port: Port) => void): void {
  addEventListener(HAND_OVER, (event) => {
    // Taken by one, and said to be.
    event.stopImmediatePropagation()
    event.preventDefault()
    serve((event as CustomEvent<Port>).detail)
  })
}
