import type { Card, DocsVersionModel, IndexPageData, Route } from '@landing/schema'
import { type Blog, listPath } from '../model/posts'
import { english } from '../settings/languages'
import { placeOf } from './page-place'
import type { LinkContext } from './resolve-link'

type IndexRoute = Extract<Route, { readonly kind: 'docs-index' }>

/** A page of the list of a blog's posts, or their archive by year. */
export function postsIndex(
  { path, part = 1 }: IndexRoute,
  version: DocsVersionModel,
  blog: Blog,
  { config, locales, languages }: LinkContext,
): IndexPageData {
  const { texts } = languages[version.locale ?? locales[0]?.code ?? ''] ?? english
  const { pageSize = 10 } = config.docs.find(({ id }) => id === version.docsSet)?.blog ?? {}
  const [sidebar] = Object.keys(version.sidebars)
  const { title, description, postIds } = blog
  const cards = postIds.flatMap((id) => cardOf(id, version))
  if (part === 'archive') {
    const years = new Map<string, Card[]>()
    for (const { description: _, ...card } of cards) {
      const { date } = card.post
      const year = date.slice(0, 4)
      years.set(year, [...(years.get(year) ?? []), { ...card, post: { date, authors: [] } }])
    }
    return {
      kind: 'index',
      path,
      head: { title: `${texts.archive} – ${title}` },
      ...placeOf(version, sidebar, [
        { label: title, path: version.path },
        { label: texts.archive },
      ]),
      title: texts.archive,
      groups: [...years].map(([label, ofYear]) => ({ label, cards: ofYear })),
    }
  }
  const link = (label: string, page: number) => ({
    label,
    path: listPath(version.path, page, config.trailingSlash),
  })
  const isLast = part * pageSize >= postIds.length
  return {
    kind: 'index',
    path,
    head: {
      title: part === 1 ? title : `${title} – ${part}`,
      ...(description !== undefined && { description }),
    },
    ...placeOf(version, sidebar, [{ label: title }]),
    ...(part > 1 && { previous: link(texts.newerPosts, part - 1) }),
    ...(!isLast && { next: link(texts.olderPosts, part + 1) }),
    title,
    ...(description !== undefined && { description }),
    groups: [{ cards: cards.slice((part - 1) * pageSize, part * pageSize) }],
  }
}

function cardOf(id: string, { docs }: DocsVersionModel): (Card & Required<Pick<Card, 'post'>>)[] {
  const { facts, path } = docs[id] ?? {}
  if (facts?.post === undefined || path === undefined) return []
  const { title: label, description, post } = facts
  return [{ label, path, ...(description && { description }), post }]
}
