import { type Content, feedHtml, feedItems } from '@landing/content'
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

/** What is said about a feed. */
interface FeedDescription extends Pick<FeedConfig, 'path' | 'title'> {
  readonly description?: string | undefined
  /** Route path of the page that lists the same; default: the home page. */
  readonly page?: string | undefined
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
export function toFeeds(
  config: FeedDescription,
  items: readonly FeedItem[],
  site: SiteData,
): FeedFiles {
  const feed: Feed = {
    title: config.title,
    // RSS readers and validators reject an empty one.
    description: config.description || site.tagline || config.title,
    author: site.title,
    home:
      config.page === undefined
        ? new URL(site.locale.base, site.url).href
        : fullAddress(site, config.page),
    language: site.locale.htmlLang,
    self: (extension) => fullAddress(site, `${config.path}.${extension}`),
    items: items.map((item) => ({ ...item, href: addressOf(item.href, site) })),
  }
  return { atom: toAtom(feed), rss: toRss(feed), json: toJson(feed) }
}

/** The files of all feeds by route path: those of the configuration, and those of docs sets. */
export async function* feedFiles({
  config,
  content,
  site,
  sites,
}: Pick<SiteState, 'config' | 'content' | 'site' | 'sites'>): AsyncGenerator<
  readonly [string, string]
> {
  for (const feed of config.feeds) yield* filesOf(feed, feedItems(feed, content.files), site)
  for (const { feed, version, site } of docsFeeds(content.model, sites)) {
    const items = version.blog
      ? await posts(content, version, version.blog.postIds, site)
      : changes(version, content.lastUpdates)
    const unique = items.map((item) => ({ ...item, id: fullAddress(site, item.id) }))
    yield* filesOf(feed, unique, site)
  }
}

function filesOf(feed: FeedDescription, items: readonly FeedItem[], site: SiteData) {
  const files = Object.entries(toFeeds(feed, items, site))
  return files.map(([extension, text]) => [`${feed.path}.${extension}`, text] as const)
}

/** The feeds of docs sets in each language. */
function docsFeeds(
  { locales, versions: models }: Content['model'],
  sites: readonly SiteData[],
): {
  readonly feed: FeedDescription
  readonly version: DocsVersionModel
  readonly site: SiteData
}[] {
  return sites.flatMap((site) =>
    site.docs.flatMap(({ id, versions }) =>
      versions.flatMap(({ feed, name, isLast, path: root }) => {
        const version = models.find(
          (each) =>
            each.docsSet === id &&
            each.name === name &&
            (each.locale ?? locales[0]?.code) === site.locale.code,
        )
        if (!isLast || feed === undefined || version === undefined) return []
        const { label: title, path } = feed
        const { blog } = version
        const about = { description: blog?.description, page: blog && root }
        return [{ feed: { path, title, ...about }, version, site }]
      }),
    ),
  )
}

/** Largest number of entries. */
const most = 20

/** The newest posts of a blog, with their texts. */
async function posts(
  content: Content,
  { docs }: DocsVersionModel,
  ids: readonly string[],
  site: SiteData,
): Promise<readonly FeedItem[]> {
  const items = ids.slice(0, most).map(async (id): Promise<FeedItem[]> => {
    const entry = docs[id]
    const route = content.model.routes.find(({ path }) => path === entry?.path)
    if (entry?.facts.post === undefined || route === undefined) return []
    const { date, authors } = entry.facts.post
    const { data } = await content.renderPage(route)
    if (data.kind !== 'doc') return []
    return [
      {
        ...itemOf(entry),
        date,
        content: await feedHtml(data.html, fullAddress(site, data.path)),
        authors: authors.map(({ name }) => name),
        tags: data.tags.map(({ label }) => label),
      },
    ]
  })
  return (await Promise.all(items)).flat()
}

/** The documents that were changed last. Another change of a document is another entry. */
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
