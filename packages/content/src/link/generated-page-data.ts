import { groupBy, naturalOrder, oncePer } from '@landing/markdown/authoring'
import {
  type Breadcrumb,
  type Card,
  type DocsVersionModel,
  type IndexPageData,
  omitUndefined,
  type PageData,
  type Route,
  routeKey,
  type Sidebar,
  type SidebarCategory,
  type SidebarItem,
  type TagPageData,
  type TagRef,
  type TagsPageData,
} from '@landing/schema'
import { foreignLocale, localText } from '../model/local-text'
import { neighboursIn, paginationText } from '../model/neighbours'
import { pathsBelow } from '../model/path-of'
import { categoryAt, sidebarPage } from '../model/sidebar-index'
import { docsOf } from '../settings/docs-places'
import { cardsOf } from './cards'
import { counterparts, localeLinks } from './counterparts'
import { crumb, placeOf } from './page-place'
import { postsIndex } from './posts-index'
import type { LinkContext } from './resolve-link'

/** Page data of generated pages, from the model alone. */
export function generatedPageData(
  route: Exclude<Route, { readonly kind: 'doc' }>,
  version: DocsVersionModel,
  context: LinkContext,
): PageData {
  const links = { ...localeLinks(route, context), ...counterparts(route, context) }
  const page = { ...listingPage(route, version, context), ...links }
  return version.noIndex ? { ...page, head: { ...page.head, noIndex: true } } : page
}

function listingPage(
  route: Exclude<Route, { readonly kind: 'doc' }>,
  version: DocsVersionModel,
  context: LinkContext,
) {
  if (route.kind === 'docs-index') {
    return version.blog
      ? postsIndex(route, version, version.blog, context)
      : docsIndex(route.path, version, context)
  }
  if (route.kind === 'category') return categoryIndex(route, version)
  if (route.kind === 'tags') return tagsIndex(route.path, version)
  return tagPage(route, version, context)
}

/** With more cards than this a docs set's root shows one card per category. */
const mostCards = 100

function docsIndex(
  path: string,
  version: DocsVersionModel,
  { config }: LinkContext,
): IndexPageData {
  const items = Object.values(version.sidebars).flatMap((sidebar) => sidebar.items)
  const inside = items.flatMap((item) =>
    item.type === 'category' ? cardsWithin(item, version) : [],
  )
  const groups =
    inside.length > mostCards
      ? [{ cards: cardsOf(items, version) }]
      : Object.values(version.sidebars).flatMap((sidebar) => sidebarGroups(sidebar, version))
  const [first] = Object.keys(version.sidebars)
  const text = docsOf(config, version.docsSet)?.description ?? ''
  const description = localText(text, version.locale ?? config.i18n.defaultLocale)
  return {
    kind: 'index',
    path,
    head: description ? { description } : listing(groups.flatMap(({ cards }) => cards)),
    ...(description && { description }),
    ...placeOf(version, first, [{ kind: 'docs' }]),
    groups,
  }
}

/** Groups in the order of the sidebar: each category with its page and items, and the items between categories. */
function sidebarGroups(sidebar: Sidebar, version: DocsVersionModel): IndexPageData['groups'] {
  const groups: { label?: string; cards: Card[] }[] = []
  for (const item of sidebar.items) {
    const last = groups.at(-1)
    if (item.type === 'category') {
      groups.push({ label: item.label, cards: cardsWithin(item, version) })
    } else if (last !== undefined && last.label === undefined) {
      last.cards.push(...cardsOf([item], version))
    } else groups.push({ cards: cardsOf([item], version) })
  }
  return groups.filter(({ cards }) => cards.length > 0)
}

function cardsWithin(category: SidebarCategory, version: DocsVersionModel): Card[] {
  const ownCards = category.docId === undefined ? [] : cardsOf([ownPage(category)], version)
  return [...ownCards, ...cardsOf(category.items, version)]
}

/** A description for search engines: what the page lists, cut to a limit. */
function listing(items: readonly { readonly label: string }[]): { description?: string } {
  if (items.length === 0) return {}
  const firstLabels = items.slice(0, 8).map(({ label }) => label)
  return {
    description: `${firstLabels.join(', ')}${items.length > firstLabels.length ? ', …' : ''}`,
  }
}

