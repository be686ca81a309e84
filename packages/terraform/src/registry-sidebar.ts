import type { SidebarHook, SidebarNode, SidebarPage } from '@landing/content'
import { type RegistryKind, registryKind, registryKinds, withoutKind } from './registry-kinds'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

/**
 * The sidebar of a provider's documentation, as the registry has it: overview, guides, then the kinds of pages, grouped by
 * subcategory where there is one.
 */
export const registrySidebar: SidebarHook = (pages, dirName) => {
  const folder = dirName.replace(/^\.?\/*|\/+$/g, '')
  const inside = pages.filter(
    ({ path }) => folder === '' || folder === '.' || path.startsWith(`${folder}/`),
  )
  if (inside.length === 0) return undefined
  const guides = registryKinds[0]
  const loose = inside.filter((page) => registryKind(page.path) === undefined)
  const others = inside.filter((page) => registryKind(page.path) !== undefined)
  const grouped = (page: SidebarPage) =>
    page.data.subcategory && registryKind(page.path) !== guides ? page.data.subcategory : ''
  const groups = [...new Set(others.map(grouped))].sort(byName)
  return [
    ...loose.filter((page) => page.isFolderPage).map(link),
    ...loose
      .filter((page) => !page.isFolderPage)
      .sort(byLabel)
      .map(link),
    ...groups.flatMap((group): SidebarNode[] => {
      const items = byKind(others.filter((page) => grouped(page) === group))
      return group === '' ? items : [{ type: 'category', label: group, items }]
    }),
  ]
}

/** A category for each kind that has pages. */
function byKind(pages: readonly SidebarPage[]): SidebarNode[] {
  return registryKinds.flatMap((kind): SidebarNode[] => {
    const items = pages.filter((page) => isOfKind(page, kind)).sort(byLabel)
    return items.length === 0
      ? []
      : [{ type: 'category', label: kind.plural, items: items.map(link) }]
  })
}

function isOfKind(page: SidebarPage, kind: RegistryKind): boolean {
  return registryKind(page.path) === kind
}

function link(page: SidebarPage): SidebarNode {
  return { type: 'doc', id: page.id, label: labelOf(page) }
}

/** Guides often have the provider's name as heading; their page title says more. */
function labelOf({ path, title, frontMatter, isFolderPage, data }: SidebarPage): string {
  const isGuide = registryKind(path)?.block === undefined && !isFolderPage
  return (
    frontMatter.sidebar_label ??
    frontMatter.title ??
    (isGuide ? data.pageTitle : undefined) ??
    withoutKind(title)
  )
}

function byLabel(a: SidebarPage, b: SidebarPage): number {
  return byName(labelOf(a), labelOf(b)) || byName(a.path, b.path)
}

/** The same order on every machine: numbers by value, then by code. */
function byName(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}
