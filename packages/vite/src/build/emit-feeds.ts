import type { FeedConfig, FeedItem, SiteData } from '@landing/schema'
import { escapeHtml } from './escape'

/** A feed in its three forms, by file extension. */
export interface FeedFiles {
  readonly atom: string
  readonly rss: string
  readonly json: string
}

/** Makes Atom, RSS 2.0 and JSON Feed 1.1 of the same items. Their date is that of the newest item. */
export function toFeeds(feed: FeedConfig, items: readonly FeedItem[], site: SiteData): FeedFiles {
  const home = new URL(site.base, site.url).href
  const self = (extension: string) => `${home}${feed.path.replace(/^\//, '')}.${extension}`
  const updated = isoTime(items[0]?.date ?? '1970-01-01')
  const description = feed.description ?? site.tagline
  return {
    atom: [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `<title>${escapeHtml(feed.title)}</title>`,
      `<id>${escapeHtml(self('atom'))}</id>`,
      `<link rel="self" href="${escapeHtml(self('atom'))}"/>`,
      `<link href="${escapeHtml(home)}"/>`,
      `<updated>${updated}</updated>`,
      `<author><name>${escapeHtml(site.title)}</name></author>`,
      ...items.map((item) =>
        [
          '<entry>',
          `<title>${escapeHtml(item.title)}</title>`,
          `<id>${escapeHtml(item.id)}</id>`,
          `<link href="${escapeHtml(item.href)}"/>`,
          `<updated>${isoTime(item.date)}</updated>`,
          item.summary === undefined ? '' : `<summary>${escapeHtml(item.summary)}</summary>`,
          '</entry>',
        ].join(''),
      ),
      '</feed>',
      '',
    ].join('\n'),
    rss: [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<rss version="2.0"><channel>',
      `<title>${escapeHtml(feed.title)}</title>`,
      `<link>${escapeHtml(home)}</link>`,
      `<description>${escapeHtml(description)}</description>`,
      ...items.map((item) =>
        [
          '<item>',
          `<title>${escapeHtml(item.title)}</title>`,
          `<link>${escapeHtml(item.href)}</link>`,
          `<guid isPermaLink="false">${escapeHtml(item.id)}</guid>`,
          `<pubDate>${new Date(item.date).toUTCString()}</pubDate>`,
          item.summary === undefined
            ? ''
            : `<description>${escapeHtml(item.summary)}</description>`,
          '</item>',
        ].join(''),
      ),
      '</channel></rss>',
      '',
    ].join('\n'),
    json: `${JSON.stringify(
      {
        version: 'https://jsonfeed.org/version/1.1',
        title: feed.title,
        home_page_url: home,
        feed_url: self('json'),
        description,
        items: items.map((item) => ({
          id: item.id,
          url: item.href,
          title: item.title,
          content_text: item.summary ?? item.title,
          date_published: isoTime(item.date),
        })),
      },
      null,
      1,
    )}\n`,
  }
}

function isoTime(date: string): string {
  return new Date(date).toISOString()
}
