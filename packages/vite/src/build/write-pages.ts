import { relative, sep } from 'node:path'
import type { SearchPage } from '@landing/schema'
import { countPage, textOf } from '@landing/search/build'
import { elementStyles } from '../element-styles'
import type { IndexedPage } from '../search-indexes'
import type { SiteRoute } from '../site-routes'
import type { LoadPage, SiteState } from '../site-state'
import { baseUrlBanner } from './base-url-banner'
import { type Collected, collect } from './collect'
import type { DocumentAssets } from './document'
import { entryAssets, type Manifest } from './entry-assets'
import { siteLinks } from './head-links'
import type { KeptPages } from './kept-pages'
import type { ServerBundle } from './load-server'
import type { Output } from './output'
import { createPageFiles } from './page-files'
import { type PageSummary, summarize } from './page-summary'
import { createPrerenderPool } from './prerender/pool'
import type { DocumentFrame } from './prerender/render-document'
import { createProgress } from './progress'
import { speculationRules } from './speculation-rules'

export interface PageWriting {
  readonly state: SiteState
  readonly output: Output
  readonly manifest: Manifest
  /** Id of this build's code. */
  readonly build: string
  readonly server: ServerBundle
  readonly kept: KeptPages
  readonly log: (line: string) => void
}

/**
 * Writes the documents, page data and Markdown of all routes, and gathers what is known of them. A page that an earlier
 * build has made of the same things is not made again when all its files are there.
 */
export async function writePages(writing: PageWriting): Promise<Collected> {
  const { state, output, server, kept, log } = writing
  const { routes } = state
  const frame = documentFrame(writing)
  const files = createPageFiles(writing, frame)
  const loadPage: LoadPage = async (key) => (await server.module()).loadPage(key)
  const summaries = new Map<SiteRoute, PageSummary>()
  const made = new Map<PageSummary, SearchPage>()
  const keys = new Map<SiteRoute, string>()
  const changed: SiteRoute[] = []
  for (const route of routes) {
    const key = route.kind === 'content' ? state.content.pageKey(route.route) : undefined
    if (key !== undefined) keys.set(route, key)
    const summary = key === undefined ? undefined : kept.summary(key)
    if (summary !== undefined && files.areThere(summary)) summaries.set(route, summary)
    else changed.push(route)
  }
  const progress = createProgress('pages', changed.length, log)
  const pool = createPrerenderPool(
    {
      server: server.file,
      frame,
      sidebars: Object.fromEntries(state.sidebarFiles),
    },
    output.isNew ? changed.length : 0,
  )
  try {
    let done = 0
    for await (const { route, page } of state.somePages(changed, loadPage)) {
      const json = JSON.stringify(page.data)
      const summary = summarize(page, json, state.config, state.site)
      await files.write(summary, json, page.markdown, pool)
      summaries.set(route, summary)
      const key = keys.get(route)
      if (key !== undefined && page.isKeyed) kept.keepSummary(key, summary)
      if (summary.search && page.search) made.set(summary, page.search)
      done += 1
      progress.advance(done)
    }
    await pool.finish()
  } finally {
    progress.end()
    await pool.dispose()
  }
  const byPath = new Map(routes.map((route) => [route.path, route]))
  // Pages of components and the fixed ones come first, as they are made.
  const ordered = [...routes].sort((a, b) => Number(isContent(a)) - Number(isContent(b)))
  return collect(
    ordered.flatMap((route) => summaries.get(route) ?? []),
    (summary) => {
      const route = byPath.get(summary.path)
      const again = async (of: SiteRoute) => (await state.page(of, loadPage)).search
      return (
        summary.search &&
        route &&
        indexedPage(writing, summary, () => made.get(summary) ?? again(route))
      )
    },
  )
}

const isContent = ({ kind }: SiteRoute): boolean => kind === 'content'

/** What the search asks of a page: kept by an earlier build, at hand, or from the page, which then is made again. */
function indexedPage(
  { state, kept }: PageWriting,
  { path, search }: PageSummary,
  searchPage: () => SearchPage | Promise<SearchPage | undefined>,
): IndexedPage | undefined {
  if (search === undefined) return undefined
  const { key, ...placed } = search
  const searched = async (): Promise<SearchPage> => {
    const page = await searchPage()
    if (page === undefined) throw new Error(`The page ${path} is searched no more.`)
    return page
  }
  return {
    path,
    key,
    ...placed,
    async counted() {
      const known = kept.counted(key)
      if (known !== undefined) return known
      const counted = countPage(await searched(), placed.locale ?? state.site.locale.code)
      kept.keepCounted(key, counted)
      return counted
    },
    text: async () => textOf(await searched()),
  }
}

function documentFrame({ state, manifest, build, server }: PageWriting): DocumentFrame {
  const { site } = state
  const keyOf = (file: string) => relative(state.root, file).split(sep).join('/')
  const sources = { elementStyles: keyOf(elementStyles(site.theme)) }
  const assets: Record<string, DocumentAssets> = { '': entryAssets(manifest, site.base, sources) }
  for (const { key, file } of state.pages) {
    assets[key] = entryAssets(manifest, site.base, { ...sources, component: keyOf(file) })
  }
  return {
    build,
    base: site.base,
    inlineScripts: [server.boot],
    homeScripts: [baseUrlBanner(site.base)],
    speculation: speculationRules(site.base),
    siteLinks: siteLinks(state.config, site),
    assets,
  }
}
