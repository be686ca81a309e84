import {
  isSamePage,
  type SearchCatalog,
  type SearchIndexRef,
  type SearchQuery,
  type SearchResult,
  splitHref,
  stripIndexHtml,
  toPath,
} from '@landing/schema'
import { nearest } from '@landing/schema/validate'
import { createSearchClient } from '@landing/search/client'
import { folderReader, httpReader, type Reader, SiteError } from './readers'

/** A page as `llms.txt` lists it. */
export interface ListedPage {
  /** Route path: `/docs/start/`. */
  readonly path: string
  readonly title: string
  /** Empty without one. */
  readonly description: string
}

/** A page with its text. */
export interface SitePage {
  readonly path: string
  /** Full address at which readers open it. */
  readonly url: string
  readonly markdown: string
}

/** A hit of a search. */
export interface FoundPage {
  readonly title: string
  /** Heading of the section that was found; absent for the page itself. */
  readonly section?: string
  /** Route path, with the anchor of the section. */
  readonly path: string
  readonly url: string
  /** Labels of the categories above the page. */
  readonly breadcrumbs: readonly string[]
  /** Best passage; empty when there is none. */
  readonly snippet: string
}

/** A built site, read from its files. Each call reads what is there now, so a new build needs no restart. */
export interface Site {
  readonly title: string
  readonly tagline: string
  /** Address with the base, as the site is configured. */
  readonly url: string
  /** Indexes by context, version and locale. */
  readonly indexes: readonly SearchIndexRef[]
  pages(): Promise<ListedPage[]>
  /** @throws LandingError `mcp/no-page`, with pages of a similar path */
  page(address: string): Promise<SitePage>
  /** @throws SearchError when an index cannot be read, or there is none for the scope */
  search(query: SearchQuery): Promise<SearchResult & { readonly pages: readonly FoundPage[] }>
}

/** What precedes the route path in the address of a resource: a scheme of its own, because a folder has no address. */
export const resourceRoot = 'landing://'

const catalogFile = 'search/catalog.json'

/**
 * Opens a built site.
 *
 * @param address folder of a build, or `https://` address of a deployed site with its base
 * @throws LandingError `mcp/no-folder`, `mcp/invalid-address`, `mcp/not-landing` or `mcp/unreachable`
 */
export async function openSite(address: string): Promise<Site> {
  const isAddress = /^https?:\/\//i.test(address)
  const reader = isAddress ? httpReader(address) : await folderReader(address)
  const { catalog } = await readCatalog(reader)
  const { title, tagline, indexes, site: url } = catalog
  return {
    title,
    tagline,
    url,
    indexes,
    pages: () => listPages(reader, url),
    page: (page) => readPage(reader, url, page),
    search: searcher(reader, url),
  }
}

async function readText(reader: Reader, path: string): Promise<string | undefined> {
  const bytes = await reader.read(path)
  return bytes && new TextDecoder().decode(bytes)
}

/** What a site is opened by. */
type Catalog = Pick<SearchCatalog, 'site' | 'title' | 'tagline' | 'indexes'>

async function readCatalog(reader: Reader): Promise<{ catalog: Catalog; text: string }> {
  const text = await readText(reader, catalogFile)
  try {
    const catalog = JSON.parse(text ?? '') as Partial<SearchCatalog>
    const { site, title, tagline = '', indexes } = catalog
    if (typeof site === 'string' && typeof title === 'string' && Array.isArray(indexes))
      return { catalog: { site, title, tagline, indexes }, text: text ?? '' }
  } catch {
    // Reported below, like a missing file.
  }
  throw new SiteError(
    'mcp/not-landing',
    `"${reader.name}" is not a site built by Landing: it has no valid ${catalogFile}.`,
    {
      help: 'Give the folder that "vite build" writes, or the address of the deployed site with its base. Sites of older versions have to be built again.',
    },
  )
}

async function listPages(reader: Reader, site: string): Promise<ListedPage[]> {
  const text = (await readText(reader, 'llms.txt')) ?? ''
  return [...text.matchAll(/^- \[(.*?)\]\((\S+?)\)(?:: (.*))?$/gm)].flatMap(
    ([, title = '', href = '', description = '']) => {
      const url = URL.canParse(href, site) ? new URL(href, site).href : ''
      if (!url.startsWith(site)) return []
      const path = `/${url.slice(site.length)}`.replace(/(?<=\/)index\.md$|\.md$/, '')
      return [{ path, title, description }]
    },
  )
}

