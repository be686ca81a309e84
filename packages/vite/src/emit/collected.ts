import type {
  AuditedPage,
  BuiltSite,
  MachinePage,
  PageImage,
  SearchedPage,
  SitemapEntry,
} from '@landing/content'
import { once } from '@landing/markdown/authoring'
import type { Diagnostic, SearchPage } from '@landing/schema'
import type { Placed } from '../site/contexts'
import { siteFeeds } from '../site/feeds'
import type { SiteRoute } from '../site/routes'
import type { SiteState } from '../site/state'
import type { PageSummary } from './page-summary'
import { searchedSite } from './searched-site'

/** A page that readers find. */
type CollectedPage = Placed & Pick<SearchedPage, 'key' | 'page'>

/** Inputs of the files about all pages. */
export interface Collected {
  readonly search: readonly CollectedPage[]
  readonly sitemap: readonly SitemapEntry[]
  readonly machines: readonly MachinePage[]
  readonly images: readonly PageImage[]
  readonly messages: Diagnostic[]
  readonly audited: readonly AuditedPage[]
}

/** @param searchPage search data of a page, available or from rendering it again */
export function collect(
  routes: readonly SiteRoute[],
  summaries: ReadonlyMap<SiteRoute, PageSummary>,
  searchPage: (route: SiteRoute) => Promise<SearchPage | undefined>,
): Collected {
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
    messages: pages.flatMap(({ messages }) => messages),
    audited: pages,
  }
}

/** What emitters get. */
export function builtSite(
  state: SiteState,
  collected: () => Promise<Collected>,
  documents: Pick<BuiltSite, 'policy' | 'hashedFolders'>,
): BuiltSite {
  const { site, sites, config, content } = state
  return {
    ...{ site, sites, ...documents },
    sitemap: async () => (await collected()).sitemap,
    machines: async () => (await collected()).machines,
    images: async () => (await collected()).images,
    search: once(async () => {
      const { search } = await collected()
      return searchedSite(search, site, config.search, content.synonyms)
    }),
    feeds: () => siteFeeds(state),
  }
}

const isContent = ({ kind }: SiteRoute): boolean => kind === 'content'

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
