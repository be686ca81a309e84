import { feedFiles } from '../../emit/feeds'
import { siteFeeds } from '../../site/feeds'
import type { SiteState } from '../../site/state'

/** Text of a file generated from the site's data: a feed, or one of the configuration's own. `undefined` for other paths. */
export async function generatedFile(state: SiteState, path: string): Promise<string | undefined> {
  const ownFile = state.content.ownFiles()[path]
  if (ownFile !== undefined || !/\.(?:atom|rss|json)$/.test(path)) return ownFile
  const feedPath = path.replace(/\.\w+$/, '')
  for await (const feed of siteFeeds(state)) {
    if (feed.path === feedPath) return new Map(feedFiles(feed)).get(path)
  }
  return undefined
}
