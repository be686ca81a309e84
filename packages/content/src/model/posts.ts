import {
  applyTrailingSlash,
  type DocsVersionModel,
  joinPath,
  type ResolvedDocs,
  type Sidebar,
  type SidebarItemConfig,
  type TrailingSlash,
} from '@landing/schema'
import { localText } from './local-text'
import type { Doc } from './version-docs'

export type Blog = NonNullable<DocsVersionModel['blog']>

/** The blog of a version as its pages need it. */
export function blogOf(
  config: NonNullable<ResolvedDocs['blog']>,
  docs: readonly Doc[],
  path: string,
  locale: string,
  trailingSlash: TrailingSlash,
): Blog {
  const { title, description, feeds } = config
  return {
    title: localText(title, locale),
    ...(description !== undefined && { description: localText(description, locale) }),
    postIds: docs.filter(({ facts }) => !facts.unlisted).map(({ facts }) => facts.id),
    archivePath: applyTrailingSlash(joinPath(path, 'archive'), trailingSlash),
    ...(feeds && { feedPath: joinPath(path, 'feed') }),
  }
}

/** Path of a page of the list, counted from 1. */
export function listPath(root: string, page: number, trailingSlash: TrailingSlash): string {
  return applyTrailingSlash(page === 1 ? root : joinPath(root, 'page', `${page}`), trailingSlash)
}

/** The sidebar of a blog: its newest posts, and the archive. */
export function recentPosts(
  { postIds, archivePath }: Blog,
  count: number,
  texts: { readonly recentPosts: string; readonly archive: string },
): Readonly<Record<string, readonly SidebarItemConfig[]>> {
  if (count === 0 || postIds.length === 0) return {}
  const items = postIds.slice(0, count)
  return {
    blog: [
      { type: 'category', label: texts.recentPosts, collapsible: false, items },
      { type: 'link', label: texts.archive, href: archivePath },
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
