import { escapeHtml, type SiteData } from '@landing/schema'

/** Lets a browser search the site from its address bar. */
export function toOpenSearch(site: SiteData): string {
  const path = site.trailingSlash ? 'search/' : 'search'
  // Half of a character outside the basic plane would make the file unreadable.
  const shortName = [...site.title].slice(0, 16).join('').trim()
  const template = `${new URL(site.base, site.url).href}${path}?q={searchTerms}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(shortName)}</ShortName>`,
    `<Description>${escapeHtml(site.tagline || site.title)}</Description>`,
    `<Url type="text/html" template="${escapeHtml(template)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
