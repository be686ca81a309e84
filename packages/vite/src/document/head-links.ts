import {
  escapeHtml,
  type PageData,
  type ResolvedConfig,
  type SiteData,
  toHref,
} from '@landing/schema'
import { headElements } from './head-elements'

/** Links to the other forms of the site: feeds and search description. */
export function siteLinks(config: ResolvedConfig, site: SiteData): string {
  const feeds = config.feeds.map((feed) =>
    link('alternate', 'application/atom+xml', toHref(site.base, `${feed.path}.atom`), feed.title),
  )
  const search = link(
    'search',
    'application/opensearchdescription+xml',
    toHref(site.base, '/opensearch.xml'),
    site.title,
  )
  return [search, ...feeds].join('\n')
}

/** Links to the other forms of a page, Markdown, and what its author adds to the head. */
export function pageLinks(base: string, page: PageData): string {
  const markdown =
    page.kind === 'doc' && page.markdown !== undefined
      ? link('alternate', 'text/markdown', toHref(base, page.markdown))
      : ''
  return [markdown, headElements(page.head.elements ?? [])].filter(Boolean).join('\n')
}

function link(rel: string, type: string, href: string, title?: string): string {
  const named = title === undefined ? '' : ` title="${escapeHtml(title)}"`
  return `<link rel="${rel}" type="${type}" href="${escapeHtml(href)}"${named}>`
}
