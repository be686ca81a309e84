import { naturalOrder } from '../text/natural-order'
import { type RegistryKind, registryKind, registryKinds, withoutKind } from './registry-kinds'
import type { SidebarNode } from './sidebar-tree'
import type { Doc } from './version-docs'

/**
 * The sidebar of a provider's documentation, as the registry has it: overview, guides, then the kinds of pages, grouped by
 * subcategory where there is one.
 */
export function registrySidebar(docs: readonly Doc[], dirName: string): SidebarNode[] | undefined {
  const folder = dirName.replace(/^\.?\/*|\/+$/g, '')
  const inside = docs.filter(
    (doc) => folder === '' || folder === '.' || doc.file.path.startsWith(`${folder}/`),
  )
  if (inside.length === 0) return undefined
  const guides = registryKinds[0]
  const loose = inside.filter((doc) => registryKind(doc.file.path) === undefined)
  const others = inside.filter((doc) => registryKind(doc.file.path) !== undefined)
  const grouped = (doc: Doc) =>
    doc.facts.subcategory && registryKind(doc.file.path) !== guides ? doc.facts.subcategory : ''
  const groups = [...new Set(others.map(grouped))].sort(naturalOrder)
  return [
    ...loose.filter((doc) => doc.address.isFolderPage).map(link),
    ...loose
      .filter((doc) => !doc.address.isFolderPage)
      .sort(byLabel)
      .map(link),
    ...groups.flatMap((group): SidebarNode[] => {
      const items = byKind(others.filter((doc) => grouped(doc) === group))
      return group === '' ? items : [{ type: 'category', label: group, items }]
    }),
  ]
}

/** A category for each kind that has pages. */
function byKind(docs: readonly Doc[]): SidebarNode[] {
  return registryKinds.flatMap((kind): SidebarNode[] => {
    const items = docs.filter((doc) => isOfKind(doc, kind)).sort(byLabel)
    return items.length === 0
      ? []
      : [{ type: 'category', label: kind.plural, items: items.map(link) }]
  })
}

function isOfKind(doc: Doc, kind: RegistryKind): boolean {
  return registryKind(doc.file.path) === kind
}

function link(doc: Doc): SidebarNode {
  return { type: 'doc', id: doc.facts.id, label: labelOf(doc) }
}

/** Guides often have the provider's name for a heading: their title for the browser says more. */
function labelOf({ facts, file, address }: Doc): string {
  const { sidebar_label: label, title } = facts.frontMatter
  const isGuide = registryKind(file.path)?.block === undefined && !address.isFolderPage
  return label ?? title ?? (isGuide ? file.facts.pageTitle : undefined) ?? withoutKind(facts.title)
}

function byLabel(a: Doc, b: Doc): number {
  return naturalOrder(labelOf(a), labelOf(b)) || naturalOrder(a.file.path, b.file.path)
}
