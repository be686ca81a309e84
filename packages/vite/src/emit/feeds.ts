import type { SiteFeed } from '@landing/content'
import { escapeHtml, type FeedItem, isFullAddress, type SiteData } from '@landing/schema'
import { fullAddress } from '../site/data'

/** A feed in its three formats, by file extension. */
export interface FeedFiles {
  readonly atom: string
  readonly rss: string
  readonly json: string
}

/** Content of a feed in all its formats. */
interface Feed {
  readonly title: string
  readonly description: string
  /** Name of the site, as the author. */
  readonly author: string
  /** Full address of the page that lists the same, or of the home page in the feed's language. */
  readonly home: string
  /** BCP 47 tag. */
  readonly language: string
  /** Full address of one of the feed's files. */
  readonly self: (extension: keyof FeedFiles) => string
  readonly items: readonly FeedItem[]
}

/**
 * Creates Atom, RSS 2.0 and JSON Feed 1.1 from the same items. Their date is that of the newest item.
 */
export function toFeeds({ path, title, description, page, site, items }: SiteFeed): FeedFiles {
  const feed: Feed = {
    title,
    // RSS readers and validators reject an empty one.
    description: description || site.tagline || title,
    author: site.title,
    home: page === undefined ? new URL(site.locale.base, site.url).href : fullAddress(site, page),
    language: site.locale.htmlLang,
    self: (extension) => fullAddress(site, `${path}.${extension}`),
    items: items.map((item) => ({ ...item, href: addressOf(item.href, site) })),
  }
  return { atom: toAtom(feed), rss: toRss(feed), json: toJson(feed) }
}

/** The same by route path. */
export const feedFiles = (feed: SiteFeed): (readonly [path: string, text: string])[] =>
  Object.entries(toFeeds(feed)).map(([extension, text]) => [`${feed.path}.${extension}`, text])

/** Feeds are read elsewhere: a route path of the site becomes a full address. */
function addressOf(href: string, site: SiteData): string {
  return isFullAddress(href) ? href : fullAddress(site, href)
}

function toAtom({ title, author, home, language, self, items }: Feed): string {
  const entries = items.map((item) =>
    element('entry', [
      textElement('title', item.title),
      // Atom takes addresses alone as ids.
      textElement(
        'id',
        isFullAddress(item.id) ? item.id : `${self('atom')}#${encodeURIComponent(item.id)}`,
      ),
      `<link href="${escapeHtml(item.href)}"/>`,
      textElement('updated', isoTime(item.date)),
      item.summary === undefined ? '' : textElement('summary', item.summary),
      item.content === undefined ? '' : `<content type="html">${xmlText(item.content)}</content>`,
      ...(item.authors ?? []).map((name) => element('author', [textElement('name', name)])),
      ...(item.tags ?? []).map((tag) => `<category term="${xmlText(tag)}"/>`),
    ]),
  )
  return document([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(language)}">`,
    textElement('title', title),
    textElement('id', self('atom')),
    `<link rel="self" href="${escapeHtml(self('atom'))}"/>`,
    `<link href="${escapeHtml(home)}"/>`,
    textElement('updated', isoTime(newest(items))),
    element('author', [textElement('name', author)]),
    ...entries,
    '</feed>',
  ])
}

function toRss({ title, description, home, language, self, items }: Feed): string {
  const entries = items.map((item) =>
    element('item', [
      textElement('title', item.title),
      textElement('link', item.href),
      `<guid isPermaLink="false">${escapeHtml(item.id)}</guid>`,
      textElement('pubDate', new Date(item.date).toUTCString()),
      item.summary === undefined ? '' : textElement('description', item.summary),
      item.content === undefined ? '' : textElement('content:encoded', item.content),
      ...(item.authors ?? []).map((name) => textElement('dc:creator', name)),
      ...(item.tags ?? []).map((tag) => textElement('category', tag)),
    ]),
  )
  return document([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    textElement('title', title),
    textElement('link', home),
    textElement('description', description),
    textElement('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(self('rss'))}"/>`,
    ...entries,
    '</channel></rss>',
  ])
}

function toJson({ title, description, home, language, self, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self('json'),
    description,
    language,
    items: items.map((item) => ({
      id: item.id,
      url: item.href,
      title: item.title,
      ...(item.content === undefined
        ? { content_text: item.summary ?? item.title }
        : { summary: item.summary, content_html: item.content }),
      date_published: isoTime(item.date),
      ...(item.authors?.length && { authors: item.authors.map((name) => ({ name })) }),
      ...(item.tags?.length && { tags: item.tags }),
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}

function element(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`
}

function textElement(name: string, text: string): string {
  return element(name, [xmlText(text)])
}

const xmlText = (text: string): string => escapeHtml(text.replace(forbiddenInXml, ''))

/** Characters that no XML document may contain, not even as references. Texts of other systems have them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const forbiddenInXml = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g

function document(lines: readonly string[]): string {
  return ['<?xml version="1.0" encoding="utf-8"?>', ...lines, ''].join('\n')
}

/** Items may be in any order. */
function newest(items: readonly FeedItem[]): string {
  return items.reduce(
    (latest, { date }) => (Date.parse(date) > Date.parse(latest) ? date : latest),
    '1970-01-01',
  )
}

function isoTime(date: string): string {
  return new Date(date).toISOString()
}
