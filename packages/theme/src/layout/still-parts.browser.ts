import { markReading } from '../article/mark-reading'
import { latePart, still } from './still.browser'

const parts = () => import('./late-parts')
const start = latePart(async () => (await parts()).DocsStart)
const toc = latePart(async () => (await parts()).Toc)
const badge = latePart(async () => (await parts()).VersionBadge)
const end = latePart(async () => (await parts()).ArticleEnd)
const pager = latePart(async () => (await parts()).Pager)
const announcement = latePart(async () => (await parts()).AnnouncementBar)
const tree = latePart(async () => (await parts()).LiveTree)
const footer = latePart(async () => (await parts()).Footer)

/** The sidebar's tree, made anew for the second page. */
export const LiveTree = tree.View

export const StillStart = still(start, { replaceable: ['Breadcrumbs', 'PageNotices'] })
export const StillToc = still(toc, { enliven: markReading })
export const StillBadge = still(badge)
export const StillEnd = still(end, { replaceable: ['TagList', 'MetaLine'] })
export const StillPager = still(pager)
export const StillAnnouncement = still(announcement)
export const StillFooter = still(footer)

/** Loads the parts of a page of a docs set, so that they can be rendered in one go. */
export async function prepareStill(): Promise<void> {
  await Promise.all([start, toc, badge, end, pager, tree].map((part) => part.load()))
}
