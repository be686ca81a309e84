import { posix } from 'node:path'
import type { SidebarNode, SidebarPage } from '@landing/content'
import type { SourceLocation } from '@landing/schema'

/** What a file with the navigation of a folder lists; names are paths from the folder, without extensions. */
export type NavigationEntry =
  | {
      readonly type: 'page'
      readonly name: string
      readonly label?: string
      readonly open?: boolean
      readonly place?: SourceLocation
    }
  /** All that no entry names. */
  | { readonly type: 'rest'; readonly reversed?: boolean }
  /** What is in a folder, without the folder. */
  | { readonly type: 'inside'; readonly name: string; readonly place?: SourceLocation }
  | { readonly type: 'hidden'; readonly name: string }
  /** Title of the entries up to the next one; without a label it ends them. */
  | { readonly type: 'separator'; readonly label: string }
  | { readonly type: 'links'; readonly links: readonly SidebarNode[] }

export interface FolderNavigation {
  readonly label?: string
  readonly open?: boolean
  readonly entries: readonly NavigationEntry[]
}

const unlisted: FolderNavigation = { entries: [{ type: 'rest' }] }

/** Sidebar items of all folders, of which `navigationOf` knows some; the docs folder is `.`. */
export function folderItems(
  pages: readonly SidebarPage[],
  navigationOf: (folder: string) => FolderNavigation | undefined,
  toLabel = labelOf,
): SidebarNode[] {
  const docs = new Map(pages.map((page) => [page.path.replace(/\.\w+$/, ''), page]))
  const inside = new Map<string, Set<string>>()
  for (const path of docs.keys()) {
    for (let child = path; child !== '.'; child = posix.dirname(child)) {
      const folder = posix.dirname(child)
      inside.set(folder, (inside.get(folder) ?? new Set()).add(child))
    }
  }
  const named = (folder: string, { entries }: FolderNavigation) =>
    new Set(entries.flatMap((entry) => ('name' in entry ? [posix.join(folder, entry.name)] : [])))
  const indexOf = (folder: string) =>
    [...(inside.get(folder) ?? [])].find((path) => docs.get(path)?.isFolderPage)

  const nodeOf = (
    path: string,
    { label, open, place }: { label?: string; open?: boolean; place?: SourceLocation },
  ): SidebarNode => {
    const page = docs.get(path)
    if (!inside.has(path)) {
      const given = { ...(label !== undefined && { label }), ...(place && { place }) }
      return { type: 'doc', id: page?.id ?? path, ...given }
    }
    const navigation = navigationOf(path) ?? unlisted
    const index = indexOf(path)
    const isLink = index !== undefined && !named(path, navigation).has(index)
    const categoryPage = isLink ? docs.get(index) : page
    return {
      type: 'category',
      label:
        label ??
        navigation.label ??
        categoryPage?.frontMatter.sidebar_label ??
        categoryPage?.title ??
        toLabel(posix.basename(path)),
      ...(categoryPage && { link: { type: 'doc', id: categoryPage.id } }),
      collapsed: !(open ?? navigation.open),
      items: itemsOf(path, isLink),
    }
  }

  const itemsOf = (folder: string, withoutIndex: boolean): SidebarNode[] => {
    const navigation = navigationOf(folder) ?? unlisted
    const index = indexOf(folder)
    const taken = named(folder, navigation)
    const order = (path: string) => (path === index ? 0 : inside.has(path) ? 2 : 1)
    const rest = [...(inside.get(folder) ?? [])]
      .filter((path) => !taken.has(path) && !(withoutIndex && path === index))
      .sort((a, b) => order(a) - order(b) || a.localeCompare(b))
    const items: SidebarNode[] = []
    let part = items
    for (const entry of navigation.entries) {
      if (entry.type === 'separator') {
        part = entry.label === '' ? items : []
        if (part !== items) {
          items.push({ type: 'category', label: entry.label, collapsible: false, items: part })
        }
      } else if (entry.type === 'links') part.push(...entry.links)
      else if (entry.type === 'rest') {
        const paths = entry.reversed ? rest.toReversed() : rest
        part.push(...paths.map((path) => nodeOf(path, {})))
      } else if (entry.type === 'page') part.push(nodeOf(posix.join(folder, entry.name), entry))
      else if (entry.type === 'inside') {
        const path = posix.join(folder, entry.name)
        part.push(...(inside.has(path) ? itemsOf(path, false) : [nodeOf(path, entry)]))
      }
    }
    return items
  }
  return itemsOf('.', false)
}

/** A name as a label: `getting-started` is `Getting started`. */
export function labelOf(name: string): string {
  const label = name.replace(/^\((.+)\)$/, '$1').replace(/[-_]+/g, ' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The title of a page that has none in its front matter, and no heading. */
export function titleOf(path: string, toLabel: (name: string) => string): { title?: string } {
  const name = posix.basename(path).replace(/\.mdx?$/, '')
  return name === 'index' ? {} : { title: toLabel(name) }
}
