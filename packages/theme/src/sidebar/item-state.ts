import type { SidebarCategory, SidebarItem } from '@landing/schema'
import { isSamePage } from '@landing/schema'
import { pageKey } from '../context/site-path'

/** Keys of all pages in a category. */
const pages = new WeakMap<SidebarCategory, ReadonlySet<string>>()

/** Whether the item or one of its descendants is the current page. */
export function isActiveItem(item: SidebarItem, path: string): boolean {
  if (item.type === 'category') return pagesOf(item).has(pageKey(path))
  return item.type === 'link' && isSamePage(item.href, path)
}

/** Whether the item is shown. Unlisted pages are shown only while they are open. */
export function isVisibleItem(item: SidebarItem, path: string): boolean {
  if (item.type === 'link') return !item.unlisted || isSamePage(item.href, path)
  if (item.type !== 'category' || item.items.length === 0) return true
  return (
    (item.href !== undefined && !item.linkUnlisted) ||
    item.items.some((child) => isVisibleItem(child, path))
  )
}

function pagesOf(category: SidebarCategory): ReadonlySet<string> {
  const cached = pages.get(category)
  if (cached) return cached
  const keys = new Set<string>()
  if (category.href !== undefined) keys.add(pageKey(category.href))
  for (const item of category.items) {
    if (item.type === 'link') keys.add(pageKey(item.href))
    if (item.type === 'category') for (const key of pagesOf(item)) keys.add(key)
  }
  pages.set(category, keys)
  return keys
}
