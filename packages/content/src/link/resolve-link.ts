import { join, posix, sep } from 'node:path'
import type { DocumentLanguage, Problem } from '@landing/markdown'
import { linkPath } from '@landing/markdown/authoring'
import { filesBeside } from '@landing/markdown/host'
import {
  applyTrailingSlash,
  type DocEntry,
  type DocsVersionModel,
  decodePath,
  isFilePath,
  joinPath,
  type Locale,
  type ResolvedConfig,
  routeKey,
  splitHref,
  stripIndexHtml,
  toHref,
  toPath,
  withoutTrailingSlashes,
} from '@landing/schema'
import { nearest } from '@landing/schema/validate'
import type { LastUpdate } from '../scan/git-dates'
import type { Assets } from './assets'
import { originLink } from './origin-link'
import type { AskPlugins, SiteIndex } from './site-index'

/** The site that a page is linked in. */
export interface LinkContext {
  readonly contentDir: string
  readonly config: ResolvedConfig
  readonly site: SiteIndex
  readonly locales: readonly Locale[]
  /** By code of the locale. */
  readonly languages: Readonly<Record<string, DocumentLanguage>>
  readonly assets: Assets
  /** The further files that the configuration makes, by route path. */
  readonly ownFiles: () => Readonly<Record<string, string>>
  /** Dates and authors of last changes, by source file. */
  readonly lastUpdates: ReadonlyMap<string, LastUpdate>
}

/** The page with the link. */
export interface LinkingPage {
  /** Source file, relative to the content folder. */
  readonly source: string
  readonly path: string
  readonly locale: string
  /** BCP 47 tag, for dates. */
  readonly language: string
  readonly version: DocsVersionModel
  readonly ask: AskPlugins
}

export interface ResolvedLink {
  /** Final address, with the base. */
  readonly href: string
  /** Route path with hash, for links to audit. */
  readonly target?: string
  readonly problem?: Problem
}

/** Finds the final address of a link in a document. */
export function resolveLink(url: string, page: LinkingPage, context: LinkContext): ResolvedLink {
  const { pathname, search, hash } = splitHref(url)
  if (pathname === '') {
    const target = hash === '' || hash === '#' ? undefined : `${page.path}${hash}`
    return { href: `${search}${hash}` || '#', ...(target !== undefined && { target }) }
  }
  const destination = findDestination(pathname, page, context)
  if (destination === undefined) return brokenMarkdown(decodePath(pathname), url, page, context)
  const { href, route } = destination
  if (route === undefined) return { href: `${href}${search}${hash}` }
  const target = `${route}${search}${hash}`
  return { href: toHref(context.config.baseUrl, target), target }
}

/** A route path, or the final address of what is not a page. */
type Destination =
  | { readonly route: string; readonly href?: never }
  | { readonly href: string; readonly route?: never }

/** Finds what a path leads to; nothing for a missing Markdown file. */
function findDestination(
  pathname: string,
  page: LinkingPage,
  context: LinkContext,
): Destination | undefined {
  const path = decodePath(pathname)
  const doc = findDoc(path, page, context)
  if (doc !== undefined) return { route: doc.path }
  const isFromRoot = path.startsWith('/')
  const inOrigin = isFromRoot ? undefined : originLink(path, page, context.config)
  if (context.site.isPage(path)) return inOrigin === undefined ? undefined : { href: inOrigin }
  const answer = page.ask('path', path)
  if (answer !== undefined) {
    return 'href' in answer ? { href: answer.href } : { route: answer.page.path }
  }
  if (isFromRoot) return { route: normalRoute(withoutBase(pathname, context), context) }
  const files = isFilePath(`/${path}`) ? filesBeside(path, page.source, context.contentDir) : []
  const file = files.find((each) => context.assets.exists(each))
  if (file !== undefined) return { href: fileHref(file, context) }
  // Resolved as a browser does, against the address of the page with or without a trailing slash.
  const resolved = new URL(pathname, `http://site${page.path}`).pathname
  return inOrigin === undefined || context.site.routes.has(routeKey(resolved))
    ? { route: normalRoute(resolved, context) }
    : { href: inOrigin }
}

/** Address of a file next to a document or in the static folder. */
export function fileHref(absolute: string, { assets, config, contentDir }: LinkContext): string {
  const statics = join(contentDir, 'static') + sep
  if (absolute.startsWith(statics)) {
    const path = absolute.slice(statics.length).split(sep).map(encodeURIComponent).join('/')
    return toHref(config.baseUrl, `/${path}`)
  }
  return toHref(config.baseUrl, assets.take(absolute)?.href ?? '')
}

