import { type Content, feedItems, type SiteFeed } from '@landing/content'
import { feedHtml } from '@landing/markdown/host'
import type { DocEntry, DocsVersionModel, FeedItem, SiteData } from '@landing/schema'
import { fullAddress } from './data'
import type { SiteState } from './state'

/** The feeds of the configuration, and those of docs sets in each language. */
export async function* siteFeeds({
  config,
  content,
  site,
  sites,
}: Pick<SiteState, 'config' | 'content' | 'site' | 'sites'>): AsyncGenerator<SiteFeed> {
  for (const feed of config.feeds) {
    yield { ...feed, site, items: feedItems(feed, content.files) }
  }
  for (const { feed, version, site } of docsFeeds(content.model, sites)) {
    const items = version.blog
      ? await posts(content, version, version.blog.postIds, site)
      : changes(version, content.lastUpdates)
    const unique = items.map((item) => ({ ...item, id: fullAddress(site, item.id) }))
    yield { ...feed, site, items: unique }
  }
}

/** The feeds of docs sets in each language. */
function docsFeeds(
  { locales, versions: models }: Content['model'],
  sites: readonly SiteData[],
): {
  readonly feed: Omit<SiteFeed, 'site' | 'items'>
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
