import { routeKey, type Sidebar, type SidebarCategory, type SidebarItem } from '@landing/schema'

/** A sidebar with at most as many links stands whole in each page. */
const smallSidebar = 100
/** Closed branches with at most as many links stand in a page of a larger sidebar, too. */
const smallBranch = 2

/** What is known of a category, whatever page is shown. */
interface CategoryFacts {
  /** Keys of all routes in it. */
  readonly routes: ReadonlySet<string>
  readonly links: number
  /** The category as it stands in pages outside of it. */
  readonly closed: SidebarCategory
}

// A site of 10,000 pages asks 10,000 times.
const facts = new WeakMap<SidebarCategory, CategoryFacts>()
const sizes = new WeakMap<Sidebar, number>()

/**
 * The part of a sidebar that stands in a page: all of a small one, otherwise the branch with the
 * page in it. A site of 10,000 pages must not repeat 10,000 links in each. Left-out branches are
 * marked `pruned`; the sidebar's own file has them.
 */
export function openBranch(sidebar: Sidebar, path: string): Sidebar {
  const size = sizes.get(sidebar) ?? countLinks(sidebar.items)
  sizes.set(sidebar, size)
  if (size <= smallSidebar) return sidebar
  const key = routeKey(path)
  return { id: sidebar.id, items: sidebar.items.map((item) => prune(item, key)) }
}

function prune(item: SidebarItem, key: string): SidebarItem {
  if (item.type !== 'category') return item
  const { routes, closed } = factsOf(item)
  const open = !item.collapsible || !item.collapsed || routes.has(key)
  return open ? { ...item, items: item.items.map((child) => prune(child, key)) } : closed
}

function factsOf(category: SidebarCategory): CategoryFacts {
  const known = facts.get(category)
  if (known !== undefined) return known
  const links = countLinks(category.items)
  const firstHref = firstLink(category.items)
  const made: CategoryFacts = {
    routes: new Set(routesOf(category)),
    links,
    closed:
      links > smallBranch
        ? { ...category, items: [], pruned: true, ...(firstHref !== undefined && { firstHref }) }
        : category,
  }
  facts.set(category, made)
  return made
}

function routesOf(item: SidebarItem): string[] {
  if (item.type === 'html') return []
  const own = item.href === undefined ? [] : [routeKey(item.href)]
  return item.type === 'category' ? [...own, ...item.items.flatMap(routesOf)] : own
}

function countLinks(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.type === 'category' ? factsOf(item).links : 1), 0)
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
