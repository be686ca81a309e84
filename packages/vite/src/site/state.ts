import { extname, join, relative, resolve } from 'node:path'
import {
  type Content,
  openContent,
  type RenderedPage,
  type SidebarFile,
  sidebarFiles,
} from '@landing/content'
import {
  type Diagnostic,
  LandingError,
  type Locale,
  type PageData,
  type ResolvedConfig,
  routeKey,
  type SearchPage,
  type Sidebar,
  type SiteData,
  type SiteModel,
} from '@landing/schema'
import { withContextVersions } from './contexts'
import { toSites } from './data'
import { documentTextsOf } from './document-texts'
import type { LoadContext, PageModule } from './page-module'
import { type ComponentFileRef, findComponents, findPages, type PageFileRef } from './project-files'
import {
  homeRedirects,
  routeFinder,
  type SiteRedirect,
  type SiteRoute,
  siteRoutes,
  withHomes,
} from './routes'

/** A page with everything that a build needs of it. */
export interface SitePage {
  readonly data: PageData
  readonly sidebar?: Sidebar
  readonly search?: SearchPage
  readonly markdown?: string
  readonly messages: readonly Diagnostic[]
  readonly links: readonly { readonly href: string; readonly location: Diagnostic['location'] }[]
  readonly ids: readonly string[]
  /** The key of its route names everything it was made of. */
  readonly isKeyed: boolean
}

/** Loads a page module of the site by key, on the server. */
export type LoadPage = (key: string) => Promise<PageModule>

/** The state of a site, as one call of `landing` sees it. */
export interface SiteState {
  readonly root: string
  readonly config: ResolvedConfig
  readonly content: Content
  /** The site in its default locale. */
  readonly site: SiteData
  /** The site in each of its locales, the default one first. */
  readonly sites: readonly SiteData[]
  readonly pages: readonly PageFileRef[]
  /** The site's own components for Markdown. */
  readonly components: readonly ComponentFileRef[]
  readonly routes: readonly SiteRoute[]
  /** Whole sidebars, by the route path of their files. */
  readonly sidebarFiles: ReadonlyMap<string, SidebarFile>
  /** Where addresses lead that are no routes. */
  readonly redirects: readonly SiteRedirect[]
  find(path: string): SiteRoute | undefined
  page(route: SiteRoute, loadPage: LoadPage): Promise<SitePage>
  /** The pages of some routes, those with components first, one by one: memory does not grow with their number. */
  somePages(
    routes: readonly SiteRoute[],
    loadPage: LoadPage,
  ): AsyncIterable<{ readonly route: SiteRoute; readonly page: SitePage }>
  /** Reads the site again: the pages and components of its own that are there now. */
  reopen(): Promise<SiteState>
  /** Returns the state after an edit, and what the edit changed. */
  update(files: readonly string[]): Promise<{
    readonly state: SiteState
    readonly changed: readonly string[]
    readonly structure: boolean
  }>
}

interface SiteStateOptions {
  readonly root: string
  readonly config: ResolvedConfig
  readonly cacheDir: string
  readonly production: boolean
}

/** Folder with the site's documents, data and static files. */
export function contentFolder(root: string, config: ResolvedConfig): string {
  return resolve(root, config.contentDir)
}

/** Reads the site. Nothing is compiled yet. */
export async function openSite(options: SiteStateOptions): Promise<SiteState> {
  const content = await openContent({
    contentDir: contentFolder(options.root, options.config),
    config: options.config,
    cacheDir: join(options.cacheDir, 'content'),
    production: options.production,
    components: findComponents(options.root).map(({ name }) => name),
    ownPages: {
      '/search/': 'the search page',
      ...Object.fromEntries(
        findPages(options.root, options.config.trailingSlash).map(({ path, file }) => [
          path,
          relative(options.root, file).replaceAll('\\', '/'),
        ]),
      ),
    },
    texts: await documentTextsOf(options.config),
  })
  return stateOf(options, content, layOut(options, content.model))
}

/** Data derived from the model and the page components only: editing a text does not change it. */
interface SiteLayout {
  readonly model: SiteModel
  readonly site: SiteData
  readonly sites: readonly SiteData[]
  readonly pages: readonly PageFileRef[]
  readonly routes: readonly SiteRoute[]
  readonly redirects: readonly SiteRedirect[]
  readonly find: (path: string) => SiteRoute | undefined
  readonly components: readonly ComponentFileRef[]
  readonly sidebarFiles: ReadonlyMap<string, SidebarFile>
}

function layOut({ root, config }: SiteStateOptions, model: SiteModel): SiteLayout {
  const trailingSlash = config.trailingSlash
  const pages = findPages(root, trailingSlash)
  const bare = toSites(config, model)
  const routes = siteRoutes(model.routes, pages, bare)
  const redirects = [...model.redirects, ...homeRedirects(routes, bare, model.redirects)]
  const sites = withContextVersions(withHomes(bare, redirects), routes)
  const [site] = sites
  if (site === undefined) throw new Error('The site model has no locale.')
  return {
    model,
    site,
    sites,
    pages,
    routes,
    redirects,
    find: routeFinder(routes),
    components: findComponents(root),
    sidebarFiles: new Map(sidebarFiles(model).map((file) => [file.href, file])),
  }
}

