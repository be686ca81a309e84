import type { Port } from './protocol'

/** Name of the event by which a page passes a port to the loaded worker file. */
const HAND_OVER = 'landing:search-port'

/** Passes a port. Returns false if nobody took it. */
export function handOver(port: Port): boolean {
  return !dispatchEvent(new CustomEvent(HAND_OVER, { detail: port, cancelable: true }))
}

/** Takes every port that is passed in this page from now on. */
export function takeOver(serve: (port: Port) => void): void {
  addEventListener(HAND_OVER, (event) => {
    // Only one listener takes the port.
    event.stopImmediatePropagation()
    event.preventDefault()
    serve((event as CustomEvent<Port>).detail)
  })
}
