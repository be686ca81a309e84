import type { BuiltSite, Emitter, OutputFile, OutputView, RenderedPage } from '@landing/content'
import { once, oncePer } from '@landing/markdown/authoring'
import { ownWork, sectionsOfHtml } from '@landing/markdown/host'
import { documentPath, type SearchPage } from '@landing/schema'
import { contentSecurityPolicy } from '../../document/csp'
import type { ServerModule } from '../../document/server-module'
import { builtSite, collect } from '../../emit/collected'
import { siteEmitters } from '../../emit/emitters'
import { type PageSummary, summarize } from '../../emit/page-summary'
import { printMessages } from '../../report/report'
import { withHead } from '../../site/page-heads'
import type { SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'
import type { DevSite } from './dev-document'

/** What emitters have made of one revision of the site. */
interface MadeFiles {
  readonly revision: number
  site(): Promise<BuiltSite>
  readonly emitters: readonly Emitter[]
  readonly files: Map<Emitter, Promise<ReadonlyMap<string, OutputFile>>>
}

/**
 * Files of emitters that say which paths are theirs. All pages are compiled when an emitter first asks for them, and again after an
 * edit.
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
    const { loadPage, boot, render } = await module()
    const collectAll = async () => {
      const summaries = new Map<SiteRoute, PageSummary>()
      const searched = new Map<SiteRoute, SearchPage | undefined>()
      for await (const { route, page } of state.somePages(state.routes, loadPage)) {
        summaries.set(route, summarize(withHead(page, state), '', state.config, state.site))
        searched.set(route, await searchPage(page, render))
      }
      return collect(state.routes, summaries, async (route) => searched.get(route))
    }
    const collected = once(() => ownWork(collectAll))
    const policy = contentSecurityPolicy([boot], state.config.security)
    return builtSite(state, collected, { policy, hashedFolders: [] })
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

  function madeOf(state: SiteState): MadeFiles {
    const revision = holder.revision()
    if (made?.revision === revision) return made
    const emitters = siteEmitters(state, '').map(({ emitter }) => emitter)
    const site = once(() => build(state))
    made = { revision, site, emitters, files: new Map() }
    return made
  }

  function filesOf(emitter: Emitter, state: SiteState) {
    const { site, files } = madeOf(state)
    const known = files.get(emitter)
    if (known !== undefined) return known
    const started = makeFiles(emitter, site(), state)
    files.set(emitter, started)
    started.catch(() => {
      made = undefined
    })
    return started
  }

  return async (path) => {
    const state = holder.state()
    for (const emitter of madeOf(state).emitters) {
      if (emitter.at === 'last' || !emitter.owns?.(path)) continue
      const file = (await filesOf(emitter, state)).get(path)
      if (file !== undefined)
        return typeof file.content === 'function' ? file.content() : file.content
    }
    return undefined
  }
}

/** What is searched of a page; of one of the site's own, which has its text only then, rendered. */
async function searchPage(
  { search, data }: RenderedPage,
  render: ServerModule['render'],
): Promise<SearchPage | undefined> {
  if (search === undefined || data.kind !== 'component') return search
  // A page that cannot be rendered says so itself when it is opened.
  const rendered = render(data, { sidebar: undefined, islandHref: () => '' })
  const html = await rendered.then(({ body }) => body).catch(() => '')
  return { ...search, sections: await sectionsOfHtml(html, search.title) }
}
