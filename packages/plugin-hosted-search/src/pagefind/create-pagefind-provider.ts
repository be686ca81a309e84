import type { Hit, SearchContext, SearchProvider, SearchQuery, SearchResult } from '@landing/schema'
import { SearchError } from '@landing/search/client'
import { wordRanges } from '@landing/search/highlight'
import { DEFAULT_LIMIT, LONGEST_QUERY, queryWords } from '@landing/search/query'
import type {
  PagefindFilters,
  PagefindFragment,
  PagefindModule,
  PagefindSubResult,
} from './pagefind-module'
import { readExcerpt } from './read-excerpt'

/** Options of `createPagefindProvider`. */
export interface PagefindProviderOptions {
  /** Loads Pagefind's browser module: `() => import('/pagefind/pagefind.js')`. */
  readonly load: () => Promise<PagefindModule>
  /** Base of the site, put before the addresses of pages. */
  readonly base: string
  /** Contexts a reader may choose; empty by default. */
  readonly contexts?: readonly SearchContext[]
  /** Version searched when a query names none. */
  readonly version?: string
  /**
   * How a query's scope becomes filters of Pagefind; by default `context`, `version` and `tag`, the
   * names to use in `data-pagefind-filter` when the site is built.
   */
  readonly filters?: (query: SearchQuery) => PagefindFilters
}

type FindWords = ReturnType<typeof wordRanges>

/** Headings shown of one page. */
const MOST_OF_PAGE = 3

/**
 * Pagefind as a {@link SearchProvider}: for sites too large for an index in the browser. Nothing is loaded before `load` or
 * `search`; after a failure the next call retries.
 */
export function createPagefindProvider(options: PagefindProviderOptions): SearchProvider {
  const { base, contexts = [] } = options
  const filters = options.filters ?? ((query) => defaultFilters(query, options.version))
  let module: Promise<PagefindModule> | undefined

  function open(): Promise<PagefindModule> {
    module ??= start(options.load, base).catch((error: unknown) => {
      module = undefined
      throw failed('could not be loaded', error)
    })
    return module
  }

  return {
    contexts,
    async load() {
      await open()
    },
    async search(query, signal) {
      signal?.throwIfAborted()
      const pagefind = await open()
      signal?.throwIfAborted()
      try {
        return await answer(pagefind, query, filters(query), signal)
      } catch (error) {
        signal?.throwIfAborted()
        throw failed('stopped', error)
      }
    },
  }
}

async function start(
  load: () => Promise<PagefindModule>,
  baseUrl: string,
): Promise<PagefindModule> {
  const module = await load()
  await module.options?.({ baseUrl })
  await module.init?.()
  return module
}

async function answer(
  pagefind: PagefindModule,
  query: SearchQuery,
  filters: PagefindFilters,
  signal: AbortSignal | undefined,
): Promise<SearchResult> {
  const text = query.text.slice(0, LONGEST_QUERY).trim()
  const words = queryWords(text)
  if (words.length === 0) return { query, hits: [], total: 0, words: [] }
  const { results } = await pagefind.search(text, { filters })
  const offset = query.offset ?? 0
  const needed = offset + (query.limit ?? DEFAULT_LIMIT)
  const find = wordRanges(words)
  const hits: Hit[] = []
  let pagesRead = 0
  // A page may give several hits, so pages are loaded a few at a time until there are enough.
  while (hits.length < needed && pagesRead < results.length) {
    signal?.throwIfAborted()
    const next = results.slice(pagesRead, pagesRead + needed - hits.length)
    const pages = await Promise.all(next.map((result) => result.data()))
    for (const [index, page] of pages.entries()) {
      hits.push(...toHits(page, next[index]?.score ?? 0, find))
    }
    pagesRead += next.length
  }
  signal?.throwIfAborted()
  return {
    query,
    hits: hits.slice(offset, needed),
    total: hits.length + results.length - pagesRead,
    words,
  }
}

function toHits(page: PagefindFragment, score: number, find: FindWords): Hit[] {
  const title = page.meta.title ?? page.url
  const subResults = page.sub_results ?? []
  const sections =
    subResults.length > 0 ? subResults : [{ title, url: page.url, excerpt: page.excerpt }]
  return sections.slice(0, MOST_OF_PAGE).map((section) => toHit(page, title, section, score, find))
}

function toHit(
  page: PagefindFragment,
  title: string,
  section: PagefindSubResult,
  score: number,
  find: FindWords,
): Hit {
  const isPage = section.anchor === undefined || section.anchor.element === 'h1'
  const heading = isPage ? title : section.title
  const ranges = find(heading)
  return {
    type: ranges.length === 0 ? 'content' : isPage ? 'title' : 'heading',
    u: page.url,
    h: isPage || !section.anchor ? '' : `#${section.anchor.id}`,
    t: title,
    s: heading,
    b: page.meta.breadcrumbs?.split(' › ') ?? [],
    title: { text: heading, ranges },
    snippet: readExcerpt(section.excerpt),
    score,
  }
}

/** @param version of queries that name none */
function defaultFilters(query: SearchQuery, version: string | undefined): PagefindFilters {
  const chosen = query.version ?? version
  return {
    ...(query.context === undefined ? {} : { context: query.context }),
    ...(chosen === undefined ? {} : { version: chosen }),
    ...(query.tags && query.tags.length > 0 ? { tag: query.tags } : {}),
  }
}

function failed(how: string, cause: unknown): SearchError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new SearchError(
    'provider-failed',
    `Pagefind ${how}: ${reason}`,
    'Check that Pagefind ran after the build and that its folder was uploaded; then try again.',
    { cause },
  )
}
