import { components, loadElementStyles, messagesOf } from 'virtual:landing/overrides'
import { pages } from 'virtual:landing/pages'
import { siteAt } from 'virtual:landing/site'
import { createRouter } from '@landing/router'
import {
  Link,
  RouterProvider,
  useLocation,
  useNavigationError,
  usePage,
} from '@landing/router/react'
import type { PageData, SearchProvider, SiteData } from '@landing/schema'
import type { Messages, ThemeHost } from '@landing/theme'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hasElements } from '../has-elements'
import { App } from './app'
import { enhance } from './enhance'
import { readFirstPage, rootId } from './first-page'
import { lazySearch } from './lazy-search'
import { createViews, type Views } from './views'

/** Makes the document live: hydrates the shell around the article, then starts the router. */
export async function start(): Promise<void> {
  const first = readFirstPage(document)
  const container = document.getElementById(rootId)
  // Whoever wrote the data wrote the element too.
  if (container === null) return
  const site = siteAt(first.page.path)
  const messages = await messagesOf(site.locale.code)
  const views = createViews({ base: site.base, pages })
  if (first.page.kind === 'component') await views.prepare(first.page)

  const router = createRouter<PageData>({
    base: site.base,
    trailingSlash: site.trailingSlash,
    build: first.build,
    first: first.page,
    async prepare(page) {
      await Promise.all([views.prepare(page), mayHoldElements(page) && loadElementStyles()])
    },
    // The dev server would compile every page of the sidebar.
    prefetch: import.meta.hot === undefined,
  })
  const search = lazySearch(site)
  const host: ThemeHost = {
    Link,
    useLocation,
    navigate: (href, options) => void router.navigate(href, options),
    loadSidebar: views.loadSidebar,
    useLoadFailure,
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
        <CurrentPage
          site={site}
          messages={messages}
          views={views}
          host={host}
          search={search}
          onLive={() => enhance({ router, site, messages })}
        />
      </RouterProvider>,
      { onRecoverableError: (error) => console.error('Recovered from a render error:', error) },
    )
  })
  router.start()
  // The router fetches ahead itself: data, which is less than a document.
  document.querySelector('[type=speculationrules]')?.remove()
}

/** Whether a page may hold UI5 elements, which have a look before their code is there. */
function mayHoldElements(page: PageData): boolean {
  return page.kind === 'component' || ('html' in page && hasElements(page.html))
}

/** The router's failure as the theme shows it. */
function useLoadFailure() {
  const failure = useNavigationError()
  return failure && { error: failure.cause, retry: failure.retry }
}

interface CurrentPageProps {
  readonly site: SiteData
  readonly messages: Partial<Messages>
  readonly views: Views
  readonly host: ThemeHost
  readonly search: SearchProvider
  /** React has taken over the document: others may change it from now on. */
  readonly onLive: () => void
}

/** The page the router is at. */
function CurrentPage({ onLive, ...props }: CurrentPageProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
    onLive()
  }, [])
  return <App {...props} page={usePage<PageData>()} components={components} />
}
