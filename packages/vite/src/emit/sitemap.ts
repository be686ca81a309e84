import { escapeHtml } from '@landing/schema'

export interface SitemapEntry {
  /** Full address. */
  readonly url: string
  /** ISO 8601 date. */
  readonly lastModified?: string
}

/** `sitemap.xml`, by the sitemaps.org protocol. Addresses in the order of the site. */
export function toSitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified.slice(0, 10)}</lastmod>`
    return `<url><loc>${escapeHtml(url)}</loc>${date}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** `robots.txt`: everything may be read, and the sitemap is there. */
export function toRobots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${sitemapUrl}\n`
}
