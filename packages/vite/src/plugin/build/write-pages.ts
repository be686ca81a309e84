import type { Diagnostic, SearchPage } from '@landing/schema'
import { withHead } from '../../site/page-heads'
import type { SiteRoute } from '../../site/routes'
import type { Collected, CollectedPage } from './collected'
import { documentFrame, type FrameSources } from './document-frame'
import { readOwnTexts } from './own-texts'
import { createPageFiles, type MadePage, type PageFiles, type PageFilesOptions } from './page-files'
import { pageLoader } from './page-loader'
import { type PageSummary, summarize } from './page-summary'
import { createPrerenderPool } from './prerender/pool'
import type { DocumentFrame } from './prerender/render-document'
import { createProgress } from './progress'

export interface PageWriting extends PageFilesOptions, FrameSources {
  readonly log: (line: string) => void
}

/**
 * Writes the documents and Markdown of all routes, and gathers what is known of them. A page is not rendered again if an earlier
 * build has all its files for the same key.
 */
export async function writePages(writing: PageWriting): Promise<Collected> {
  const { state } = writing
  const { routes } = state
  const frame = documentFrame(writing)
  const files = createPageFiles(writing, frame)
  const messages: Diagnostic[] = []
  const summaries = new Map<SiteRoute, PageSummary>()
  const changed: SiteRoute[] = []
  for (const route of routes) {
    const summary = files.find(route)
    if (summary === undefined) changed.push(route)
    else summaries.set(route, summary)
  }
  const searched = new Map<SiteRoute, SearchPage>()
  for await (const madePage of writeChanged(writing, changed, { files, frame, messages })) {
    const { route, summary, page } = madePage
    summaries.set(route, summary)
    if (summary.search && page.search) searched.set(route, page.search)
  }
  await readOwnTexts(writing, searched, summaries)

  const loadPage = pageLoader(writing.server, state)
  const searchPage = async (route: SiteRoute) =>
    searched.get(route) ?? (await state.page(route, loadPage)).search
  // Pages of components and fixed pages come first.
  const ordered = [...routes].sort((a, b) => Number(isContent(a)) - Number(isContent(b)))
  const pages = ordered.flatMap((route) => summaries.get(route) ?? [])
  return {
    search: ordered.flatMap(
      (route) => collectedPage(summaries.get(route), () => searchPage(route)) ?? [],
    ),
    sitemap: pages.flatMap(({ sitemap }) => sitemap ?? []),
    machines: pages.flatMap(({ machine }) => machine ?? []),
    images: pages.flatMap(({ image }) => image ?? []),
    messages: [...pages.flatMap(({ messages }) => messages), ...messages],
    audited: pages,
  }
}

interface PageMaking {
  readonly files: PageFiles
  readonly frame: DocumentFrame
  /** Gets the problems of components. */
  readonly messages: Diagnostic[]
}

/** Renders and writes the pages of these routes. Afterwards all files exist. */
async function* writeChanged(
  writing: PageWriting,
  changed: readonly SiteRoute[],
  { files, frame, messages }: PageMaking,
): AsyncGenerator<MadePage> {
  const { state, output, server, log } = writing
  const progress = createProgress('pages', changed.length, log)
  const pool = createPrerenderPool({
    threads: {
      root: state.root,
      server: server.href,
      frame,
      sidebars: Object.fromEntries([...state.sidebarFiles].map(([href, { json }]) => [href, json])),
    },
    expected: output.isNew ? changed.length : 0,
    placeOf(path) {
      const route = changed.find((each) => each.path === path)
      return { file: route?.kind === 'component' ? route.page.file : `page ${path}` }
    },
  })
  try {
    let done = 0
    for await (const madePage of state.somePages(changed, pageLoader(server, state))) {
      const { route } = madePage
      const { page, image } = withHead(madePage.page, state)
      const json = JSON.stringify(page.data)
      const summary = {
        ...summarize(page, json, state.config, state.site),
        ...(image && { image }),
      }
      const written = { route, page, summary, json }
      await files.write(written, pool)
      done += 1
      progress.advance(done)
      yield written
    }
    messages.push(...(await pool.finish()))
  } finally {
    progress.end()
    await pool.dispose()
  }
}

const isContent = ({ kind }: SiteRoute): boolean => kind === 'content'

/** Search data of a page: available, or from rendering the page again. */
function collectedPage(
  summary: PageSummary | undefined,
  searchPage: () => Promise<SearchPage | undefined>,
): CollectedPage | undefined {
  if (summary?.search === undefined) return undefined
  const { path } = summary
  const { key, ...placed } = summary.search
  return {
    path,
    key,
    ...placed,
    async page() {
      const page = await searchPage()
      if (page === undefined) throw new Error(`The page ${path} has no search data any more.`)
      return page
    },
  }
}
