import type { SiteData } from '@landing/schema'
import { type LinkProps, type ThemeHost, ThemeRoot } from '@landing/theme'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link as RouterLink, useNavigate, useLocation as useRoute } from 'react-router'

function Link({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <RouterLink to={href} {...rest} /> : <a href={href} {...rest} />
}

function useLocation() {
  const { pathname: path, search, hash } = useRoute()
  return { path, search, hash }
}

/** Links in the HTML of articles are no components: a click on one goes through the router too. */
function useArticleLinks(go: (href: string) => void) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      const isPlain = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
      if (!link || !isPlain || link.target || link.origin !== location.origin || link.hash) return
      event.preventDefault()
      go(link.pathname + link.search)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [go])
}

/** The theme's root over the router. */
export function Shell({ site, children }: { site: SiteData; children: ReactNode }) {
  const go = useNavigate()
  useArticleLinks(go)
  const host = useMemo<ThemeHost>(
    () => ({ Link, useLocation, navigate: (href, options) => void go(href, options) }),
    [go],
  )
  return (
    <ThemeRoot site={site} host={host}>
      {children}
    </ThemeRoot>
  )
}
