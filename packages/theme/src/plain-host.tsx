import { type SiteData, toHref, toPath } from '@landing/schema'
import { useSyncExternalStore } from 'react'
import type { HostLocation, LinkProps, ThemeHost } from './theme-host'

/**
 * A host without a router: links are plain links, each page is a document. `path` is the route
 * path that is rendered on the server; without it the server renders `/`.
 */
export function plainHost(site: SiteData, path = '/'): ThemeHost {
  const { base } = site
  const onServer: HostLocation = { path, search: '', hash: '' }
  let known = onServer
  let address = ''

  function read(): HostLocation {
    const { pathname, search, hash } = window.location
    if (address !== pathname + search + hash) {
      address = pathname + search + hash
      known = { path: toPath(base, pathname) ?? pathname, search, hash }
    }
    return known
  }

  const href = (route: string) => (route.startsWith('/') ? toHref(base, route) : route)
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: a host is made once a site
    Link: ({ href: route, ...rest }: LinkProps) => <a href={href(route)} {...rest} />,
    useLocation: () => useSyncExternalStore(onMove, read, () => onServer),
    navigate: (route, options) => {
      if (options?.replace) window.history.replaceState(null, '', href(route))
      else window.location.assign(href(route))
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
  }
}

function onMove(callback: () => void): () => void {
  window.addEventListener('popstate', callback)
  window.addEventListener('hashchange', callback)
  return () => {
    window.removeEventListener('popstate', callback)
    window.removeEventListener('hashchange', callback)
  }
}
