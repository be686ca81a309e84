import type { SidebarNode } from '@landing/content'
import { LandingError } from '@landing/schema'
import { textOf, type Values } from './directives'

const labels = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'item']
const lists = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
  'menu',
]

/**
 * Sidebar items of a part of the navigation: a page, or an object with a label and a list.
 *
 * @param isInGroup groups in groups are closed at first, as there
 */
export function itemsOf(
  part: unknown,
  idOf: (path: string) => string,
  isInGroup = false,
): SidebarNode[] {
  if (typeof part === 'string') return [{ type: 'doc', id: idOf(part) }]
  const values = (part ?? {}) as Values
  const isGroup = textOf(values.group) !== ''
  const items = lists.flatMap((name) => {
    const list: unknown = values[name]
    if (!Array.isArray(list)) return []
    return list.flatMap((each) => itemsOf(each, idOf, isInGroup || isGroup))
  })
  const label = labels.map((name) => textOf(values[name])).find((each) => each !== '')
  if (label === undefined) return items
  const href = textOf(values.href)
  if (items.length === 0) return href === '' ? [] : [{ type: 'link', label, href }]
  const root = textOf(values.root)
  const link = root === '' ? {} : { link: { type: 'doc' as const, id: idOf(root) } }
  const isOpen = values.expanded ?? values.isDefaultOpen ?? (isGroup && !isInGroup)
  return [{ type: 'category', label, ...link, collapsed: isOpen !== true, items }]
}

/** Reads a `docs.json`. @throws LandingError `content/preset` */
export function readNavigation(path: string, readFile: (path: string) => string): unknown {
  const text = readFile(path)
  try {
    return (JSON.parse(text) as Values).navigation
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : ''
    throw new LandingError('content/preset', `"${path}" is not valid JSON: ${reason}`, { cause })
  }
}
