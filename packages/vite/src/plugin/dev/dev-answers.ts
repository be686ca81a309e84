import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RenderedPage, sectionsOfHtml } from '@landing/content'
import {
  decodePath,
  isFilePath,
  routeKey,
  type SearchPage,
  splitHref,
  stripIndexHtml,
  toHref,
} from '@landing/schema'
import type { ViteDevServer } from 'vite'
import { devPolicy } from '../../document/csp'
import { headElements, headScripts } from '../../document/head-elements'
import { pageLinks, siteLinks } from '../../document/head-links'
import { buildIn, toDocument } from '../../document/html'
import { invalidPropOf } from '../../document/islands/serialize-props'
import { refuseUnknownPart } from '../../document/refuse-unknown-part'
import type { ServerModule } from '../../document/server-module'
import { toRedirect } from '../../emit/redirects'
import { buildSearchIndexes, type SearchIndexes } from '../../emit/search-indexes'
import { invalidPropError } from '../../islands/invalid-prop'
import type { IslandsPlugin } from '../../islands/islands-plugin'
import { publicFiles } from '../../output/public-files'
import { revisionName, searchResultsId } from '../../protocol'
import type { Entries, SiteHolder } from '../../site/holder'
import { notFoundPath, type SiteRoute } from '../../site/routes'
import type { LoadPage, SiteState } from '../../site/state'
import { stylesByUse } from '../../site/virtual-modules'
import { contentType } from '../../text/content-type'
import { reportMessages } from '../report'
import { auditPage } from './audit-page'
import { devStyles, fileHref } from './dev-styles'
import { madeFile } from './made-file'

/** What the dev server answers a request with. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
}

interface DevAnswersOptions {
  readonly server: ViteDevServer
  readonly holder: SiteHolder
  readonly entries: Entries
  readonly islands: IslandsPlugin
}

/** Time in milliseconds after a first page in which its scripts are asked for. */
const busy = 1000

/** The build id of the dev server: it never changes, since every answer is new. */
const devBuild = 'dev'

/**
 * Answers for documents, sidebars, assets and search indexes: the same functions as in the build,
 * called on request. `undefined` leaves the request to the rest of the server.
 */
export function devAnswers(
  options: DevAnswersOptions,
): (url: string, original: string) => Promise<Answer | undefined> {
  const { server, holder } = options
  const search = devSearch(holder, () => serverModule(server, options.entries))
  let isRehearsed = false

  /** Compiles the first page again, in case it came from the cache, so that its first edit need not load modules. */
  function rehearse(route: SiteRoute): void {
    if (isRehearsed || route.kind !== 'content') return
    isRehearsed = true
    const compile = () => holder.state().content.warmUp(route.route)
    setTimeout(() => compile().catch(() => undefined), busy).unref()
  }

  return answer

  async function answer(url: string, original: string): Promise<Answer | undefined> {
    const { pathname } = splitHref(url)
    const state = holder.state()
    const file = (name: string, body: Answer['body']): Answer => ({
      status: 200,
      type: contentType(name),
      body,
    })

    const sidebar = state.sidebarFiles.get(pathname)
    if (sidebar !== undefined) {
      const { renderSidebar } = await serverModule(server, options.entries)
      const { sites, site } = state
      const own = sites.find(({ locale }) => locale.code === sidebar.locale) ?? site
      return page(200, await renderSidebar(sidebar.sidebar, own))
    }
    if (/^\/search\/.+\.\w+$/.test(pathname)) {
      const body = (await search()).files.get(pathname)
      if (body !== undefined) return file(pathname, body)
    }
    const asset = state.content.assets().find(({ href }) => href === pathname)
    if (asset !== undefined) return file(asset.href, await readFile(asset.source))
    const made = await madeFile(state, pathname)
    if (made !== undefined) return file(pathname, made)
    const markdown = await markdownOf(state, pathname, options)
    if (markdown !== undefined) return file(pathname, markdown)
    const known = state.find(pathname)
    if (known === undefined) {
      const key = routeKey(pathname)
      const redirect = state.redirects.find(({ from }) => routeKey(from) === key)
      const isFile = isFilePath(stripIndexHtml(pathname))
      if (redirect !== undefined) {
        const copied = isFile && isFilePath(redirect.to) && (await answer(redirect.to, original))
        return copied || page(200, toRedirect(redirect.to, state.site))
      }
      if (isFile) return undefined
      // A folder of the static files, such as the pages of another tool, as static hosts serve it.
      const index = `${decodePath(stripIndexHtml(pathname))}index.html`.slice(1)
      const found = publicFiles(server.config.publicDir).find(({ path }) => path === index)
      if (found !== undefined) return file(index, await readFile(found.file))
    }
    const route = known ?? state.find(notFoundPath)
    if (route === undefined) return undefined
    const document = await documentAnswer(route, original, options)
    rehearse(route)
    return document
  }
}

function page(status: number, body: string): Answer {
  return { status, type: 'text/html; charset=utf-8', body }
}

