import { routeKey, type Sidebar, type SidebarItem } from '@landing/schema'

/** A sidebar with at most as many links stands whole in each page. */
const smallSidebar = 100
/** Closed branches with at most as many links stand in a page of a larger sidebar, too. */
const smallBranch = 2

const sizes = new WeakMap<Sidebar, number>()

/**
 * The part of a sidebar that stands in a page: all of a small one, otherwise the branch with the
 * page in it. A site of 10,000 pages must not repeat 10,000 links in each. Left-out branches are
 * marked `pruned`; the sidebar's own file has them.
 */
export function openBranch(sidebar: Sidebar, path: string): Sidebar {
  const size = sizes.get(sidebar) ?? countAll(sidebar.items)
  sizes.set(sidebar, size)
  if (size <= smallSidebar) return sidebar
  const key = routeKey(path)
  return { id: sidebar.id, items: sidebar.items.map((item) => prune(item, key)) }
}

function prune(item: SidebarItem, key: string): SidebarItem {
  if (item.type !== 'category') return item
  const open = !item.collapsible || !item.collapsed || contains(item, key)
  if (!open && countLinks(item) > smallBranch) {
    const firstHref = firstLink(item.items)
    return { ...item, items: [], pruned: true, ...(firstHref !== undefined && { firstHref }) }
  }
  return { ...item, items: item.items.map((child) => prune(child, key)) }
}

/** The first page of a branch; on that page the branch is open. */
function firstLink(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    const href = item.href ?? (item.type === 'category' ? firstLink(item.items) : undefined)
    if (href?.startsWith('/')) return href
  }
  return undefined
}

function contains(item: SidebarItem, key: string): boolean {
  if (item.type === 'html') return false
  if (item.href !== undefined && routeKey(item.href) === key) return true
  return item.type === 'category' && item.items.some((child) => contains(child, key))
}

function countLinks(item: SidebarItem): number {
  if (item.type !== 'category') return 1
  return countAll(item.items)
}

function countAll(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + countLinks(item), 0)
}