function categoryIndex(
  route: Extract<Route, { readonly kind: 'category' }>,
  version: DocsVersionModel,
): IndexPageData {
  const sidebar = version.sidebars[route.sidebar]
  const category = sidebar && categoryAt(sidebar, route.trail)
  if (sidebar === undefined || category === undefined) {
    throw new Error(
      `${route.path} is not associated with a category. A category index page is only made for a category of a sidebar.`,
    )
  }
  const title = route.title ?? category.label
  const description = route.description ?? category.description
  const categories = sidebarPage(sidebar, route.path)?.categories.slice(0, -1) ?? []
  const linkTextOf = (id: string) => {
    const entry = version.docs[id]
    return entry && paginationText(entry.facts, version.locale)
  }
  return {
    kind: 'index',
    path: route.path,
    head: { title, ...(description !== undefined && { description }) },
    ...placeOf(version, sidebar.id, [...categories.map(crumb), { label: category.label }]),
    ...neighboursIn(sidebar, route.path, linkTextOf),
    title,
    ...(description !== undefined && { description }),
    groups: [{ cards: cardsOf(category.items, version) }],
  }
}

function tagsIndex(path: string, version: DocsVersionModel): TagsPageData {
  const letters = groupBy(Object.values(version.tags).map(counted), ({ label }) =>
    String.fromCodePoint(label.codePointAt(0) ?? 35).toUpperCase(),
  )
  return {
    kind: 'tags',
    path,
    head: {},
    ...placeOf(version, blogSidebar(version), [docsCrumb(version), { kind: 'tags' }]),
    groups: Array.from(letters, ([letter, tags]) => ({ letter, tags })).sort((a, b) =>
      naturalOrder(a.letter, b.letter),
    ),
  }
}

/** A tag with the number of its documents. */
function counted({ docIds, key: _, ...tag }: DocsVersionModel['tags'][string]) {
  return { ...tag, count: docIds.length }
}

/** Other tags that a tag's page shows. */
const mostOthers = 12

function otherTags(path: string, { tags, docs }: DocsVersionModel): TagPageData['others'] {
  const shared = new Map<string, number>()
  for (const id of tags[path]?.docIds ?? []) {
    for (const tag of docs[id]?.tags ?? []) shared.set(tag.path, (shared.get(tag.path) ?? 0) + 1)
  }
  const sharedBy = (tag: TagRef) => shared.get(tag.path) ?? 0
  const related = byCount(tags)
    .filter((tag) => shared.has(tag.path))
    .sort((a, b) => sharedBy(b) - sharedBy(a))
  return [...new Set([...related, ...byCount(tags)])]
    .filter((tag) => tag.path !== path)
    .slice(0, mostOthers)
    .map(counted)
}

const byCount = oncePer((tags: DocsVersionModel['tags']) =>
  Object.values(tags).sort((a, b) => b.docIds.length - a.docIds.length),
)

function tagPage(
  route: Extract<Route, { readonly kind: 'tag' }>,
  version: DocsVersionModel,
  { config, site }: LinkContext,
): TagPageData {
  const tagEntry = version.tags[route.tag]
  if (tagEntry === undefined) throw new Error(`There is no tag at ${route.tag}.`)
  const { docIds, key: _, ...tag } = tagEntry
  const tagsPath = pathsBelow(version.path, config.trailingSlash)('tags')
  // Another page may have the address of the list.
  const hasList = site.routes.get(routeKey(tagsPath))?.kind === 'tags'
  const allTagsPath = hasList ? tagsPath : version.path
  return {
    kind: 'tag',
    path: route.path,
    head: { ...(tag.description && { description: tag.description }) },
    ...placeOf(version, blogSidebar(version), [
      docsCrumb(version),
      { kind: 'tags', path: allTagsPath },
      { label: tag.label },
    ]),
    tag,
    allTagsPath,
    others: otherTags(route.tag, version),
    docs: docIds.flatMap((id) => {
      const entry = version.docs[id]
      if (entry === undefined) return []
      const { title, description, post } = entry.facts
      const locale = foreignLocale(entry.facts, version.locale)
      return [{ title, path: entry.path, description, ...locale, ...(post && { post }) }]
    }),
  }
}

function docsCrumb(version: DocsVersionModel): Breadcrumb {
  if (version.blog) return { label: version.blog.title, path: version.path }
  return { kind: 'docs', path: version.path }
}

function blogSidebar({ blog, sidebars }: DocsVersionModel): string | undefined {
  return blog && Object.keys(sidebars)[0]
}

function ownPage(category: SidebarCategory): SidebarItem {
  const { label, href = '', docId, linkUnlisted } = category
  const unlisted = linkUnlisted || undefined
  return { type: 'link', label, href, ...omitUndefined({ docId, unlisted }) }
}