/** Other tools want the base in links: it goes where only the rest is a page. */
function withoutBase(pathname: string, { config, site }: LinkContext): string {
  const rest = toPath(config.baseUrl, pathname)
  if (rest === undefined || site.routes.has(routeKey(pathname))) return pathname
  return site.routes.has(routeKey(rest)) ? rest : pathname
}

function normalRoute(pathname: string, { config, site, assets, contentDir }: LinkContext): string {
  const path = joinPath(pathname)
  const isFile = path.endsWith('.html') && !site.routes.has(routeKey(stripIndexHtml(path)))
  if (isFile && assets.exists(join(contentDir, 'static', decodePath(path)))) return path
  const slashed = pathname.endsWith('/') && path !== '/' ? `${path}/` : path
  // A page that has the name of a file: `/next.config.js/`.
  const page = isFilePath(path) ? site.routes.get(routeKey(path)) : undefined
  if (page !== undefined) return page.path
  return applyTrailingSlash(stripIndexHtml(slashed), config.trailingSlash)
}

/** Finds the document of a file path: with extension, without it, or as a folder's page. */
function findDoc(path: string, page: LinkingPage, { site }: LinkContext): DocEntry | undefined {
  const source = path.startsWith('/')
    ? posix.normalize(path.slice(1))
    : posix.join(posix.dirname(page.source), path)
  const asFile = site.doc(source, page.locale)
  if (asFile !== undefined) return asFile
  // As a fallback below the docs folder, like Docusaurus.
  if (site.isPage(source)) return site.docInFolder(posix.join('.', path), page)
  if (path.startsWith('/')) return undefined
  const bare = withoutTrailingSlashes(source).replace(/\.html$/, '')
  // Prefer the route: that is what a browser would open.
  if (
    path.endsWith('/') &&
    site.routes.has(routeKey(new URL(path, `http://site${page.path}`).pathname))
  ) {
    return undefined
  }
  return site.docWithEnding(bare, page.locale)
}

const unpublished =
  'Remove the link, or publish the file: drafts, files whose name starts with "_" and files outside of the docs sets are no pages.'

function brokenMarkdown(
  path: string,
  url: string,
  page: LinkingPage,
  { site, config, assets, contentDir }: LinkContext,
): ResolvedLink {
  const folder = posix.dirname(page.source)
  const wanted = path.startsWith('/') ? path.slice(1) : posix.join(folder, path)
  const code = 'links/broken-markdown'
  const href = toHref(config.baseUrl, page.path)
  const near = nearestSource(wanted, folder, site)
  // Some disks find a file by a name in other letter case: that one is published.
  const isCase = near?.source.toLowerCase() === wanted.toLowerCase()
  if (!isCase && assets.exists(join(contentDir, wanted))) {
    const message = `The link "${url}" leads to the file ${wanted}, which is not published.`
    return { href, problem: { code, message, help: unpublished } }
  }
  const nearPath = near && linkPath(folder, near.source)
  return {
    href,
    problem: {
      code,
      message: `The link "${url}" leads to the file ${wanted}, which does not exist.`,
      help:
        nearPath === undefined
          ? 'Correct the path, or remove the link.'
          : `Did you mean "${nearPath}"?${near?.isOnly ? '' : ' Other files are as close.'}`,
      ...(near?.isOnly &&
        nearPath &&
        !/[\s()<>]/.test(nearPath) && {
          // Query and hash stay.
          fix: { from: `](${splitHref(url).pathname}`, to: `](${nearPath}` },
        }),
    },
  }
}

/** A file of the same name elsewhere, else the one with the most similar path. */
function nearestSource(wanted: string, folder: string, site: SiteIndex) {
  const name = posix.basename(wanted).toLowerCase()
  const sources = [...site.sources()]
  const sameName = sources.filter((source) => posix.basename(source).toLowerCase() === name)
  const source =
    nearest(wanted, sameName) ??
    likeliest(sameName, [posix.dirname(wanted), folder]) ??
    nearest(wanted, sources)
  if (source === undefined) return undefined
  const others = sources.filter((each) => each !== source)
  const isOnly = sameName.length > 0 ? sameName.length === 1 : !nearest(wanted, others)
  return { source, isOnly }
}

/**
 * The file whose folder begins as the first place does, then as the second, then the one with the shortest path: for `docs/r` it is
 * in `docs/resources`, rather than in `docs/list-resources`.
 */
function likeliest(sources: readonly string[], places: readonly string[]): string | undefined {
  const ranks = (source: string) => [
    ...places.map((place) => -sharedStart(place, posix.dirname(source))),
    source.length,
  ]
  const [first] = sources
    .map((source) => ({ source, ranks: ranks(source) }))
    .sort((a, b) => a.ranks.map((rank, at) => rank - (b.ranks[at] ?? 0)).find(Boolean) ?? 0)
  return first?.source
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
