import type { SiteData } from '@landing/schema'
import { escapeHtml } from '../text/escape'

/** A page as `llms.txt` lists it. */
export interface MachinePage {
  readonly title: string
  readonly description: string
  /** Full address of the page as Markdown. */
  readonly url: string
}

/** `llms.txt`: the site in one Markdown list for programs that read it. */
export function toLlmsTxt(site: SiteData, pages: readonly MachinePage[]): string {
  const lines = pages.map(({ title, description, url }) =>
    description === '' ? `- [${title}](${url})` : `- [${title}](${url}): ${description}`,
  )
  return [
    `# ${site.title}`,
    '',
    `> ${site.tagline}`,
    '',
    '## Documentation',
    '',
    ...lines,
    '',
  ].join('\n')
}

/** Lets a browser search the site from its address bar. */
export function toOpenSearch(site: SiteData): string {
  const template = `${new URL(site.base, site.url).href}search/?q={searchTerms}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(site.title.slice(0, 16))}</ShortName>`,
    `<Description>${escapeHtml(site.tagline || site.title)}</Description>`,
    `<Url type="text/html" template="${escapeHtml(template)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
