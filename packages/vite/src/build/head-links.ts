import { type PageData, type SiteConfig, type SiteData, toHref } from '@landing/schema'
import { escapeHtml } from './escape'

/** Links to the other forms of the site and of the page: feeds, search description, Markdown. */
export function headLinks(config: SiteConfig, site: SiteData, page: PageData): string {
  const feeds = (config.feeds ?? []).map((feed) =>
    link('alternate', 'application/atom+xml', toHref(site.base, `${feed.path}.atom`), feed.title),
  )
  const markdown =
    page.kind === 'doc' && page.markdown !== undefined
      ? [link('alternate', 'text/markdown', toHref(site.base, page.markdown), page.title)]
      : []
  const search = link(
    'search',
    'application/opensearchdescription+xml',
    toHref(site.base, '/opensearch.xml'),
    site.title,
  )
  return [search, ...feeds, ...markdown].join('\n')
}

function link(rel: string, type: string, href: string, title: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(title)}">`
}
