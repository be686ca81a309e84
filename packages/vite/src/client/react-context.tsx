import { components, messagesOf } from 'virtual:landing/overrides'
import { siteAt } from 'virtual:landing/site'
import { ui5Parts as ui5 } from 'virtual:landing/ui5-parts'
import type { Router } from '@landing/router'
import type { SearchProvider } from '@landing/schema'
import type { ThemeHost } from '@landing/theme'
import { ThemeProvider } from '@landing/theme/islands'
import { type ReactNode, useSyncExternalStore } from 'react'
import { PlainLink } from '../document/plain-link'

/** Puts the theme's provider around an island. */
export type Wrap = (children: ReactNode) => ReactNode

/** The provider of all islands of this document has its site, host, texts and search. */
export async function createWrap(router: Router, search: SearchProvider): Promise<Wrap> {
  const site = siteAt(router.state.location.path)
  const messages = await messagesOf(site.locale.code)
  const host = routerHost(router)
  return (children) => (
    <ThemeProvider {...{ site, host, search, components, ui5, messages }}>{children}</ThemeProvider>
  )
}

/** The theme's host over the router, which follows clicks on any link of the document itself. */
function routerHost(router: Router): ThemeHost {
  return {
    Link: PlainLink,
    useLocation: () =>
      useSyncExternalStore(
        router.subscribe,
        () => router.state.location,
        () => router.initial.location,
      ),
    navigate: (href, options) => void router.navigate(href, options),
  }
}
