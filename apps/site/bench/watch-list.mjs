/**
 * Runs in the page, before its own scripts: `window.latency` tells when an element's text changed
 * and when the frame with the change was made. A time is `{ changed, painted }`, in milliseconds.
 */
export function watchList() {
  let selector = ''
  let said = ''
  let changed = 0
  let painted = 0
  let start = 0
  let ready = () => {}

  const textNow = () => document.querySelector(selector)?.textContent ?? ''
  const note = () => {
    if (!selector || textNow() === said) return
    said = textNow()
    changed = performance.now()
    const time = { changed: changed - start }
    requestAnimationFrame(() => {
      // A task after the frame's: style, layout and paint are done by then.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        painted = performance.now()
        ready({ ...time, painted: painted - start })
      }
      channel.port2.postMessage(null)
    })
  }
  const watch = (wanted) => {
    selector = wanted
    said = textNow()
    start = Number.POSITIVE_INFINITY
    changed = 0
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
    /** What follows an act, up to the first text of the element. */
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
    /** What followed the key, if anything did: the last of several changes counts. */
    lastKey() {
      return painted > start ? { changed: changed - start, painted: painted - start } : undefined
    },
    /** A field beside the site's own, with a text that follows it. */
    trivial() {
      const known = document.querySelector('#trivial-field')
      if (known) return { field: known }
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
      return { field }
    },
  }
}