/** The page that a path names as Markdown; `undefined` for other paths. */
async function markdownOf(
  state: SiteState,
  pathname: string,
  options: DevAnswersOptions,
): Promise<string | undefined> {
  const route = pathname.endsWith('.md') && state.find(pathname.replace(/(?:index)?\.md$/, ''))
  if (!route || route.kind === 'component') return undefined
  const { data, markdown } = await openPage(state, route, options)
  return data.kind === 'doc' && data.markdown === pathname ? markdown : undefined
}

async function documentAnswer(
  route: SiteRoute,
  original: string,
  options: DevAnswersOptions,
): Promise<Answer> {
  const { server, holder, entries, islands } = options
  const state = holder.state()
  const revision = holder.revision()
  const { site } = state
  const { data } = await openPage(state, route, options)
  const ref = 'sidebar' in data ? data.sidebar : undefined
  const { boot, render } = await serverModule(server, entries)
  const rendered = await render(data, {
    sidebar: ref && state.sidebarFiles.get(ref.href)?.sidebar,
    islandHref: (id) => devIslandHref(state, entries, id),
  }).catch((error: unknown) => {
    const prop = invalidPropOf(error)
    if (prop === undefined || !(error instanceof Error)) throw error
    throw invalidPropError(state.root, data.path, error.message, prop)
  })
  const problems = islands.problems(server.environments.ssr.moduleGraph)
  reportMessages(server, [...rendered.messages, ...problems], state.contentDir)
  const injected = await injectedTags(server, original)
  const html = toDocument({
    ...rendered,
    build: buildIn(devBuild, rendered.htmlLang),
    inlineScripts: [boot],
    assets: {
      script: fileHref(site.base, entries.client),
      styles: devStyles(server, state, filesOf(state, route, rendered.components)),
      stylesByUse: stylesByUse(state).map(([held, file]) => [held, fileHref(site.base, file)]),
      modulePreloads: [],
      fonts: [],
    },
    headExtra: [
      `<meta name="${revisionName}" content="${revision}">`,
      siteLinks(state.config, site),
      headElements(state.config.head),
      pageLinks(site.base, data),
      injected.head,
    ].join(''),
    policy: devPolicy(
      [boot, ...headScripts(state.config.head), ...scriptsIn(injected.head + injected.body)],
      state.config.security,
    ),
  })
  const status = route.path === notFoundPath ? 404 : 200
  return page(
    status,
    html.replace('</body>', () => `${injected.body}</body>`),
  )
}

/** Contents of the inline scripts in HTML. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script[^>]*>([\s\S]+?)<\/script>/g)].map(([, code = '']) => code)
}

/** Address of a client module: the one that other modules import it by, so that it is loaded once. */
function devIslandHref({ site, root }: SiteState, { searchResults }: Entries, id: string): string {
  if (id === searchResultsId) return fileHref(site.base, searchResults)
  return id.startsWith('../') ? fileHref(site.base, join(root, id)) : toHref(site.base, `/${id}`)
}

/** Files of the site's own that a page was made with, whose styles it needs. */
function filesOf(
  { contentDir, components }: SiteState,
  route: SiteRoute,
  used: readonly string[],
): readonly string[] {
  return [
    ...(route.kind === 'component' ? [route.page.file] : []),
    ...components.filter(({ name }) => used.includes(name)).map(({ file }) => file),
    ...used.filter((name) => name.includes('/')).map((name) => join(contentDir, name)),
  ]
}

/**
 * Elements that Vite and its plugins add to a document. They transform an empty one, because links in ours already have the base.
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
  { server, entries }: DevAnswersOptions,
): Promise<RenderedPage> {
  const load: LoadPage = async (key) => (await serverModule(server, entries)).loadPage(key)
  const page = await state.page(route, load)
  const messages = [...page.messages, ...(await auditPage(state, route, page))]
  reportMessages(server, messages, state.contentDir)
  return page
}

/** The code that renders pages; the first call reads and transforms all of it. */
export async function serverModule(server: ViteDevServer, entries: Entries): Promise<ServerModule> {
  await loadPackages()
  return refuseUnknownPart(
    (await server.ssrLoadModule(entries.server)) as ServerModule,
    server.config.root,
  )
}

/**
 * Loads what Node.js imports as it is before Vite's module runner starts: with the runner, Node.js 20 resolves every import on
 * another thread, which takes twice as long.
 */
async function loadPackages(): Promise<void> {
  const packages = [import('@landing/theme'), import('@landing/theme/search')]
  await Promise.all([...packages, import('react-dom/server')])
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
    const { loadPage, render } = await module()
    const pages: SearchPage[] = []
    for (const route of state.routes) {
      const { search, data } = await state.page(route, loadPage)
      if (search === undefined) continue
      if (data.kind !== 'component') {
        pages.push(search)
        continue
      }
      // A page that cannot be rendered says so itself when it is opened.
      const rendered = render(data, { sidebar: undefined, islandHref: () => '' })
      const html = await rendered.then(({ body }) => body).catch(() => '')
      pages.push({ ...search, sections: await sectionsOfHtml(html, search.title) })
    }
    return buildSearchIndexes(pages, state.site, state.config.search)
  }
}
