import { naturalOrder } from '@landing/markdown/authoring'
import type { PlacedCategory } from '../facts/category-file'
import { bareName, folderLabel, withoutNumber } from '../facts/doc-address'
import type { SidebarNode as PlainNode } from '../hooks/site-hooks'
import type { Doc } from './version-docs'

type Category = Extract<PlainNode, { readonly type: 'category' }>

/** A category before its documents are looked up; `description` comes from category files. */
export type CategoryNode = Omit<Category, 'items'> & {
  readonly items: readonly SidebarNode[]
  readonly description?: string
  readonly customProps?: Readonly<Record<string, unknown>>
}

export type SidebarNode = Exclude<PlainNode, { readonly type: 'category' }> | CategoryNode

interface Folder {
  /** As on disk, with number prefixes; empty at the top. */
  readonly path: string
  readonly folders: Map<string, Folder>
  readonly docs: Doc[]
}

interface Placed {
  readonly position: number
  readonly name: string
  readonly node: SidebarNode
}

/** The sidebar of a folder: its documents and sub-folders by position, then by name. */
export function generateSidebar(
  docs: readonly Doc[],
  categories: Readonly<Record<string, PlacedCategory>>,
  dirName: string,
): SidebarNode[] | undefined {
  const root: Folder = { path: '', folders: new Map(), docs: [] }
  for (const doc of docs) {
    let folder = root
    for (const segment of doc.file.path.split('/').slice(0, -1)) {
      let next = folder.folders.get(segment)
      if (next === undefined) {
        const path = folder.path === '' ? segment : `${folder.path}/${segment}`
        next = { path, folders: new Map(), docs: [] }
        folder.folders.set(segment, next)
      }
      folder = next
    }
    folder.docs.push(doc)
  }
  const start = findFolder(root, dirName)
  return start && nodesOf(start, categories, undefined)
}

function findFolder(root: Folder, dirName: string): Folder | undefined {
  const segments = dirName.split('/').filter((segment) => segment !== '' && segment !== '.')
  return segments.reduce<Folder | undefined>(
    (folder, segment) =>
      folder?.folders.get(segment) ??
      [...(folder?.folders ?? [])].find(([name]) => withoutNumber(name).name === segment)?.[1],
    root,
  )
}

function nodesOf(
  folder: Folder,
  categories: Readonly<Record<string, PlacedCategory>>,
  folderPage: Doc | undefined,
): SidebarNode[] {
  return [
    ...folder.docs.filter((doc) => doc !== folderPage).map(placeDoc),
    ...[...folder.folders].map(([name, child]) => placeFolder(name, child, categories)),
  ]
    .sort((a, b) => compare(a.position, b.position) || naturalOrder(a.name, b.name))
    .map(({ node }) => node)
}

function placeDoc({ facts, address, file }: Doc): Placed {
  return {
    position: facts.frontMatter.sidebar_position ?? address.position ?? Number.POSITIVE_INFINITY,
    // Without its extension: "install" comes before "install-test".
    name: bareName(file.path),
    node: facts.id,
  }
}

function placeFolder(
  name: string,
  folder: Folder,
  categories: Readonly<Record<string, PlacedCategory>>,
): Placed {
  const { label, position, link, ...rest } = categories[folder.path] ?? {}
  const page = link === undefined ? folder.docs.find((doc) => doc.address.isFolderPage) : undefined
  const { sidebar_label, sidebar_position } = page?.facts.frontMatter ?? {}
  const bare = withoutNumber(name)
  return {
    position: position ?? bare.position ?? sidebar_position ?? Number.POSITIVE_INFINITY,
    name: bare.name,
    node: {
      type: 'category',
      label: label ?? sidebar_label ?? page?.facts.title ?? folderLabel(bare.name),
      items: nodesOf(folder, categories, page),
      ...(page !== undefined && { link: { type: 'doc', id: page.facts.id } }),
      ...(link && { link }),
      ...rest,
    },
  }
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
