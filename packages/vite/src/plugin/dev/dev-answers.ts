import { readFile } from 'node:fs/promises'
import { decodePath, isFilePath, routeKey, splitHref, stripIndexHtml } from '@landing/schema'
import { toRedirect } from '../../emit/redirects'
import { publicFiles } from '../../output/public-files'
import { notFoundPath, type SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'
import { contentType } from '../../text/content-type'
import { type DevSite, devDocument, openPage } from './dev-document'
import { devSearch } from './dev-search'
import { madeFile } from './made-file'
import { serverModule } from './server-module'

/** What the dev server answers a request with. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
}

/** Time in milliseconds after a first page in which its scripts are asked for. */
const busy = 1000

/**
 * Answers for documents, sidebars, assets and search indexes: the same functions as in the build,
 * called on request. `undefined` leaves the request to the rest of the server.
 */
export function devAnswers(
  options: DevSite,
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
    const document = await devDocument(route, original, options)
    rehearse(route)
    return page(route.path === notFoundPath ? 404 : 200, document)
  }
}

function page(status: number, body: string): Answer {
  return { status, type: 'text/html; charset=utf-8', body }
}

/** The page that a path names as Markdown; `undefined` for other paths. */
async function markdownOf(
  state: SiteState,
  pathname: string,
  options: DevSite,
): Promise<string | undefined> {
  const route = pathname.endsWith('.md') && state.find(pathname.replace(/(?:index)?\.md$/, ''))
  if (!route || route.kind === 'component') return undefined
  const { data, markdown } = (await openPage(state, route, options)).page
  return data.kind === 'doc' && data.markdown === pathname ? markdown : undefined
}
