import { groupBy } from '@landing/markdown/authoring'
import { english } from '@landing/markdown/host'
import type {
  Breadcrumb,
  Card,
  DocsVersionModel,
  DocumentTexts,
  IndexPageData,
  Route,
} from '@landing/schema'
import { foreignLocale } from '../model/local-text'
import { type PathOf, pathsBelow } from '../model/path-of'
import { type Blog, listPath } from '../model/posts'
import { docsOf } from '../settings/docs-places'
import { placeOf } from './page-place'
import type { LinkContext } from './resolve-link'

type IndexRoute = Extract<Route, { readonly kind: 'docs-index' }>

type PostCard = Card & Required<Pick<Card, 'post'>>

/** What differs between the pages of a blog. */
type Page = Pick<
  IndexPageData,
  'head' | 'title' | 'description' | 'previous' | 'next' | 'author' | 'groups'
> & {
  /** Breadcrumbs below the blog. */
  readonly trail: readonly Breadcrumb[]
}

/** A generated page of a blog: a page of its list, its archive, its authors, one of them. */
export function postsIndex(
  { path, part = 1 }: IndexRoute,
  version: DocsVersionModel,
  blog: Blog,
  { config, languages }: LinkContext,
): IndexPageData {
  const { texts } = languages[version.locale ?? config.i18n.defaultLocale] ?? english
  const { pageSize = 10 } = docsOf(config, version.docsSet)?.blog ?? {}
  const [sidebar] = Object.keys(version.sidebars)
  const list = { version, blog, texts }
  const { trail, ...page } =
    part === 'archive'
      ? archive(list)
      : part === 'authors'
        ? authorsPage(list)
        : part === 'author'
          ? authorPage(path, list)
          : listPage(part, pageSize, list, pathsBelow(version.path, config.trailingSlash))
  const root = { label: blog.title, ...(trail.length > 0 && { path: version.path }) }
  return { kind: 'index', path, ...placeOf(version, sidebar, [root, ...trail]), ...page }
}

interface List {
  readonly version: DocsVersionModel
  readonly blog: Blog
  readonly texts: DocumentTexts
}

/** All posts by year. */
function archive({ version, blog, texts }: List): Page {
  const cards = cardsOf(blog.postIds, version).map(
    ({ description: _, post: { date }, ...card }) => ({ ...card, post: { date, authors: [] } }),
  )
  const years = groupBy(cards, ({ post }) => post.date.slice(0, 4))
  return {
    ...titled(texts.archive, blog),
    trail: [{ label: texts.archive }],
    groups: [...years].map(([label, cards]) => ({ label, cards })),
  }
}

/** A card for each author who has a page. */
function authorsPage({ blog, texts }: List): Page {
  const cards = Object.entries(blog.authors).map(
    ([path, { name, title, postIds }]): Card => ({
      label: name,
      path,
      ...(title !== undefined && { description: title }),
      count: postIds.length,
    }),
  )
  return { ...titled(texts.authors, blog), trail: [{ label: texts.authors }], groups: [{ cards }] }
}

/** The posts of one author. */
function authorPage(path: string, { version, blog, texts }: List): Page {
  const authorEntry = blog.authors[path]
  if (authorEntry === undefined) throw new Error(`There is no author at ${path}.`)
  const { postIds, ...author } = authorEntry
  return {
    ...titled(author.name, blog),
    trail: [{ label: texts.authors, path: blog.authorsPath }, { label: author.name }],
    author,
    groups: [{ cards: cardsOf(postIds, version) }],
  }
}

/** A page of the list, counted from 1. */
function listPage(
  part: number,
  pageSize: number,
  { version, blog, texts }: List,
  pathOf: PathOf,
): Page {
  const { title, description, postIds } = blog
  const link = (label: string, page: number) => ({
    label,
    path: listPath(pathOf, page),
  })
  const isLast = part * pageSize >= postIds.length
  return {
    head: {
      title: part === 1 ? title : `${title} – ${part}`,
      ...(description !== undefined && { description }),
    },
    trail: [],
    ...(part > 1 && { previous: link(texts.newerPosts, part - 1) }),
    ...(!isLast && { next: link(texts.olderPosts, part + 1) }),
    title,
    ...(description !== undefined && { description }),
    groups: [{ cards: cardsOf(postIds.slice((part - 1) * pageSize, part * pageSize), version) }],
  }
}

const titled = (title: string, blog: Blog) => ({
  head: { title: `${title} – ${blog.title}` },
  title,
})

function cardsOf(ids: readonly string[], { docs, locale }: DocsVersionModel): PostCard[] {
  return ids.flatMap((id) => {
    const { facts, path } = docs[id] ?? {}
    if (facts?.post === undefined || path === undefined) return []
    const { title: label, description, post } = facts
    return [
      { label, path, ...(description && { description }), ...foreignLocale(facts, locale), post },
    ]
  })
}
