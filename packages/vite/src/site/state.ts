import { join, resolve } from 'node:path'
import {
  type Content,
  misplacedFile,
  openAll,
  type RenderedPage,
  type SidebarFile,
  sidebarFiles,
} from '@landing/content'
import { relativePath } from '@landing/markdown/authoring'
import { type ResolvedConfig, routeKey, type SiteData, type SiteModel } from '@landing/schema'
import { componentPage } from './component-page'
import { withContextVersions } from './contexts'
import { toSites } from './data'
import { documentTextsOf } from './document-texts'
import { withHomeKeywords } from './home-keywords'
import type { PageModule } from './page-module'
import { type ComponentFileRef, findComponents, findPages, type PageFileRef } from './project-files'
import {
  homeRedirects,
  routeFinder,
  type SiteRedirect,
  type SiteRoute,
  siteRoutes,
  withHomes,
} from './routes'
import { withPluginPolicy } from './search-hook'
import { asFixed, plainPage } from './site-page'

/** Loads a page module of the site by key, on the server. */
export type LoadPage = (key: string) => Promise<PageModule>

/** The site's own modules that were there when it was opened. */
interface OwnModules {
  readonly pages: readonly PageFileRef[]
  /** The site's own components for Markdown. */
  readonly components: readonly ComponentFileRef[]
}

/** Data derived from the model and the page components only: editing a text does not change it. */
interface SiteLayout extends OwnModules {
  /** The site in its default locale. */
  readonly site: SiteData
  /** The site in each of its locales, the default one first. */
  readonly sites: readonly SiteData[]
  readonly routes: readonly SiteRoute[]
  /** Whole sidebars, by the route path of their files. */
  readonly sidebarFiles: ReadonlyMap<string, SidebarFile>
  /** Where addresses lead that are not routes. */
  readonly redirects: readonly SiteRedirect[]
  readonly find: (path: string) => SiteRoute | undefined
}

/** Pages of the site's own may read all data. */
const isOwn = ({ kind }: SiteRoute) => kind === 'component'

/** The state of a site, as one call of `landing` sees it. */
export interface SiteState extends SiteLayout {
  readonly root: string
  readonly config: ResolvedConfig
  /** Absolute path of the content folder. */
  readonly contentDir: string
  readonly content: Content
  page(route: SiteRoute, loadPage: LoadPage): Promise<RenderedPage>
  /** The pages of some routes, those with components first, one by one: memory does not grow with their number. */
  somePages(
    routes: readonly SiteRoute[],
    loadPage: LoadPage,
    /** Resolves with nothing for a page with components that fails; by default the error is thrown. */
    attempt?: <T>(page: Promise<T>) => Promise<T | undefined>,
  ): AsyncIterable<{ readonly route: SiteRoute; readonly page: RenderedPage }>
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
  const { root, config, cacheDir, production } = options
  const contentDir = contentFolder(root, config)
  const misplaced = misplacedFile(root, contentDir)
  if (misplaced !== undefined) throw misplaced
  const pages = findPages(root, config.trailingSlash)
  const components = findComponents(root)
  const content = await openAll({
    contentDir,
    config,
    cacheDir: join(cacheDir, 'content'),
    production,
    root,
    components: components.map(({ name }) => name),
    ownPages: {
      '/search/': 'the search page',
      ...Object.fromEntries(pages.map(({ path, file }) => [path, relativePath(root, file)])),
    },
    texts: await documentTextsOf(config),
  })
  return stateOf(options, content, layOut(config, content.model, { pages, components }))
}

function layOut(
  config: ResolvedConfig,
  model: SiteModel,
  { pages, components }: OwnModules,
): SiteLayout {
  const bare = toSites(config, model)
  const routes = siteRoutes(model.routes, pages, bare)
  const redirects = [...model.redirects, ...homeRedirects(routes, bare, model.redirects)]
  const sites = withContextVersions(withHomes(bare, redirects), routes)
  const [site] = sites
  if (site === undefined) throw new Error('The site model has no locale.')
  return {
    site,
    sites,
    pages,
    routes,
    redirects,
    find: routeFinder(routes),
    components,
    sidebarFiles: new Map(sidebarFiles(model).map((file) => [file.href, file])),
  }
}

function stateOf(options: SiteStateOptions, content: Content, layout: SiteLayout): SiteState {
  const { root } = options
  const config = withPluginPolicy(options.config, content.plugins)
  const { site, sites, find } = layout
  const inSearch = (page: RenderedPage) => withHomeKeywords(page, sites)
  return {
    root,
    config,
    contentDir: contentFolder(root, config),
    content,
    ...layout,
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
        const { title: siteTitle } = sites.find((each) => each.locale.code === locale.code) ?? site
        const page = await loadPage(route.page.key)
        return inSearch(await componentPage(route, page, context, { root, siteTitle }))
      }
      return inSearch(await content.renderPage(route.route))
    },
    async *somePages(wanted, loadPage, attempt = (page) => page) {
      for (const route of wanted) {
        if (route.kind === 'content') continue
        const page = await attempt(this.page(route, loadPage))
        if (page) yield { route, page }
      }
      const ofContent = wanted.filter((route) => route.kind === 'content')
      const byRoute = new Map(ofContent.map((each) => [each.route, each]))
      for await (const { route, page } of content.renderAll([...byRoute.keys()])) {
        const siteRoute = byRoute.get(route)
        if (siteRoute) yield { route: siteRoute, page: inSearch(page) }
      }
    },
    async reopen() {
      const state = await openSite(options)
      await content.dispose()
      return state
    },
    async update(files) {
      if (files.some((file) => content.isPluginFile(file))) {
        const state = await this.reopen()
        return { state, changed: state.routes.map(({ path }) => path), structure: true }
      }
      const { content: next, changed, structure } = await content.update(files)
      const same = next.model === content.model
      const state = stateOf(options, next, same ? layout : layOut(config, next.model, layout))
      const canonical = (path: string) => find(path)?.path ?? routeKey(path)
      const ownRoutes = next.data === content.data ? [] : layout.routes.filter(isOwn)
      const all = [...changed.map(canonical), ...ownRoutes.map(({ path }) => path)]
      return { state, changed: all, structure }
    },
  }
}
