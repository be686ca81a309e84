import type { SidebarCategory, SidebarItem } from '@landing/schema'
import { samePage } from '../site-path'

/** Is the item the current page, or does one of its descendants lead to it? */
export function isActiveItem(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false
  if (item.href !== undefined && samePage(item.href, path)) return true
  return item.type === 'category' && item.items.some((child) => isActiveItem(child, path))
}

/** Is the item shown? Unlisted ones only to those who have them open. */
export function isVisibleItem(item: SidebarItem, path: string): boolean {
  if (item.type === 'link') return !item.unlisted || samePage(item.href, path)
  if (item.type === 'html' || item.pruned || item.items.length === 0) return true
  return (
    (item.href !== undefined && !item.linkUnlisted) ||
    item.items.some((child) => isVisibleItem(child, path))
  )
}

/** The category at a trail of positions; positions count from 0. */
export function categoryAt(
  items: readonly SidebarItem[],
  trail: readonly number[],
): SidebarCategory | undefined {
  const [first, ...rest] = trail
  const item = first === undefined ? undefined : items[first]
  if (item?.type !== 'category') return undefined
  return rest.length === 0 ? item : categoryAt(item.items, rest)
}
