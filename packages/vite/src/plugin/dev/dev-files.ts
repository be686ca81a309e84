import type { BuiltSite, Emitter, OutputFile, OutputView } from '@landing/content'
import { oncePer } from '@landing/markdown/authoring'
import { documentPath } from '@landing/schema'
import { contentSecurityPolicy } from '../../document/csp'
import type { ServerModule } from '../../document/server-module'
import { builtSite, collect } from '../../emit/collected'
import { type PageSummary, summarize } from '../../emit/page-summary'
import { printMessages } from '../../report/report'
import { withHead } from '../../site/page-heads'
import type { SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'
import type { DevSite } from './dev-document'

/** What emitters have made of one revision of the site. */
interface MadeFiles {
  readonly revision: number
  readonly site: Promise<BuiltSite>
  readonly files: Map<Emitter, Promise<ReadonlyMap<string, OutputFile>>>
}

/**
 * Files that plugins emit, of those emitters that say which paths are theirs. All pages are compiled when such a file is first asked
 * for, and again after an edit.
 *
 * @param read text of another file of the site
 */
export function devFiles(
  { server, holder }: DevSite,
  module: () => Promise<ServerModule>,
  read: OutputView['read'],
): (path: string) => Promise<string | Uint8Array | undefined> {
  const cacheOf = oncePer((_: Emitter) => new Map<string, unknown>())
  let made: MadeFiles | undefined

  async function build(state: SiteState): Promise<BuiltSite> {
    const { loadPage, boot } = await module()
    const summaries = new Map<SiteRoute, PageSummary>()
    for await (const { route, page } of state.somePages(state.routes, loadPage)) {
      summaries.set(route, summarize(withHead(page, state), '', state.config, state.site))
    }
    const searchPage = async (route: SiteRoute) => (await state.page(route, loadPage)).search
    return builtSite(state, collect(state.routes, summaries, searchPage), {
      policy: contentSecurityPolicy([boot], state.config.security),
      hashedFolders: [],
    })
  }

  async function makeFiles(emitter: Emitter, site: Promise<BuiltSite>, state: SiteState) {
    const files = new Map<string, OutputFile>()
    const cache = cacheOf(emitter)
    const view: OutputView = {
      paths: () => state.routes.map(({ path }) => documentPath(path, state.site.trailingSlash)),
      digest: () => `${holder.revision()}`,
      read,
      keeps: () => false,
      cache: {
        get: (key) => cache.get(key) as never,
        put: (key, value) => cache.set(key, value),
      },
      report: (problem) => printMessages(server, [problem], state.contentDir),
    }
    for await (const file of emitter.files(await site, view)) {
      files.set(file.path.replace(/^\/?/, '/'), file)
    }
    return files
  }

  function filesOf(emitter: Emitter, state: SiteState) {
    const revision = holder.revision()
    if (made?.revision !== revision) made = { revision, site: build(state), files: new Map() }
    const { site, files } = made
    const known = files.get(emitter)
    if (known !== undefined) return known
    const started = makeFiles(emitter, site, state)
    files.set(emitter, started)
    started.catch(() => {
      made = undefined
    })
    return started
  }

  return async (path) => {
    const state = holder.state()
    for (const { emit = [] } of state.content.plugins.values()) {
      for (const emitter of emit) {
        if (emitter.at === 'last' || !emitter.owns?.(path)) continue
        const file = (await filesOf(emitter, state)).get(path)
        if (file !== undefined)
          return typeof file.content === 'function' ? file.content() : file.content
      }
    }
    return undefined
  }
}