function stateOf(options: SiteStateOptions, content: Content, layout: SiteLayout): SiteState {
  const { root, config } = options
  const { site, sites, pages, components, routes, find } = layout
  const withSidebar = (page: RenderedPage): SitePage => {
    const href = 'sidebar' in page.data ? page.data.sidebar?.href : undefined
    const sidebar = href === undefined ? undefined : layout.sidebarFiles.get(href)?.sidebar
    return { ...page, ...(sidebar && { sidebar }) }
  }
  return {
    root,
    config,
    content,
    site,
    sites,
    pages,
    components,
    routes,
    sidebarFiles: layout.sidebarFiles,
    redirects: layout.redirects,
    find,
    async page(route, loadPage) {
      if (route.kind === 'fixed') {
        const { document, page } = route
        return document === undefined
          ? plainPage(page)
          : asFixed(await content.renderPage(document), page)
      }
      if (route.kind === 'component') {
        const { data, files, model } = content
        const { locale } = route
        const context = { data, files, model, locale }
        const { title } = sites.find((each) => each.locale.code === locale.code) ?? site
        return componentPage(route, await loadPage(route.page.key), context, title)
      }
      return withSidebar(await content.renderPage(route.route))
    },
    async *somePages(wanted, loadPage) {
      for (const route of wanted) {
        if (route.kind !== 'content') yield { route, page: await this.page(route, loadPage) }
      }
      const ofContent = wanted.filter((route) => route.kind === 'content')
      const byRoute = new Map(ofContent.map((each) => [each.route, each]))
      for await (const { route, page } of content.renderAll(undefined, [...byRoute.keys()])) {
        const siteRoute = byRoute.get(route)
        if (siteRoute) yield { route: siteRoute, page: withSidebar(page) }
      }
    },
    async reopen() {
      const state = await openSite(options)
      await content.dispose()
      return state
    },
    async update(files) {
      const { content: next, changed, structure } = await content.update(files)
      const same = next.model === layout.model
      const state = stateOf(options, next, same ? layout : layOut(options, next.model))
      const canonical = (path: string) => find(path)?.path ?? routeKey(path)
      return { state, changed: changed.map(canonical), structure }
    },
  }
}

function plainPage(data: PageData): SitePage {
  return { data, messages: [], links: [], ids: [], isKeyed: false }
}

/** Renders a document without sidebar and neighbours; it is not searched. */
function asFixed({ data, messages, links, ids }: RenderedPage, page: PageData): SitePage {
  if (data.kind !== 'doc') return plainPage(page)
  const { docsSet, version, id, title, showTitle, html } = data
  return {
    ...plainPage({
      kind: 'doc',
      path: page.path,
      head: { ...data.head, ...page.head },
      ...{ docsSet, version, id, title, showTitle, html },
      layout: 'home',
      breadcrumbs: [],
      toc: [],
      tags: [],
    }),
    ...{ messages, links, ids },
  }
}

async function componentPage(
  { page, path, locale, locales }: Extract<SiteRoute, { readonly kind: 'component' }>,
  module: PageModule,
  context: LoadContext,
  siteTitle: string,
): Promise<SitePage> {
  if (typeof module.default !== 'function') {
    throw new LandingError(
      'page/no-default-export',
      `src/pages/${page.key}${extname(page.file)} has no default export.`,
      { help: 'Export the component of the page as default.' },
    )
  }
  const props = await loadProps(page, module, context)
  const title = inLocale(module.title, locale) ?? ''
  const description = inLocale(module.description, locale)
  return {
    ...plainPage({
      kind: 'component',
      path,
      ...(locales && { locales }),
      component: page.key,
      props,
      head: {
        title,
        ...(description !== undefined && { description }),
        ...(module.noIndex && { noIndex: true }),
      },
    }),
    ...(!module.noIndex && {
      // Without its text: that is in the document.
      search: {
        path,
        ...(locales && { locale: locale.code }),
        title: title || siteTitle,
        description: description ?? '',
        keywords: [],
        tags: [],
        breadcrumbs: [],
        sections: [],
      },
    }),
  }
}

async function loadProps(page: PageFileRef, module: PageModule, context: LoadContext) {
  try {
    return (await module.load?.(context)) ?? {}
  } catch (cause) {
    throw loadFailure(
      `"load" of src/pages/${page.key}${extname(page.file)} failed`,
      cause,
      '"load" gets "data", "files", "model" and "locale": check that the values it reads exist.',
    )
  }
}

/** The error of a page module, with its reason and the first line of its stack. */
export function loadFailure(text: string, cause: unknown, help: string): LandingError {
  const isError = cause instanceof Error
  const reason = isError ? cause.message : String(cause)
  const frame = isError ? (cause.stack?.match(/\n {4}at .*/)?.[0] ?? '') : ''
  return new LandingError('page/load-failed', `${text}: ${reason}${frame}`, { help, cause })
}

function inLocale(text: PageModule['title'], { code }: Locale): string | undefined {
  return typeof text === 'object' ? text[code] : text
}
