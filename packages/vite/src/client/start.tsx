import { components } from 'virtual:landing/overrides'
import { pages } from 'virtual:landing/pages'
import { site } from 'virtual:landing/site'
import { createRouter } from '@landing/router'
import { Link, RouterProvider, useLocation, usePage } from '@landing/router/react'
import type { PageData, SearchProvider } from '@landing/schema'
import type { ThemeHost } from '@landing/theme'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { enhance } from './enhance'
import { readFirstPage, rootId } from './first-page'
import { lazySearch } from './lazy-search'
import { createViews, type Views } from './views'

/** Makes the document live: hydrates the shell around the article, then starts the router. */
export async function start(): Promise<void> {
  const container = document.getElementById(rootId)
  if (container === null) throw new Error(`This document has no element with the id "${rootId}".`)
  const first = readFirstPage(document)
  const views = createViews({ base: site.base, pages })
  if (first.page.kind === 'component') await views.prepare(first.page)

  const router = createRouter<PageData>({
    base: site.base,
    trailingSlash: site.trailingSlash,
    build: first.build,
    first: first.page,
    prepare: (page) => views.prepare(page),
  })
  const search = lazySearch({ base: site.base, contexts: site.searchContexts })
  const host: ThemeHost = {
    Link,
    useLocation,
    navigate: (href, options) => void router.navigate(href, options),
    loadSidebar: views.loadSidebar,
  }

  if (import.meta.hot) {
    // Before the page is live: an edit may come at once.
    const { acceptUpdates } = await import('./hot-update')
    acceptUpdates(import.meta.hot, router)
  }
  startTransition(() => {
    hydrateRoot(
      container,
      <RouterProvider router={router}>
        <CurrentPage views={views} host={host} search={search} />
      </RouterProvider>,
      { onRecoverableError: (error) => console.error('Recovered from a render error:', error) },
    )
  })
  router.start()
  // The router fetches ahead itself: data, which is less than a document.
  document.querySelector('[type=speculationrules]')?.remove()
  enhance({ router, site })
}

interface CurrentPageProps {
  readonly views: Views
  readonly host: ThemeHost
  readonly search: SearchProvider
}

/** The page the router is at. */
function CurrentPage({ views, host, search }: CurrentPageProps) {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
  }, [])
  return (
    <App
      site={site}
      page={usePage<PageData>()}
      views={views}
      host={host}
      components={components}
      search={search}
    />
  )
}
