import type { Finding } from '@landing/markdown'
import { nearestOf } from '@landing/markdown/authoring'
import {
  omitUndefined,
  type Route,
  type SidebarItem,
  type SidebarLink,
  type SourceLocation,
} from '@landing/schema'
import { slug as slugOf } from 'github-slugger'
import { encodePath } from '../facts/doc-address'
import { foreignLocale, localText } from './local-text'
import type { PathOf } from './path-of'
import type { CategoryNode, SidebarNode } from './sidebar-tree'
import type { Doc } from './version-docs'

/** The generated page of a category. */
export type CategoryPage = Omit<
  Extract<Route, { readonly kind: 'category' }>,
  'kind' | 'docsSet' | 'version' | 'locale'
>

/** What the sidebars of a version have in common. */
export interface SidebarContext {
  readonly pathOf: PathOf
  /** Language of the labels. */
  readonly locale: string
  /** Unknown documents are skipped silently: older versions may lack current ones. */
  readonly lenient: boolean
  /** Name of the version, if the sidebars are of this one alone. */
  readonly version?: string
}

interface ResolverOptions extends SidebarContext {
  /** Id of the sidebar. */
  readonly sidebar: string
  /** Where the sidebar is configured. */
  readonly location: SourceLocation
  readonly docs: ReadonlyMap<string, Doc>
  readonly drafts: ReadonlySet<string>
}

type Label = CategoryNode['label']

/** Resolves the nodes of one sidebar to items with labels and paths. */
export class SidebarResolver {
  readonly categoryPages: CategoryPage[] = []
  readonly findings: Finding[] = []
  readonly #options: ResolverOptions

  constructor(options: ResolverOptions) {
    this.#options = options
  }

  /** The items of some nodes; those of missing documents are left out. */
  items(nodes: readonly SidebarNode[], trail: readonly number[] = []): SidebarItem[] {
    const items: SidebarItem[] = []
    for (const node of nodes) {
      const item = this.#item(node, [...trail, items.length])
      if (item !== undefined) items.push(item)
    }
    return items
  }

  #item(node: SidebarNode, trail: readonly number[]): SidebarItem | undefined {
    if (typeof node === 'string') return this.#docLink(node, {})
    if (node.type === 'doc') return this.#docLink(node.id, node)
    if (node.type === 'category') return this.#category(node, trail)
    return node.type === 'link' ? { ...node, label: this.#text(node.label) } : node
  }

  #text(label: Label): string {
    return localText(label, this.#options.locale)
  }

  #docLink(
    id: string,
    given: Pick<
      Extract<SidebarNode, { readonly type: 'doc' }>,
      'label' | 'badge' | 'className' | 'place'
    >,
  ): SidebarLink | undefined {
    const doc = this.#findDoc(id, given.place)
    if (doc === undefined) return undefined
    const { frontMatter, title, unlisted } = doc.facts
    const badge = given.badge ?? frontMatter.sidebar_badge
    const className = given.className ?? frontMatter.sidebar_class_name
    const customProps = frontMatter.sidebar_custom_props
    const text =
      given.label === undefined
        ? {
            label: frontMatter.sidebar_label ?? title,
            ...foreignLocale(doc.facts, this.#options.locale),
          }
        : { label: this.#text(given.label) }
    return {
      type: 'link',
      ...text,
      href: doc.path,
      docId: id,
      ...omitUndefined({ badge, className, customProps }),
      ...(unlisted && { unlisted }),
    }
  }

  #category(node: CategoryNode, trail: readonly number[]): SidebarItem | undefined {
    const items = this.items(node.items, trail)
    const doc = node.link?.type === 'doc' ? this.#findDoc(node.link.id, node.place) : undefined
    // An older version may lack all documents of a category of today.
    const isGone = this.#options.lenient && node.items.length > 0 && items.length === 0
    const page = isGone ? undefined : this.#categoryPage(node, trail)
    if (items.length === 0 && page === undefined) {
      // A folder with only its own page becomes a link.
      return doc && this.#docLink(doc.facts.id, { label: node.label })
    }
    if (page !== undefined) this.categoryPages.push(page)
    const { collapsible = true, collapsed = true, className, description, customProps } = node
    return {
      type: 'category',
      label: this.#text(node.label),
      items,
      collapsible,
      collapsed: collapsible && collapsed,
      ...omitUndefined({ href: page?.path ?? doc?.path, docId: doc?.facts.id }),
      ...(doc?.facts.unlisted && { linkUnlisted: true }),
      ...omitUndefined({ className, description, customProps }),
    }
  }

  #categoryPage(node: CategoryNode, trail: readonly number[]): CategoryPage | undefined {
    if (node.link?.type !== 'generated-index') return undefined
    // The same address in all languages: with the first of several labels.
    const label = localText(node.label, '').normalize('NFC')
    // As Docusaurus makes it: `GitHub - Basics` is at `github---basics`.
    const { slug = `category/${slugOf(label)}`, title } = node.link
    const { sidebar, pathOf } = this.#options
    const description = node.link.description ?? node.description
    return {
      sidebar,
      trail,
      path: pathOf(encodePath(slug)),
      ...omitUndefined({ title, description }),
    }
  }

  #findDoc(id: string, location: SourceLocation = this.#options.location): Doc | undefined {
    const { docs, drafts, lenient, version } = this.#options
    const doc = docs.get(id)
    if (doc !== undefined || drafts.has(id) || lenient) return doc
    this.findings.push({
      code: 'sidebar/unknown-doc',
      message: `Unknown document "${id}" in the sidebar${version === undefined ? '' : ` of version "${version}"`}.`,
      location,
      help: nearestOf(id, [...docs.keys()], 'Documents'),
    })
    return undefined
  }
}
