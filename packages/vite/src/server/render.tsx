import { markdownComponents } from 'virtual:landing/components'
import { components, exported, messagesOf } from 'virtual:landing/overrides'
import { loadPageModule } from 'virtual:landing/page-modules'
import { pages } from 'virtual:landing/pages'
import { siteAt } from 'virtual:landing/site'
import type { ComponentUse, PageData, SearchProvider, Sidebar, SiteData } from '@landing/schema'
import { Head, navbarItemFailure, SidebarItems, ThemeProvider } from '@landing/theme'
import { bootScript } from '@landing/theme/boot'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { emptyPolicy } from '../document/empty-policy'
import {
  createDocumentIslands,
  type DocumentIslands,
  withoutImageHints,
} from '../document/islands/document-islands'
import { type ComponentModule, renderComponents } from '../document/islands/markdown-components'
import type { RenderedMarkup, RenderOptions } from '../document/server-module'
import { documentSidebar } from '../document/sidebar'
import type { PageModule } from '../site/page-module'
import { App, type RenderContext, serverHost } from './app'
import { unknownPartOf } from './unknown-part'
import { withCauses } from './with-causes'

/** The inline script that runs before the first paint. */
export const boot = bootScript(siteAt('/'))

/** An export of the site for nothing that the theme has. */
export const unknownPart = unknownPartOf(
  exported,
  siteAt('/').locales.map(({ code }) => code),
)

/** A page module of the site, by key. */
export function loadPage(key: string): Promise<PageModule> {
  const load = pages[key]
  if (load === undefined) throw new Error(`There is no page component "${key}".`)
  return load()
}

/** A component of the site for Markdown, or the module of a page. */
function loadComponent({ name, module }: ComponentUse): Promise<ComponentModule> {
  if (module !== undefined) return loadPageModule(module.source, module.version)
  const load = markdownComponents[name]
  if (load === undefined) throw new Error(`There is no component "${name}".`)
  return load()
}

/** Renders one page. */
export async function render(data: PageData, options: RenderOptions): Promise<RenderedMarkup> {
  const site = siteAt(data.path)
  const surroundings = await surroundingsOf(site, data)
  const wrap = (children: ReactNode) => <ThemeProvider {...surroundings}>{children}</ThemeProvider>
  const islands = createDocumentIslands({ href: options.islandHref, wrap })
  const { html = '', parts } = data.kind === 'doc' ? data : {}
  const text = await renderComponents(parts ?? [html], {
    islands,
    wrap,
    load: loadComponent,
    mapStack: options.mapStack,
  })
  const page = data.kind === 'doc' ? { ...data, html: text.html } : data
  const component = page.kind === 'component' ? (await loadPage(page.component)).default : undefined
  const sidebar = options.sidebar && documentSidebar(options.sidebar, page.path)
  const { htmlLang, direction } = site.locale
  const body = markup(
    <App {...{ page, sidebar, component, surroundings }} />,
    islands,
    surroundings,
  )
  return {
    head: renderToStaticMarkup(<Head page={page} site={site} messages={surroundings.messages} />),
    body,
    htmlLang,
    direction,
    components: text.components,
    messages: text.messages,
  }
}

/**
 * Renders a whole sidebar as a document: no page is the current one, and all categories have their lists.
 * Behaviours take its list; who opens its address sees the links alone.
 */
export async function renderSidebar({ items }: Sidebar, site: SiteData): Promise<string> {
  const surroundings = await surroundingsOf(site, { path: '' })
  const list = renderToStaticMarkup(
    <ThemeProvider {...surroundings}>
      <SidebarItems items={items} path="" />
    </ThemeProvider>,
  )
  return `<!doctype html><meta charset="utf-8">${emptyPolicy}${list}`
}

async function surroundingsOf(
  site: SiteData,
  page: Pick<PageData, 'path'>,
): Promise<RenderContext> {
  const surroundings: RenderContext = {
    site,
    host: serverHost(page, (key, element) => staticHtml(key, element, surroundings)),
    components,
    messages: await messagesOf(site.locale.code),
    search: serverSearch(site),
  }
  return surroundings
}

const staticParts = new WeakMap<object, string>()
/** Parts of the site's own may be islands, which belong to one document. */
const hasOwnRows = components.Branch !== undefined || components.Icon !== undefined

/** Rows of a sidebar are the same in all documents, but for the way to the page: each is rendered once. */
function staticHtml(
  key: object,
  element: ReactElement,
  surroundings: RenderContext,
): string | undefined {
  if (hasOwnRows) return undefined
  const cachedHtml = staticParts.get(key)
  if (cachedHtml !== undefined) return cachedHtml
  const html = renderToStaticMarkup(<ThemeProvider {...surroundings}>{element}</ThemeProvider>)
  staticParts.set(key, html)
  return html
}

/** HTML of an app. What it throws names the item of the navbar that is at fault, and says why. */
function markup(app: ReactNode, islands: DocumentIslands, surroundings: RenderContext): string {
  try {
    return islands.render(() => withoutImageHints(renderToStaticMarkup(app)))
  } catch (error) {
    const failure = navbarItemFailure(error, surroundings.site, components, (item) =>
      renderToStaticMarkup(<ThemeProvider {...surroundings}>{item}</ThemeProvider>),
    )
    throw withCauses(failure ?? error)
  }
}

/** The search box is there without a script: it is a form that leads to the search page. */
function serverSearch(site: SiteData): SearchProvider {
  const refuse = () => Promise.reject(new Error('Nothing is searched on the server.'))
  return { contexts: site.searchContexts, load: refuse, search: refuse }
}
