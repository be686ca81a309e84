import type { AuditedPage } from '@landing/content'
import {
  type Message,
  type PageData,
  type SearchPage,
  type SiteConfig,
  type SiteData,
  toHref,
} from '@landing/schema'
import type { SitePage } from '../site-state'
import type { MachinePage } from './emit-machines'
import type { SitemapEntry } from './emit-sitemap'

/** What the files about all pages are made of, gathered page by page. */
export interface Collected {
  readonly search: readonly SearchPage[]
  readonly sitemap: readonly SitemapEntry[]
  readonly machines: readonly MachinePage[]
  readonly messages: readonly Message[]
  readonly audited: readonly AuditedPage[]
}

export interface Collector extends Collected {
  add(page: SitePage): void
}

export function createCollector(config: SiteConfig, site: SiteData): Collector {
  const search: SearchPage[] = []
  const sitemap: SitemapEntry[] = []
  const machines: MachinePage[] = []
  const messages: Message[] = []
  const audited: AuditedPage[] = []
  return {
    search,
    sitemap,
    machines,
    messages,
    audited,
    add(page) {
      const { data } = page
      if (page.search !== undefined && isSearched(data, config)) search.push(page.search)
      if (data.head.noIndex !== true) sitemap.push(sitemapEntry(data, site))
      if (data.kind === 'doc' && data.markdown !== undefined) {
        machines.push({
          title: data.title,
          description: data.head.description ?? '',
          url: fullAddress(site, data.markdown),
        })
      }
      messages.push(...page.messages)
      audited.push({ path: data.path, ids: page.ids, links: page.links })
    },
  }
}

function isSearched(data: PageData, { search = {} }: SiteConfig): boolean {
  const { indexDocs = true, indexPages = true } = search
  return data.head.noIndex !== true && (data.kind === 'component' ? indexPages : indexDocs)
}

function sitemapEntry(data: PageData, site: SiteData): SitemapEntry {
  const date = data.kind === 'doc' ? data.lastUpdate?.date : undefined
  return {
    url: fullAddress(site, data.path),
    ...(date !== undefined && { lastModified: date }),
  }
}

/** A route path as a full address. */
export function fullAddress(
  site: { readonly url: string; readonly base: string },
  path: string,
): string {
  return new URL(toHref(site.base, path), site.url).href
}
