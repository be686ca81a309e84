import { naturalOrder } from '@landing/markdown/authoring'
import {
  type BlogAuthor,
  type DocsVersionModel,
  type DocumentTexts,
  joinPath,
  type ResolvedDocs,
  type Sidebar,
  type SidebarItemConfig,
} from '@landing/schema'
import { localText } from './local-text'
import type { PathOf } from './path-of'
import type { Doc } from './version-docs'

export type Blog = NonNullable<DocsVersionModel['blog']>

/** The blog of a version as its pages need it. */
export function blogOf(
  config: NonNullable<ResolvedDocs['blog']>,
  docs: readonly Doc[],
  pathOf: PathOf,
  locale: string,
): Blog {
  const { title, description, feeds } = config
  const listed = docs.filter(({ facts }) => !facts.unlisted)
  return {
    title: localText(title, locale),
    ...(description !== undefined && { description: localText(description, locale) }),
    postIds: listed.map(({ facts }) => facts.id),
    archivePath: pathOf('archive'),
    authorsPath: pathOf('authors'),
    authors: authorsOf(listed),
    ...(feeds && { feedPath: joinPath(pathOf(), 'feed') }),
  }
}

/** The authors that have pages. What the newest post says of one counts. */
function authorsOf(docs: readonly Doc[]): Blog['authors'] {
  const authors = new Map<string, BlogAuthor>()
  for (const { facts } of docs) {
    for (const { path, ...author } of facts.post?.authors ?? []) {
      if (path === undefined) continue
      const { postIds, ...authorEntry } = authors.get(path) ?? { ...author, postIds: [] }
      authors.set(path, { ...authorEntry, postIds: [...postIds, facts.id] })
    }
  }
  return Object.fromEntries([...authors].sort(([, a], [, b]) => naturalOrder(a.name, b.name)))
}

/** Path of a page of the list, counted from 1. */
export function listPath(pathOf: PathOf, page: number): string {
  return page === 1 ? pathOf() : pathOf('page', `${page}`)
}

/** The sidebar of a blog: its newest posts, the archive and the authors. */
export function recentPosts(
  { postIds, archivePath, authorsPath, authors }: Blog,
  count: number,
  texts: DocumentTexts,
): Readonly<Record<string, readonly SidebarItemConfig[]>> {
  if (count === 0 || postIds.length === 0) return {}
  const items = postIds.slice(0, count)
  return {
    blog: [
      { type: 'category', label: texts.recentPosts, collapsible: false, items },
      { type: 'link', label: texts.archive, href: archivePath },
      ...(Object.keys(authors).length === 0
        ? []
        : [{ type: 'link' as const, label: texts.authors, href: authorsPath }]),
    ],
  }
}

/** All posts in the order of their dates, for previous and next. */
export function timeline(docs: readonly Doc[]): Sidebar {
  const items = docs.map(({ facts, path }) => ({
    type: 'link' as const,
    label: facts.title,
    href: path,
    docId: facts.id,
    ...(facts.unlisted && { unlisted: true }),
  }))
  return { id: 'blog', items: items.reverse() }
}
