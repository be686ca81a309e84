import type { Emitter, OutputFile, OutputView } from '@landing/content'
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

/**
 * Files that plugins emit. All pages are compiled when such a file is first asked for, and again after an edit.
 *
 * @param read text of another file of the site
 */
export function devFiles(
  { server, holder }: DevSite,
  module: () => Promise<ServerModule>,
  read: OutputView['read'],
): (path: string) => Promise<string | Uint8Array | undefined> {
  const cache = new Map<string, unknown>()
  const builtOf = oncePer(built)
  const filesOf = oncePer((state: SiteState) =>
    oncePer(async ({ files }: Emitter) => {
      const made = new Map<string, OutputFile>()
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
      for await (const file of files(await builtOf(state), view)) {
        made.set(file.path.replace(/^\/?/, '/'), file)
      }
      return made
    }),
  )

  async function built(state: SiteState) {
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

  return async (path) => {
    const state = holder.state()
    for (const { emit = [] } of state.content.plugins.values()) {
      for (const emitter of emit) {
        if (emitter.at === 'last' || emitter.owns?.(path) === false) continue
        const file = (await filesOf(state)(emitter)).get(path)
        if (file !== undefined)
          return typeof file.content === 'function' ? file.content() : file.content
      }
    }
    return undefined
  }
}
