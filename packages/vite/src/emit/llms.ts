import type { SiteData } from '@landing/schema'
import { escapeHtml } from '../text/escape'

/** A page as `llms.txt` lists it. */
export interface MachinePage {
  readonly title: string
  readonly description: string
  /** Full address of the page as Markdown. */
  readonly url: string
  /** Route path of the page as Markdown. */
  readonly markdown: string
  /** In the default locale, and in the latest version or in none? */
  readonly isCurrent: boolean
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

/**
 * `llms-full.txt`: the current documentation in one Markdown file.
 *
 * @param read gives the Markdown of a page by its route path
 */
export async function toLlmsFullTxt(
  site: SiteData,
  pages: readonly MachinePage[],
  read: (path: string) => Promise<string>,
): Promise<string> {
  const parts = [`# ${site.title}\n\n> ${site.tagline}\n`]
  for (const { title, url, markdown, isCurrent } of pages) {
    if (!isCurrent) continue
    const text = (await read(markdown)).trim()
    const heading = /^# /.test(text) ? '' : `# ${title}\n\n`
    parts.push(`---\n\nSource: ${url}\n\n${heading}${text}\n`)
  }
  return parts.join('\n')
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
