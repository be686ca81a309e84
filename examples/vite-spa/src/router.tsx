import type { ThemeHost } from '@landing/theme'
import { useSyncExternalStore } from 'react'

function onMove(callback: () => void) {
  window.addEventListener('popstate', callback)
  return () => window.removeEventListener('popstate', callback)
}

/** The current address. Its parts are compared as one text, so that nothing is drawn in vain. */
function useLocation() {
  const href = useSyncExternalStore(onMove, () => window.location.href)
  const { pathname, search, hash } = new URL(href)
  return { path: pathname, search, hash }
}

function navigate(href: string, options?: { replace?: boolean }) {
  window.history[options?.replace ? 'replaceState' : 'pushState'](null, '', href)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** Every click on a link of the site goes through the router, wherever the link comes from. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  const plain = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
  if (!link || !plain || link.target || link.origin !== location.origin || link.hash) return
  event.preventDefault()
  navigate(link.pathname + link.search)
})

export const host: ThemeHost = {
  Link: (props) => <a {...props} />,
  useLocation,
  navigate,
}