/** Route path of an address: `/docs/start/` for `docs/start/index.md`, `docs/start.html#run` and `/docs/start`. */
function routeOf(address: string): string {
  const { pathname } = splitHref(address)
  const path = stripIndexHtml(`/${pathname.replace(/^\/+/, '')}`).replace(/(\/index)?\.md$/, '')
  return path.replace(/\/*$/, '/')
}

async function readPage(reader: Reader, site: string, address: string): Promise<SitePage> {
  const isFull = /^[a-z][a-z+.-]*:\/\//i.test(address)
  const root = [site, reader.name, resourceRoot].find((each) => address.startsWith(each))
  const path = root !== undefined && isFull ? address.slice(root.length) : address
  if (isFull && root === undefined) throw noPage(address, `it is not below ${site}`)
  const inBase = toPath(new URL(site).pathname, splitHref(path).pathname)
  const candidates = [path, ...(inBase === undefined ? [] : [inBase])].map(routeOf)
  const listed = await listPages(reader, site)
  const same = listed.filter((page) => candidates.some((each) => isSamePage(page.path, each)))
  // A site whose addresses end without a slash has no folder for a page.
  const bare = candidates.map((route) => route.slice(0, -1)).filter((route) => route !== '')
  for (const route of [...same.map((page) => page.path), ...candidates, ...bare]) {
    const markdown = await readText(reader, route + (route.endsWith('/') ? 'index.md' : '.md'))
    if (markdown !== undefined)
      return { path: route, url: new URL(site + route.slice(1)).href, markdown }
  }
  throw noPage(address, 'the site has no document there', similar(candidates, listed))
}

function noPage(address: string, reason: string, similar: readonly string[] = []): SiteError {
  return new SiteError('mcp/no-page', `There is no page "${address}": ${reason}.`, {
    help:
      similar.length === 0
        ? 'Use "search" or "list_pages" to find its path.'
        : `Did you mean ${similar.map((path) => `"${path}"`).join(' or ')}?`,
  })
}

/** The page of the nearest path, and those whose last segment is the same. */
function similar(routes: readonly string[], listed: readonly ListedPage[]): string[] {
  const paths = listed.map(({ path }) => path)
  const lastOf = (path: string) => path.replace(/\/$/, '').split('/').at(-1) ?? ''
  const lastAlike = routes.flatMap((route) => {
    const named = paths.filter((path) => lastOf(route) !== '' && lastOf(path) === lastOf(route))
    return [nearest(route, paths) ?? [], named].flat()
  })
  return [...new Set(lastAlike)].slice(0, 5)
}

function searcher(reader: Reader, site: string): Site['search'] {
  // Kept as long as the catalog is the same: its key changes with the indexes.
  let client: { catalog: string; provider: ReturnType<typeof createSearchClient> } | undefined
  return async (query) => {
    const { text, catalog } = await readCatalog(reader)
    if (client?.catalog !== text) {
      // Hrefs include the site's base, a folder does not.
      const indexes = catalog.indexes.map((ref) => ({
        ...ref,
        href: ref.href.slice(ref.href.lastIndexOf('/search/')),
      }))
      const fetchFile = async (href: string) => {
        const bytes = await reader.read(href)
        return bytes ? new Response(new Uint8Array(bytes)) : new Response(null, { status: 404 })
      }
      client = {
        catalog: text,
        provider: createSearchClient({ indexes, base: '/', contexts: [], fetch: fetchFile }),
      }
    }
    const result = await client.provider.search(query)
    const pages = result.hits.map((hit): FoundPage => {
      const path = hit.u + hit.h
      return {
        title: hit.t,
        ...(hit.h !== '' && { section: hit.s }),
        path,
        url: site + path.slice(1),
        breadcrumbs: hit.b,
        snippet: hit.snippet?.text.replace(/\s+/g, ' ') ?? '',
      }
    })
    return { ...result, pages }
  }
}
