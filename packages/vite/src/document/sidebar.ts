import {
  routeKey,
  type Sidebar,
  type SidebarBranch,
  type SidebarCategory,
  type SidebarItem,
  type SidebarMore,
} from '@landing/schema'

/** Maximum number of links of a sidebar that is complete in each document. */
const smallSidebar = 100
/** How the page's own list is cut: items around the page, and how many are worth leaving out at an end. */
const ownList = { length: 15, fewestHidden: 10 }
/** How the longer lists above it are cut. */
const upperList = { length: 7, fewestHidden: 4 }

type Items = readonly SidebarItem[]

/** Facts about a list that do not depend on the page. */
interface ListFacts {
  /** Where in the list the way to a route begins, by the route's key. */
  readonly positions: ReadonlyMap<string, number>
  readonly links: number
  /** Number of items before each position that are not unlisted. */
  readonly listed: readonly number[]
}

// Cached, because it is called for every page.
const facts = new WeakMap<Items, ListFacts>()

/** True if the complete sidebar is in each document. */
export function isSmall({ items }: Sidebar): boolean {
  return factsOf(items).links <= smallSidebar
}

/**
 * The part of a sidebar in a page's document: all of a small one; of a large one the branch of the page, closed categories as
 * links, and of long lists only nearby items, so that 10,000 pages do not repeat 10,000 links each.
 */
export function documentSidebar(sidebar: Sidebar, path: string): Sidebar {
  if (isSmall(sidebar)) return sidebar
  return { id: sidebar.id, items: nearby(sidebar.items, routeKey(path)) }
}

/** The items around the way to a route, and placeholders for the others. */
function nearby(items: Items, key: string): Items {
  const { positions, listed } = factsOf(items)
  const position = positions.get(key) ?? 0
  const isUpper = items.length > ownList.length && isAbove(items[position], key)
  const { length, fewestHidden } = isUpper ? upperList : ownList
  const last = Math.max(0, items.length - length)
  const first = Math.min(last, Math.max(0, position - Math.floor(length / 2)))
  const start = first < fewestHidden ? 0 : first
  const end = last - first < fewestHidden ? items.length : first + length
  const shownItems = items.slice(start, end).map((item) => shortened(item, key))
  return [
    ...more(listed[start] ?? 0, lastLink(items, start)),
    ...shownItems,
    ...more((listed[items.length] ?? 0) - (listed[end] ?? 0), firstLink(items, end)),
  ]
}

function shortened(item: SidebarItem, key: string): SidebarItem {
  if (item.type !== 'category') return item
  const isOpen = !item.collapsible || !item.collapsed || isOn(item, key) || isAbove(item, key)
  if (isOpen) return { ...item, items: nearby(item.items, key) }
  return branchOf(item) ?? item
}

const branches = new WeakMap<SidebarCategory, SidebarBranch | undefined>()

/** A closed category as a link into it: the same object in all documents. */
function branchOf(category: SidebarCategory): SidebarBranch | undefined {
  if (branches.has(category)) return branches.get(category)
  const href = linkOf(category)
  const { label, className } = category
  const branch =
    href === undefined
      ? undefined
      : {
          type: 'branch' as const,
          label,
          href,
          hasPage: category.href !== undefined,
          ...(className !== undefined && { className }),
        }
  branches.set(category, branch)
  return branch
}

/** One row; none without a target. */
function more(count: number, href: string | undefined): SidebarMore[] {
  return count === 0 || href === undefined ? [] : [{ type: 'more', count, href }]
}

function isOn(category: SidebarCategory, key: string): boolean {
  return category.href !== undefined && routeKey(category.href) === key
}

/** True if the page is below this item. */
function isAbove(item: SidebarItem | undefined, key: string): boolean {
  return item?.type === 'category' && factsOf(item.items).positions.has(key)
}

function factsOf(items: Items): ListFacts {
  const cachedFacts = facts.get(items)
  if (cachedFacts !== undefined) return cachedFacts
  const positions = new Map<string, number>()
  const listed = [0]
  let links = 0
  items.forEach((item, position) => {
    listed.push((listed[position] ?? 0) + (isUnlisted(item) ? 0 : 1))
    for (const key of keysOf(item)) if (!positions.has(key)) positions.set(key, position)
    links += item.type === 'category' ? factsOf(item.items).links : 1
  })
  const listFacts = { positions, links, listed }
  facts.set(items, listFacts)
  return listFacts
}

function keysOf(item: SidebarItem): Iterable<string> {
  if (item.type === 'html') return []
  const ownKeys = item.href === undefined ? [] : [routeKey(item.href)]
  return item.type === 'category' ? [...ownKeys, ...factsOf(item.items).positions.keys()] : ownKeys
}

function isUnlisted(item: SidebarItem): boolean {
  return item.type === 'link' && item.unlisted === true
}

/** The first link at or after a position. */
function firstLink(items: Items, start = 0): string | undefined {
  for (let position = start; position < items.length; position++) {
    const href = linkOf(items[position])
    if (href !== undefined) return href
  }
  return undefined
}

/** The last link before a position. */
function lastLink(items: Items, end: number): string | undefined {
  for (let position = end - 1; position >= 0; position--) {
    const href = linkOf(items[position])
    if (href !== undefined) return href
  }
  return undefined
}

/** The page behind an item: a category's own or the first below it, which has it open. */
function linkOf(item: SidebarItem | undefined): string | undefined {
  if (item === undefined || item.type === 'html' || isUnlisted(item)) return undefined
  if (item.href?.startsWith('/')) return item.href
  return item.type === 'category' ? firstLink(item.items) : undefined
}
