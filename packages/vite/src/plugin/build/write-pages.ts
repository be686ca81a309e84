import type { Diagnostic, SearchPage } from '@landing/schema'
import { type Collected, collect } from '../../emit/collected'
import { type PageSummary, summarize } from '../../emit/page-summary'
import type { Problems } from '../../report/problems'
import { withHead } from '../../site/page-heads'
import type { SiteRoute } from '../../site/routes'
import { documentFrame, type FrameSources } from './document-frame'
import { readOwnTexts } from './own-texts'
import { createPageFiles, type MadePage, type PageFiles, type PageFilesOptions } from './page-files'
import { pageLoader } from './page-loader'
import { createPrerenderPool } from './prerender/pool'
import type { DocumentFrame } from './prerender/render-document'
import { renderFailure } from './prerender/render-failure'
import { createProgress } from './progress'

export interface PageWriting extends PageFilesOptions, FrameSources {
  /** Gets pages that cannot be loaded or rendered. */
  readonly problems: Problems
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
  const failed = new Set<SiteRoute>()
  const searched = new Map<SiteRoute, SearchPage>()
  for await (const madePage of writeChanged(writing, changed, { files, frame, messages, failed })) {
    const { route, summary, page } = madePage
    summaries.set(route, summary)
    if (summary.search && page.search) searched.set(route, page.search)
  }
  await readOwnTexts(writing, searched, summaries, failed)

  const loadPage = pageLoader(writing.server, state)
  const searchPage = async (route: SiteRoute) =>
    searched.get(route) ?? (await state.page(route, loadPage)).search
  const collected = collect(routes, summaries, searchPage)
  return { ...collected, messages: [...collected.messages, ...messages] }
}

interface PageMaking {
  /** Gets the pages that could not be rendered. */
  readonly failed: Set<SiteRoute>
  readonly files: PageFiles
  readonly frame: DocumentFrame
  /** Gets the problems of components. */
  readonly messages: Diagnostic[]
}

/** Renders and writes the pages of these routes. Afterwards all files exist. */
async function* writeChanged(
  writing: PageWriting,
  changed: readonly SiteRoute[],
  { files, frame, messages, failed }: PageMaking,
): AsyncGenerator<MadePage> {
  const { state, output, server, log, problems } = writing
  const progress = createProgress('pages', changed.length, log)
  const causes = new Set<string>()
  const pool = createPrerenderPool({
    threads: {
      root: state.root,
      server: server.href,
      frame,
      sidebars: Object.fromEntries([...state.sidebarFiles].map(([href, { json }]) => [href, json])),
    },
    expected: output.isNew ? changed.length : 0,
    onFailure(path, thrown) {
      const route = changed.find((each) => each.path === path)
      if (route) failed.add(route)
      // A part of the theme may throw on every page.
      const cause = `${thrown.message}${/\n\s+at .*/.exec(thrown.stack)}`
      if (causes.has(cause)) return
      causes.add(cause)
      const file = route?.kind === 'component' ? route.page.file : `page ${path}`
      problems.report(renderFailure(state.root, path, { file }, thrown))
    },
  })
  try {
    let done = 0
    for await (const madePage of state.somePages(
      changed,
      pageLoader(server, state),
      problems.during,
    )) {
      const { route } = madePage
      const withParts = withHead(madePage.page, state)
      const { page } = withParts
      const json = JSON.stringify(page.data)
      const summary = summarize(withParts, json, state.config, state.site)
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
