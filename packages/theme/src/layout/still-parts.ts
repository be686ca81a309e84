import { Pager } from '../article/article-footer'
import { VersionBadge } from '../article/page-notices'
import { Toc } from '../article/toc'
import { AnnouncementBar } from '../chrome/announcement-bar'
import { Footer } from '../chrome/footer'
import { ArticleEnd, DocsStart } from './doc-parts'
import { still } from './still'

export { LiveTree } from '../sidebar/live-tree'

export const StillStart = still(DocsStart)
export const StillToc = still(Toc)
export const StillBadge = still(VersionBadge)
export const StillEnd = still(ArticleEnd)
export const StillPager = still(Pager)
export const StillAnnouncement = still(AnnouncementBar)
export const StillFooter = still(Footer)

/** Loads the parts of a page of a docs set. On the server they are there. */
export function prepareStill(): Promise<void> {
  return Promise.resolve()
}
