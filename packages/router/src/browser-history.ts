import type { RouterHistory } from './history'

/** The history of the browser's tab. Nothing is patched; scroll positions become the router's task once it listens. */
export function createBrowserHistory(): RouterHistory {
  return {
    get href() {
      return location.pathname + location.search + location.hash
    },
    get key() {
      return (history.state as { key?: string } | null)?.key
    },
    push(href, key) {
      history.pushState({ key }, '', href)
    },
    replace(href, key) {
      history.replaceState({ ...history.state, key }, '', href)
    },
    listen(listener, signal) {
      history.scrollRestoration = 'manual'
      addEventListener('popstate', (event) => listener(event.hasUAVisualTransition), { signal })
    },
    load(href, kind) {
      // After back or forward the address is already that of the page wanted.
      if (kind === 'pop') location.reload()
      else location[kind === 'push' ? 'assign' : 'replace'](href)
    },
  }
}
