import type { SitemapEntry } from '@landing/content'
import { escapeHtml, type SiteData } from '@landing/schema'
import { fullAddress } from '../site/data'

/** Search engines refuse files with more addresses. */
const most = 50_000

/**
 * The files of the sitemap by route path, by the sitemaps.org protocol: `sitemap.xml`, which lists further ones if one file cannot hold all
 * addresses. These are in the order of the site.
 */
export function toSitemaps(
  entries: readonly SitemapEntry[],
  site: Pick<SiteData, 'url' | 'base'>,
): (readonly [path: string, text: string])[] {
  if (entries.length <= most) return [['/sitemap.xml', list('urlset', 'url', entries)]]
  const parts = Array.from(
    { length: Math.ceil(entries.length / most) },
    (_, part) =>
      [
        `/sitemap-${part + 1}.xml`,
        list('urlset', 'url', entries.slice(part * most, (part + 1) * most)),
      ] as const,
  )
  const files = parts.map(([path]) => ({ url: fullAddress(site, path) }))
  return [['/sitemap.xml', list('sitemapindex', 'sitemap', files)], ...parts]
}

function list(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, lastModified }) => {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified.slice(0, 10)}</lastmod>`
    return `<${element}><loc>${escapeHtml(url)}</loc>${date}</${element}>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}

/** `robots.txt`: everything may be read, and the sitemap is there. */
export function toRobots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${sitemapUrl}\n`
}
