/** Distance from the viewport at which an island counts as visible: its code loads meanwhile. */
const margin = '200px'
/** Milliseconds after which an island no longer waits for an idle moment. */
const longestWait = 2000

/** Events that announce that somebody is about to use an island. */
const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const

/** Calls `start` once, at the moment named by `hydrate`; a click is always such a moment. Returns a cleanup function. */
export function schedule(element: Element, hydrate: string, start: () => void): () => void {
  const cleanups: (() => void)[] = []
  const cleanup = () => {
    for (const each of cleanups.splice(0)) each()
  }
  const run = () => {
    cleanup()
    start()
  }
  if (hydrate === 'load') {
    start()
    return cleanup
  }
  cleanups.push(
    onEvents(element, hydrate === 'intent' ? [...intentEvents, 'click'] : ['click'], run),
  )
  if (hydrate === 'idle') cleanups.push(whenIdle(run))
  else if (hydrate !== 'intent') cleanups.push(whenVisible(element, run))
  return cleanup
}

function onEvents(element: Element, types: readonly string[], run: () => void): () => void {
  const options = { capture: true, passive: true }
  for (const type of types) element.addEventListener(type, run, options)
  return () => {
    for (const type of types) element.removeEventListener(type, run, options)
  }
}

function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: longestWait })
  return () => cancelIdleCallback(handle)
}

function whenVisible(element: Element, run: () => void): () => void {
  // The island itself has no box: `display: contents`.
  const boxes = [...element.children].filter((child) => child.localName !== 'template')
  if (boxes.length === 0) return whenIdle(run)
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) run()
    },
    { rootMargin: margin },
  )
  for (const box of boxes) observer.observe(box)
  return () => observer.disconnect()
}
