import { readFile } from 'node:fs/promises'
import {
  isFilePath,
  routeKey,
  type SearchPage,
  type SiteData,
  splitHref,
  stripIndexHtml,
  toHref,
} from '@landing/schema'
import type { ViteDevServer } from 'vite'
import { buildIn } from '../build/build-id'
import { toDocument } from '../build/document'
import { toRedirect } from '../build/emit-redirects'
import { fullAddress } from '../build/full-address'
import { pageLinks, siteLinks } from '../build/head-links'
import { revisionName } from '../client/hot-update'
import { indexesPath } from '../client/indexes-path'
import { elementStyles } from '../element-styles'
import { listIndexes } from '../list-indexes'
import { buildSearchIndexes, type SearchIndexes } from '../search-indexes'
import type { ServerModule } from '../server/server-module'
import { siteAt } from '../site-data'
import type { SiteHolder } from '../site-holder'
import { notFoundPath, type SiteRedirect, type SiteRoute } from '../site-routes'
import { contentFolder, type LoadPage, type SitePage, type SiteState } from '../site-state'
import { devStyles } from './dev-styles'
import { fileHref } from './file-href'
import { reportMessages } from './report-messages'

/** What the dev server answers a request with. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
}

interface DevAnswersOptions {
  readonly server: ViteDevServer
  readonly holder: SiteHolder
  readonly clientEntry: string
  readonly serverEntry: string
}

/** Time in milliseconds after a first page in which its scripts are asked for. */
const busy = 1000

/** The build id of the dev server: it never changes, since every answer is new. */
const devBuild = 'dev'

/**
 * Answers for documents, page data, sidebars, assets and search indexes: the same functions as
 * in the build, called on request. `undefined` leaves the request to the rest of the server.
 */
export function devAnswers(
  options: DevAnswersOptions,
): (url: string, original: string) => Promise<Answer | undefined> {
  const { server, holder } = options
  const search = devSearch(holder, () => serverModule(server, options.serverEntry))
  let isRehearsed = false

  /** Compiles the first page once more, which may have come from the cache: its first edit waits for nothing to load. */
  function rehearse(route: SiteRoute): void {
    if (isRehearsed || route.kind !== 'content') return
    isRehearsed = true
    const compile = () => holder.state().content.rehearse(route.route)
    setTimeout(() => compile().catch(() => undefined), busy).unref()
  }

  return async (url, original) => {
    const { pathname } = splitHref(url)
    const state = holder.state()
    const json = (body: string): Answer => ({ status: 200, type: 'application/json', body })

    const sidebar = state.sidebarFiles.get(pathname)
    if (sidebar !== undefined) return json(sidebar)
    if (pathname === indexesPath) return json(listIndexes(await search(), state.site.base))
    const index = pathname.startsWith('/search/') ? (await search()).files.get(pathname) : undefined
    if (index !== undefined) return { status: 200, type: 'application/octet-stream', body: index }
    const asset = state.content.assets().find((file) => file.href === pathname)
    if (asset !== undefined) {
      return { status: 200, type: 'application/octet-stream', body: await readFile(asset.source) }
    }
    if (pathname.endsWith('/page.json')) {
      const route = state.find(pathname.slice(0, -'page.json'.length))
      if (route === undefined) return undefined
      const page = await openPage(state, route, server, options.serverEntry)
      const { locale } = siteAt(state.sites, page.data.path)
      return json(JSON.stringify({ build: buildIn(devBuild, locale.htmlLang), page: page.data }))
    }
    const known = state.find(pathname)
    if (known === undefined) {
      if (isFilePath(stripIndexHtml(pathname))) return undefined
      const key = routeKey(pathname)
      const redirect = state.redirects.find(({ from }) => routeKey(from) === key)
      if (redirect !== undefined) return redirectAnswer(redirect, state.site)
    }
    const route = known ?? state.find(notFoundPath)
    if (route === undefined) return undefined
    const answer = await documentAnswer(route, original, options)
    rehearse(route)
    return answer
  }
}

function redirectAnswer({ to }: SiteRedirect, site: SiteData): Answer {
  const body = toRedirect(toHref(site.base, to), fullAddress(site, to))
  return { status: 200, type: 'text/html; charset=utf-8', body }
}

async function documentAnswer(
  route: SiteRoute,
  original: string,
  { server, holder, clientEntry, serverEntry }: DevAnswersOptions,
): Promise<Answer> {
  const state = holder.state()
  const revision = holder.revision()
  const { site } = state
  const page = await openPage(state, route, server, serverEntry)
  const { boot, render, hasOwnParts } = await serverModule(server, serverEntry)
  const app = await render(page.data, page.sidebar)
  const injected = await injectedTags(server, original)
  const component = route.kind === 'component' ? route.page.file : undefined
  const html = toDocument({
    ...app,
    inlineScripts: [boot],
    assets: {
      scripts: [fileHref(site.base, clientEntry)],
      styles: await devStyles(server, component),
      elementStyles: [fileHref(site.base, elementStyles(site.theme))],
      modulePreloads: [],
      fonts: [],
    },
    first: { build: buildIn(devBuild, app.htmlLang), page: page.data },
    hasOwnParts,
    headExtra: [
      `<meta name="${revisionName}" content="${revision}">`,
      siteLinks(state.config, site),
      pageLinks(site.base, page.data),
      injected.head,
    ].join(''),
    policy: false,
  })
  return {
    status: route.path === notFoundPath ? 404 : 200,
    type: 'text/html; charset=utf-8',
    body: html.replace('</body>', () => `${injected.body}</body>`),
  }
}

/**
 * What Vite and its plugins add to a document. They are given an empty one: what stands in ours has
 * its base already, and need not be parsed.
 */
async function injectedTags(
  server: ViteDevServer,
  original: string,
): Promise<{ readonly head: string; readonly body: string }> {
  const html = await server.transformIndexHtml(original, emptyDocument)
  return {
    head: /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '',
    body: /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '',
  }
}

const emptyDocument = '<!doctype html><html><head></head><body></body></html>'

async function openPage(
  state: SiteState,
  route: SiteRoute,
  server: ViteDevServer,
  serverEntry: string,
): Promise<SitePage> {
  const load: LoadPage = async (key) => (await serverModule(server, serverEntry)).loadPage(key)
  const page = await state.page(route, load)
  reportMessages(server, page.messages, contentFolder(state.root, state.config))
  return page
}

/** The code that renders pages; the first call reads and transforms all of it. */
export async function serverModule(server: ViteDevServer, entry: string): Promise<ServerModule> {
  return (await server.ssrLoadModule(entry)) as ServerModule
}

/** Indexes are made when the search is first used, and again after an edit. */
function devSearch(
  holder: SiteHolder,
  module: () => Promise<ServerModule>,
): () => Promise<SearchIndexes> {
  let made: { state: SiteState; indexes: Promise<SearchIndexes> } | undefined
  return () => {
    const state = holder.state()
    if (made?.state === state) return made.indexes
    const indexes = build(state)
    made = { state, indexes }
    indexes.catch(() => {
      made = undefined
    })
    return indexes
  }

  async function build(state: SiteState): Promise<SearchIndexes> {
    const { loadPage } = await module()
    const pages: SearchPage[] = []
    for (const route of state.routes) {
      const { search } = await state.page(route, loadPage)
      if (search !== undefined) pages.push(search)
    }
    return buildSearchIndexes(pages, state.site, state.config.search?.languages)
  }
}
