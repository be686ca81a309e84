import { escapeHtml, isFullAddress, type SiteData, toHref } from '@landing/schema'
import { emptyPolicy } from '../document/empty-policy'
import { fullAddress } from '../site/data'

/**
 * A document that sends readers and search engines on, without a script.
 *
 * @param target route path or full address
 */
export function toRedirect(target: string, site: Pick<SiteData, 'base' | 'url'>): string {
  const isForeign = isFullAddress(target)
  const to = escapeHtml(isForeign ? target : toHref(site.base, target))
  const url = isForeign ? target : fullAddress(site, target)
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    emptyPolicy,
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    '</head>',
    `<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>`,
    '</html>',
    '',
  ].join('\n')
}
