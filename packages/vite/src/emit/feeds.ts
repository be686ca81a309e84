import { type Content, feedItems } from '@landing/content'
import {
  type DocEntry,
  type DocsVersionModel,
  escapeHtml,
  type FeedConfig,
  type FeedItem,
  isFullAddress,
  type SiteData,
} from '@landing/schema'
import { fullAddress } from '../site/data'
import type { SiteState } from '../site/state'

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
  /** Full address of the home page in the feed's language. */
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
export function toFeeds(config: FeedConfig, items: readonly FeedItem[], site: SiteData): FeedFiles {
  const feed: Feed = {
    title: config.title,
    // RSS readers and validators reject an empty one.
    description: config.description || site.tagline || config.title,
    author: site.title,
    home: new URL(site.locale.base, site.url).href,
    language: site.locale.htmlLang,
    self: (extension) => fullAddress(site, `${config.path}.${extension}`),
    items: items.map((item) => ({ ...item, href: addressOf(item.href, site) })),
  }
  return { atom: toAtom(feed), rss: toRss(feed), json: toJson(feed) }
}

/** The files of all feeds by route path: those of the configuration, and those of docs sets. */
export function* feedFiles({
  config,
  content,
  site,
  sites,
}: Pick<SiteState, 'config' | 'content' | 'site' | 'sites'>): Generator<readonly [string, string]> {
  const own = config.feeds.map((feed) => ({ feed, site }))
  for (const { feed, site: inLocale } of [...own, ...docsFeeds(content, sites)]) {
    for (const [extension, text] of Object.entries(
      toFeeds(feed, feedItems(feed, content.files), inLocale),
    )) {
      yield [`${feed.path}.${extension}`, text]
    }
  }
}

/** Feed of each docs set in each language: its newest posts, or the documents that were changed last. */
function docsFeeds(
  { model, lastUpdates }: Pick<Content, 'model' | 'lastUpdates'>,
  sites: readonly SiteData[],
): { readonly feed: FeedConfig; readonly site: SiteData }[] {
  return sites.flatMap((site) =>
    site.docs.flatMap(({ id, versions }) =>
      versions.flatMap(({ feed, name, isLast }) => {
        const version = model.versions.find(
          (each) =>
            each.docsSet === id &&
            each.name === name &&
            (each.locale ?? model.locales[0]?.code) === site.locale.code,
        )
        if (!isLast || feed === undefined || version === undefined) return []
        const { blog } = version
        const items = blog ? posts(version, blog.postIds) : changes(version, lastUpdates)
        const full = items.map((item) => ({ ...item, id: fullAddress(site, item.id) }))
        const about = blog?.description
        const named = { title: feed.label, ...(about !== undefined && { description: about }) }
        return [{ feed: { ...named, path: feed.path, items: () => full }, site }]
      }),
    ),
  )
}

/** Largest number of entries. */
const most = 20

function posts({ docs }: DocsVersionModel, ids: readonly string[]): FeedItem[] {
  return ids.slice(0, most).flatMap((post) => {
    const entry = docs[post]
    if (entry?.facts.post === undefined) return []
    const { date, authors } = entry.facts.post
    return [{ ...itemOf(entry), date, authors: authors.map(({ name }) => name) }]
  })
}

/** Another change of a document is another entry. */
function changes(
  { docs }: DocsVersionModel,
  lastUpdates: Content['lastUpdates'],
): readonly FeedItem[] {
  return Object.values(docs)
    .flatMap((entry): FeedItem[] => {
      const update = lastUpdates.get(entry.facts.source)
      if (update === undefined || entry.facts.unlisted) return []
      const item = itemOf(entry)
      const { date, author } = update
      return [{ ...item, id: `${item.id}#${date}`, date, authors: [author] }]
    })
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, most)
}

function itemOf({ path, facts: { title, description } }: DocEntry): Omit<FeedItem, 'date'> {
  return { id: path, title, href: path, ...(description && { summary: description }) }
}

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
      ...(item.authors ?? []).map((name) => element('author', [textElement('name', name)])),
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
      ...(item.authors ?? []).map((name) => textElement('dc:creator', name)),
    ]),
  )
  return document([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
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
      content_text: item.summary ?? item.title,
      date_published: isoTime(item.date),
      ...(item.authors?.length && { authors: item.authors.map((name) => ({ name })) }),
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}

function element(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`
}

function textElement(name: string, text: string): string {
  return `<${name}>${escapeHtml(text.replace(forbiddenInXml, ''))}</${name}>`
}

/** Characters that no XML document may contain, not even as references. Texts of other systems have them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const forbiddenInXml = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g

function document(lines: readonly string[]): string {
  return ['<?xml version="1.0" encoding="utf-8"?>', ...lines, ''].join('\n')
}

/** Items may stand in any order. */
function newest(items: readonly FeedItem[]): string {
  return items.reduce(
    (latest, { date }) => (Date.parse(date) > Date.parse(latest) ? date : latest),
    '1970-01-01',
  )
}

function isoTime(date: string): string {
  return new Date(date).toISOString()
}
