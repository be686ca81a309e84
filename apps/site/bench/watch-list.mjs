/**
 * Runs in the page, before its own scripts: `window.latency` measures the time until an element's text has changed and
 * the frame with the change is painted, in milliseconds.
 */
export function watchList() {
  let selector = ''
  let before = ''
  let start = 0
  let painted = 0
  let ready = () => {}

  const textNow = () => document.querySelector(selector)?.textContent ?? ''
  const note = () => {
    if (!selector || textNow() === before) return
    before = textNow()
    requestAnimationFrame(() => {
      // A task after the frame's: style, layout and paint are done by then.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        painted = performance.now()
        ready(painted - start)
      }
      port2.postMessage(null)
    })
  }
  const watch = (wanted) => {
    selector = wanted
    before = textNow()
    start = Number.POSITIVE_INFINITY
    painted = 0
  }
  new MutationObserver(note).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      start = timeStamp
    },
    true,
  )

  window.latency = {
    /** From `act` to the first text of the element. */
    after(wanted, act) {
      watch(wanted)
      return new Promise((done) => {
        ready = done
        start = performance.now()
        act()
      })
    },
    /** Begins to wait for a key. */
    watchKeys: watch,
    /** From the key to the last change that followed it, if any did. */
    lastKey() {
      return painted > start ? painted - start : undefined
    },
    /** A field beside the site's own, with a text that follows it. */
    trivial() {
      const field = document.createElement('input')
      field.id = 'trivial-field'
      const text = document.createElement('output')
      text.id = 'trivial-text'
      field.addEventListener('input', () => {
        text.textContent = `${field.value} `
      })
      const box = document.createElement('div')
      box.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 99'
      box.append(field, text)
      document.body.append(box)
    },
  }
}
