import { readFile } from 'node:fs/promises'
import { toHref } from '@landing/schema'
import { INDEX_FORMAT } from '@landing/search/build'
import { indexesPath } from '../client/indexes-path'
import { digest } from '../digest'
import { listIndexes, MOST_INLINE } from '../list-indexes'
import { buildSearchIndexes } from '../search-indexes'
import type { SiteState } from '../site-state'
import { type Collected, fullAddress } from './collect'
import { toFeeds } from './emit-feeds'
import { toLlmsTxt, toOpenSearch } from './emit-machines'
import { toRedirect } from './emit-redirects'
import { toRobots, toSitemap } from './emit-sitemap'
import type { Output } from './output'
import { documentPath } from './output-path'

/** Writes the files that are about all pages: sidebars, assets, search indexes, sitemap, feeds, redirects. */
export async function writeShared(
  state: SiteState,
  output: Output,
  collected: Collected,
): Promise<void> {
  const { site, config } = state
  for (const [href, json] of state.sidebarFiles) await output.write(href, json)
  for (const asset of state.content.assets()) {
    await output.write(asset.href, await readFile(asset.source))
  }
  await writeSearch(state, output, collected)
  await output.offer('sitemap.xml', toSitemap(collected.sitemap))
  await output.offer('robots.txt', toRobots(fullAddress(site, '/sitemap.xml')))
  await output.offer('llms.txt', toLlmsTxt(site, collected.machines))
  await output.offer('opensearch.xml', toOpenSearch(site))
  for (const feed of config.feeds ?? []) {
    const feeds = toFeeds(feed, feed.items(state.content.files), site)
    for (const [extension, text] of Object.entries(feeds)) {
      await output.write(`${feed.path}.${extension}`, text)
    }
  }
  for (const { from, to } of state.redirects) {
    await output.write(documentPath(from), toRedirect(toHref(site.base, to), fullAddress(site, to)))
  }
  // A static host that builds with Jekyll would leave out files that start with an underscore.
  await output.offer('.nojekyll', '')
}

/** Indexes are made again only when a page that is searched has changed. */
async function writeSearch(
  { site, config }: SiteState,
  output: Output,
  { search }: Collected,
): Promise<void> {
  const languages = config.search?.languages ?? []
  const { base, locales, searchContexts } = site
  const key = digest(
    JSON.stringify([INDEX_FORMAT, MOST_INLINE, base, locales, searchContexts, languages, search]),
  )
  const group = { name: 'search', key }
  if (output.keepsGroup(group)) return
  const indexes = buildSearchIndexes(search, site, languages)
  for (const [path, bytes] of indexes.files) await output.write(path, bytes, group)
  await output.write(indexesPath, listIndexes(indexes, base), group)
}
