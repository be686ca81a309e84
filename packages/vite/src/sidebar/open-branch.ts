import { routeKey, type Sidebar, type SidebarItem } from '@landing/schema'

/** A closed branch with more links than this is left out of a page's HTML. */
const largeBranch = 20

/**
 * The part of a sidebar that stands in a page: the branch with the page in it, and closed branches
 * only while they are small. A site of 10,000 pages must not repeat 10,000 links in each.
 * Left-out branches are marked `pruned`; the sidebar's own file has them.
 */
export function openBranch(sidebar: Sidebar, path: string): Sidebar {
  const key = routeKey(path)
  return { id: sidebar.id, items: sidebar.items.map((item) => prune(item, key)) }
}

function prune(item: SidebarItem, key: string): SidebarItem {
  if (item.type !== 'category') return item
  const open = !item.collapsible || !item.collapsed || contains(item, key)
  if (!open && countLinks(item) > largeBranch) {
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
  return item.items.reduce((sum, child) => sum + countLinks(child), 0)
}
