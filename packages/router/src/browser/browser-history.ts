import type { RouterHistory } from '../core/history'

/** The history of the browser tab. Once it is listened to, the router restores scroll positions. */
export function createBrowserHistory(): RouterHistory {
  return {
    get href() {
      // Some servers answer for `//docs/`, which as an address would name the host "docs".
      return location.pathname.replace(/^\/+/, '/') + location.search + location.hash
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
      addEventListener('popstate', () => listener(), { signal })
    },
    load(href, kind) {
      // After back or forward the address is already that of the new page.
      if (kind === 'pop') location.reload()
      else location[kind === 'push' ? 'assign' : 'replace'](href)
    },
  }
}
