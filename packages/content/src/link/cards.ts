import type { Card, DocsVersionModel, SidebarItem } from '@landing/schema'
import { countDocs } from '../model/sidebar-index'

/** Cards of what is directly below a category: documents with their descriptions, categories with a count. */
export function cardsOf(items: readonly SidebarItem[], version: DocsVersionModel): Card[] {
  return items.flatMap((item): Card[] => {
    if (item.type === 'link') {
      if (item.unlisted) return []
      const description =
        item.docId === undefined ? undefined : version.docs[item.docId]?.facts.description
      const { label, href: path, locale } = item
      return [{ label, path, ...(description && { description }), ...(locale && { locale }) }]
    }
    if (item.type !== 'category') return []
    const path = item.href ?? firstPath(item.items)
    if (path === undefined) return []
    const { label, description } = item
    return [{ label, path, ...(description && { description }), count: countDocs(item.items) }]
  })
}

function firstPath(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return item.href
    const path = item.type === 'category' ? (item.href ?? firstPath(item.items)) : undefined
    if (path !== undefined) return path
  }
  return undefined
}
