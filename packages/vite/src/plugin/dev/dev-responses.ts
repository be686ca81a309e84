import { readFile } from 'node:fs/promises'
import { decodePath, isFilePath, routeKey, splitHref, stripIndexHtml } from '@landing/schema'
import { toRedirect } from '../../emit/redirects'
import { contentType } from '../../http/content-type'
import { publicFiles } from '../../output/public-files'
import { notFoundPath, type SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'
import { type DevSite, devDocument, openPage } from './dev-document'
import { devFiles } from './dev-files'
import { serverModule } from './server-module'

/** Response of the dev server. */
export interface DevResponse {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
}

/** Milliseconds after the first page in which the browser loads its scripts. */
const busy = 1000

/**
 * Responds to requests for documents, sidebars, assets and emitted files with the functions of the build. `undefined` leaves a request
 * to the rest of the server.
 */
export function devResponses(
  options: DevSite,
): (url: string, original: string) => Promise<DevResponse | undefined> {
  const { server, holder } = options
  const emittedFile = devFiles(options, () => serverModule(server, options.entries), readFileAt)
  let isWarm = false

  return respond

  async function respond(url: string, original: string): Promise<DevResponse | undefined> {
    const { pathname } = splitHref(url)
    const state = holder.state()
    const madeFile = await fileAt(state, pathname)
    if (madeFile !== undefined) return madeFile
    const route = state.find(pathname)
    if (route !== undefined) return document(route, original)
    const redirected = await redirectAt(state, pathname, original)
    if (redirected !== undefined) return redirected
    if (isFilePath(stripIndexHtml(pathname))) {
      const emitted = await emittedFile(pathname)
      return emitted === undefined ? undefined : file(pathname, emitted)
    }
    const notFound = state.find(notFoundPath)
    return (await staticFolderAt(pathname)) ?? (notFound && document(notFound, original))
  }

  /** @throws Error for a path that only a build has */
  async function readFileAt(path: string): Promise<string> {
    const found = await fileAt(holder.state(), path)
    if (found === undefined) throw new Error(`The dev server has no file ${path} for plugins.`)
    return found.body.toString()
  }

  /** A file that a build makes. */
  async function fileAt(state: SiteState, pathname: string): Promise<DevResponse | undefined> {
    const sidebar = state.sidebarFiles.get(pathname)
    if (sidebar !== undefined) {
      const { renderSidebar } = await serverModule(server, options.entries)
      const { sites, site } = state
      const sidebarSite = sites.find(({ locale }) => locale.code === sidebar.locale) ?? site
      return page(200, await renderSidebar(sidebar.sidebar, sidebarSite))
    }
    const asset = state.content.assets().find(({ href }) => href === pathname)
    if (asset !== undefined) return file(asset.href, await readFile(asset.source))
    const text = state.content.ownFiles()[pathname] ?? (await markdownOf(state, pathname, options))
    return text === undefined ? undefined : file(pathname, text)
  }

  async function redirectAt(
    { redirects, site }: SiteState,
    pathname: string,
    original: string,
  ): Promise<DevResponse | undefined> {
    const key = routeKey(pathname)
    const redirect = redirects.find(({ from }) => routeKey(from) === key)
    if (redirect === undefined) return undefined
    const isFile = isFilePath(stripIndexHtml(pathname)) && isFilePath(redirect.to)
    const copied = isFile ? await respond(redirect.to, original) : undefined
    return copied ?? page(200, toRedirect(redirect.to, site))
  }

  /** The page of a folder of static files, such as those of another tool, as static hosts serve it. */
  async function staticFolderAt(pathname: string): Promise<DevResponse | undefined> {
    const index = `${decodePath(stripIndexHtml(pathname))}index.html`.slice(1)
    const indexFile = publicFiles(server.config.publicDir).find(({ path }) => path === index)
    return indexFile && file(index, await readFile(indexFile.file))
  }

  async function document(route: SiteRoute, original: string): Promise<DevResponse> {
    const html = await devDocument(route, original, options)
    warmUp(route)
    return page(route.path === notFoundPath ? 404 : 200, html)
  }

  /** Compiles the first page again, in case it came from the cache, so that its first edit need not load modules. */
  function warmUp(route: SiteRoute): void {
    if (isWarm || route.kind !== 'content') return
    isWarm = true
    const compile = () => holder.state().content.warmUp(route.route)
    setTimeout(() => compile().catch(() => undefined), busy).unref()
  }
}

function file(name: string, body: DevResponse['body']): DevResponse {
  return { status: 200, type: contentType(name), body }
}

function page(status: number, body: string): DevResponse {
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
