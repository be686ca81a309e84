/** Distance from the viewport at which an island counts as visible: its code loads meanwhile. */
const margin = '200px'
/** Milliseconds after which an island no longer waits for an idle moment. */
const longestWait = 2000

/** Events that announce that somebody is about to use an island. */
const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const

/** Calls `start` at the moment named by `hydrate`; a click is always such a moment. Returns a cleanup function. */
export function schedule(element: Element, hydrate: string, start: () => void): () => void {
  const cleanups = [once(element, ['click'], start)]
  if (hydrate === 'load') start()
  else if (hydrate === 'idle') cleanups.push(whenIdle(start))
  else if (hydrate === 'intent') cleanups.push(once(element, intentEvents, start))
  else cleanups.push(whenVisible(element, start))
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}

function once(element: Element, types: readonly string[], start: () => void): () => void {
  const options = { capture: true, passive: true }
  for (const type of types) element.addEventListener(type, start, options)
  return () => {
    for (const type of types) element.removeEventListener(type, start, options)
  }
}

function whenIdle(start: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(start, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(start, { timeout: longestWait })
  return () => cancelIdleCallback(handle)
}

function whenVisible(element: Element, start: () => void): () => void {
  // The island itself has no box: `display: contents`.
  const boxes = [...element.children].filter((child) => child.localName !== 'template')
  if (boxes.length === 0) return whenIdle(start)
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: margin },
  )
  for (const box of boxes) observer.observe(box)
  return () => observer.disconnect()
}
