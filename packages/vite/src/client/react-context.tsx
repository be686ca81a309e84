import { components, messagesOf } from 'virtual:landing/overrides'
import { siteAt } from 'virtual:landing/site'
import type { Router } from '@landing/router'
import type { SearchProvider, SiteData } from '@landing/schema'
import { type ThemeHost, ThemeProvider } from '@landing/theme'
import { type ReactNode, useSyncExternalStore } from 'react'
import { siteHref } from '../server/site-href'
import type { SearchFiles } from './search-files'
import { searchProvider } from './search-provider'

/** The theme's context for the islands of a document. */
export interface ReactContext {
  readonly search: SearchProvider
  /** Puts the theme's provider around an island. */
  wrap(children: ReactNode): ReactNode
}

/** Creates the context of all islands of this document: site, host, texts, search. */
export async function createReactContext(
  router: Router,
  files: () => Promise<SearchFiles>,
): Promise<ReactContext> {
  const site = siteAt(router.state.location.path)
  const messages = await messagesOf(site.locale.code)
  const host = routerHost(router, site)
  const search = searchProvider(site, files)
  return {
    search,
    wrap: (children) => (
      <ThemeProvider {...{ site, host, search, components, messages }}>{children}</ThemeProvider>
    ),
  }
}

/** The theme's host over the router, which follows clicks on any link of the document itself. */
function routerHost(router: Router, { base }: SiteData): ThemeHost {
  return {
    Link: ({ href, ...rest }) => <a href={siteHref(base, href)} {...rest} />,
    useLocation: () =>
      useSyncExternalStore(
        router.subscribe,
        () => router.state.location,
        () => router.initial.location,
      ),
    navigate: (href, options) => void router.navigate(href, options),
  }
}
