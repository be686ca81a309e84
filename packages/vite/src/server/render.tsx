import { components, messagesOf } from 'virtual:landing/overrides'
import { pages } from 'virtual:landing/pages'
import { siteAt } from 'virtual:landing/site'
import {
  type PageData,
  type SearchProvider,
  type Sidebar,
  type SiteData,
  toHref,
} from '@landing/schema'
import {
  type LinkProps,
  navbarItemFailure,
  type ThemeHost,
  ThemeProvider,
  type ThemeProviderProps,
} from '@landing/theme'
import { bootScript } from '@landing/theme/boot'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../client/app'
import { createViews, type Views } from '../client/views'
import type { PageModule } from '../pages/page-module'
import { documentSidebar } from '../sidebar/document-sidebar'
import type { RenderedApp } from './server-module'
import { withCauses } from './with-causes'

/** Renders one page. `sidebar` is the whole tree; only what is near the page gets into the HTML. */
export async function render(page: PageData, sidebar: Sidebar | undefined): Promise<RenderedApp> {
  const site = siteAt(page.path)
  const messages = await messagesOf(site.locale.code)
  const views = serverViews(site, sidebar)
  await views.prepare(page)
  const surroundings = {
    site,
    host: serverHost(page),
    components,
    messages,
    search: serverSearch(site),
  }
  const html = draw(<App page={page} views={views} {...surroundings} />, surroundings)
  // React puts titles, meta elements and links in front of the first other element.
  const at = html.indexOf('<div')
  const { htmlLang, direction } = site.locale
  return { head: html.slice(0, at), body: html.slice(at), htmlLang, direction }
}

/** HTML of an app. What it throws names the item of the bar that is at fault, and says why. */
function draw(app: ReactNode, surroundings: Omit<ThemeProviderProps, 'children'>): string {
  try {
    return renderToString(app)
  } catch (error) {
    const failure = navbarItemFailure(error, surroundings.site, components, (item) =>
      renderToString(<ThemeProvider {...surroundings}>{item}</ThemeProvider>),
    )
    throw withCauses(failure ?? error)
  }
}

/** The inline script that runs before the first paint. */
export const boot = bootScript(siteAt('/'))

/** Does the site show parts of its own instead of the theme's? */
export const hasOwnParts = Object.keys(components).length > 0

/** A page module of the site, by key. */
export function loadPage(key: string): Promise<PageModule> {
  const load = pages[key]
  if (load === undefined) throw new Error(`There is no page component "${key}".`)
  return load()
}

/** The search box is there without a script: it is a form that leads to the search page. */
function serverSearch(site: SiteData): SearchProvider {
  return {
    contexts: site.searchContexts,
    load: () => Promise.reject(new Error('Nothing is searched on the server.')),
    search: () => Promise.reject(new Error('Nothing is searched on the server.')),
  }
}

function serverViews(site: SiteData, sidebar: Sidebar | undefined): Views {
  const views = createViews({ base: site.base, pages })
  return {
    ...views,
    prepare: (page) => (page.kind === 'component' ? views.prepare(page) : Promise.resolve()),
    sidebar: (_ref, path) => sidebar && documentSidebar(sidebar, path),
  }
}

function ServerLink({ href, ...rest }: LinkProps) {
  // The base is the same in every locale.
  return <a href={href.startsWith('/') ? toHref(siteAt('/').base, href) : href} {...rest} />
}

function serverHost(page: PageData): ThemeHost {
  return {
    Link: ServerLink,
    useLocation: () => ({ path: page.path, search: '', hash: '' }),
    navigate: () => {},
    loadSidebar: () => Promise.reject(new Error('Sidebars are not loaded on the server.')),
  }
}
