import { oncePer } from '@landing/markdown/authoring'
import {
  omitUndefined,
  type Sidebar,
  type SidebarCategory,
  type SidebarItem,
} from '@landing/schema'

/** A page of a sidebar in reading order. */
export interface SidebarPage {
  readonly label: string
  readonly path: string
  readonly docId?: string
  /** Of the label; absent: that of the sidebar. */
  readonly locale?: string
  readonly unlisted: boolean
  /** Categories above, from the top. A category's own page has the category itself last. */
  readonly categories: readonly SidebarCategory[]
}

export interface SidebarIndex {
  readonly pages: readonly SidebarPage[]
  /** By route path; the first occurrence wins. */
  readonly at: ReadonlyMap<string, number>
}

/** All pages of a sidebar in reading order. */
export const sidebarIndex = oncePer(({ items }: Sidebar): SidebarIndex => {
  const pages: SidebarPage[] = []
  collect(items, [], pages)
  const at = new Map<string, number>()
  pages.forEach((page, index) => {
    if (!at.has(page.path)) at.set(page.path, index)
  })
  return { pages, at }
})

/** A page of a sidebar by its route path. */
export function sidebarPage(sidebar: Sidebar, path: string): SidebarPage | undefined {
  const { pages, at } = sidebarIndex(sidebar)
  return pages[at.get(path) ?? -1]
}

function collect(
  items: readonly SidebarItem[],
  categories: readonly SidebarCategory[],
  pages: SidebarPage[],
): void {
  for (const item of items) {
    if (item.type === 'link' && item.docId !== undefined) {
      const { label, href: path, docId, locale, unlisted = false } = item
      pages.push({ label, path, docId, ...(locale && { locale }), unlisted, categories })
    } else if (item.type === 'category') {
      const inside = [...categories, item]
      if (item.href !== undefined) {
        const { label, href: path, docId, linkUnlisted: unlisted = false } = item
        pages.push({ label, path, ...omitUndefined({ docId }), unlisted, categories: inside })
      }
      collect(item.items, inside, pages)
    }
  }
}

/** The category at the end of a trail of item indexes. */
export function categoryAt(
  sidebar: Sidebar,
  trail: readonly number[],
): SidebarCategory | undefined {
  let items: readonly SidebarItem[] = sidebar.items
  let category: SidebarCategory | undefined
  for (const index of trail) {
    const item = items[index]
    if (item?.type !== 'category') return undefined
    category = item
    items = item.items
  }
  return category
}

/** Number of listed documents in items, at any depth. */
export function countDocs(items: readonly SidebarItem[]): number {
  return items.reduce((count, item) => {
    if (item.type === 'link') return count + (item.docId !== undefined && !item.unlisted ? 1 : 0)
    if (item.type !== 'category') return count
    return count + (item.docId !== undefined && !item.linkUnlisted ? 1 : 0) + countDocs(item.items)
  }, 0)
}
