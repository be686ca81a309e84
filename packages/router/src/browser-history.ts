import type { RouterHistory } from './history'

/** The history of the browser's tab. Nothing is patched; scroll positions become the router's task while it listens. */
export function createBrowserHistory(view: Window = window): RouterHistory {
  const { history, location } = view
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
    listen(listener) {
      const onPop = (event: PopStateEvent) => listener(!!event.hasUAVisualTransition)
      history.scrollRestoration = 'manual'
      view.addEventListener('popstate', onPop)
      return () => {
        view.removeEventListener('popstate', onPop)
        history.scrollRestoration = 'auto'
      }
    },
    load(href, kind) {
      // After back or forward the address is already that of the page wanted.
      if (kind === 'pop') location.reload()
      else location[kind === 'push' ? 'assign' : 'replace'](href)
    },
  }
}
