import { components, messagesOf } from 'virtual:landing/overrides'
import { siteAt } from 'virtual:landing/site'
import type { DocumentRouter } from '@landing/router/documents'
import type { SiteData } from '@landing/schema'
import { type ThemeHost, ThemeProvider } from '@landing/theme'
import { type ReactNode, useSyncExternalStore } from 'react'
import { siteHref } from '../server/site-href'
import type { SearchFiles } from './search-files'
import { searchProvider } from './search-provider'

/** Puts the theme's context around an island. */
export type Wrap = (children: ReactNode) => ReactNode

/** The context of all islands of this document: site, host, texts, search. */
export async function reactContext(
  router: DocumentRouter,
  files: () => Promise<SearchFiles>,
): Promise<Wrap> {
  const site = siteAt(router.state.location.path)
  const messages = await messagesOf(site.locale.code)
  const host = routerHost(router, site)
  const search = searchProvider(site, files)
  return (children) => (
    <ThemeProvider {...{ site, host, search, components, messages }}>{children}</ThemeProvider>
  )
}

/** The theme's host over the router, which follows clicks on any link of the document itself. */
function routerHost(router: DocumentRouter, { base }: SiteData): ThemeHost {
  const { path } = router.state.location
  const onServer = { path, search: '', hash: '' }
  return {
    Link: ({ href, ...rest }) => <a href={siteHref(base, href)} {...rest} />,
    useLocation: () =>
      useSyncExternalStore(
        router.subscribe,
        () => router.state.location,
        () => onServer,
      ),
    navigate: (href, options) => void router.navigate(href, options),
  }
}
