import type { PageQuery, Problem } from '@landing/markdown'
import {
  codeOrder,
  didYouMean,
  escapeText,
  formatDate,
  naturalOrder,
  plain,
} from '@landing/markdown/authoring'
import {
  type DocEntry,
  type DocsVersionModel,
  escapeHtml,
  toHref,
  withoutTrailingSlashes,
} from '@landing/schema'
import { withoutNumber } from '../facts/doc-address'
import { sidebarIndex } from '../model/sidebar-index'
import type { LinkContext, LinkingPage } from './resolve-link'
import type { SiteIndex } from './site-index'

interface PageList {
  readonly entries: readonly DocEntry[]
  /** True if the pages are listed by their dates, which are then shown. */
  readonly isDated: boolean
  readonly problem?: Problem
}

/** The list of a `::pages` directive as HTML; nothing where no page matches. */
export function pageListHtml(query: PageQuery, page: LinkingPage, context: LinkContext) {
  const { entries, isDated, problem } = listPages(query, page, context)
  const items = entries.map(({ path, facts: { title, description, date } }) => {
    const link = `<a href="${escapeHtml(toHref(context.config.baseUrl, path))}">${escapeText(title)}</a>`
    const time = date && `<time datetime="${date}">${formatDate(date, page.language)}</time>`
    const when = (isDated && time) || ''
    const about = query.isBrief ? '' : escapeText(description)
    if (!query.isCards) {
      return `<li>${link}${when && ` · ${when}`}${about && `<br>${about}`}</li>`
    }
    const text = [when, about].filter(Boolean).join('<br>')
    const body = text && `<div class="landing-card-text"><p>${text}</p></div>`
    return `<div class="landing-card"><p class="landing-card-title">${link}</p>${body}</div>`
  })
  const [open, close] = query.isCards
    ? ['<div class="landing-card-grid">', '</div>']
    : ['<ul>', '</ul>']
  return { html: items.length === 0 ? '' : open + items.join('') + close, problem }
}

/** The same list as Markdown, with full addresses. */
export function pageListMarkdown(
  query: PageQuery,
  page: LinkingPage,
  context: LinkContext,
  absolute: (href: string) => string,
): string {
  const { entries, isDated } = listPages(query, page, context)
  return entries
    .map(({ path, facts: { title, description, date } }) => {
      const link = `- [${plain(title)}](${absolute(toHref(context.config.baseUrl, path))})`
      const when = isDated && date !== undefined ? ` (${date.slice(0, 10)})` : ''
      return `${link}${when}${query.isBrief || description === '' ? '' : `: ${plain(description)}`}`
    })
    .join('\n')
}

function listPages(query: PageQuery, page: LinkingPage, { site }: LinkContext): PageList {
  const version = listedVersion(query, page, site)
  if (version === undefined) {
    const ids = (site.model.docsSets[page.locale] ?? []).map(({ id }) => id)
    return nothing(`There is no docs set "${query.docs}".`, query.docs, ids)
  }
  const folders = new Set(Object.keys(version.docs).flatMap(foldersAbove))
  const folder = folderOf(query, page, folders)
  if (folder !== '' && !folders.has(folder)) {
    return nothing(`There is no folder "${query.in}" with pages.`, folder, folders)
  }
  const tag = query.tag === undefined ? undefined : findTag(query.tag, version)
  if (query.tag !== undefined && tag === undefined) {
    const labels = Object.values(version.tags).map(({ label }) => label)
    return nothing(`No page has the tag "${query.tag}".`, query.tag, labels)
  }
  const sort = query.sort ?? (version.blog === undefined ? 'sidebar' : 'date')
  const related = sort === 'related' ? relatedTo(page) : undefined
  const tagged = new Set(tag?.docIds)
  const sorted = Object.values(version.docs)
    .filter(({ facts, path }) => !facts.unlisted && path !== page.path)
    .filter(({ facts }) => folder === '' || facts.id.startsWith(`${folder}/`))
    .filter(({ facts }) => tag === undefined || tagged.has(facts.id))
    .filter(({ facts }) => related === undefined || related.has(facts.id))
    .toSorted(
      (a, b) => orders[sort](a, b, version, related) || naturalOrder(a.facts.title, b.facts.title),
    )
  const selected = query.isFlat ? firstOfFolders(sorted, folder) : sorted
  return { entries: selected.slice(0, query.limit), isDated: sort === 'date' }
}

/** The version of the page, or the latest one of another docs set. */
function listedVersion(
  { docs }: PageQuery,
  { locale, version }: LinkingPage,
  site: SiteIndex,
): DocsVersionModel | undefined {
  if (docs === undefined || docs === version.docsSet) return version
  const other = site.model.docsSets[locale]?.find(({ id }) => id === docs)
  const last = other?.versions.find(({ isLast }) => isLast) ?? other?.versions[0]
  return other && site.version({ docsSet: other.id, version: last?.name ?? '', locale })
}

/** The tag with a key, a label or an address. */
function findTag(name: string, { tags }: DocsVersionModel) {
  const wanted = name.toLowerCase()
  return Object.values(tags).find(
    ({ key, label, path }) =>
      key?.toLowerCase() === wanted ||
      label.toLowerCase() === wanted ||
      withoutTrailingSlashes(path).endsWith(`/tags/${name}`),
  )
}

/** The folder of a list as ids have it: that of the page is `.`. */
function folderOf(
  { in: folder = '' }: PageQuery,
  page: LinkingPage,
  folders: ReadonlySet<string>,
): string {
  if (folder !== '.') return folders.has(folder) ? folder : plainFolder(folder)
  return ownEntry(page)?.facts.id.split('/').slice(0, -1).join('/') ?? ''
}

/** Of each folder directly in this one its start page, else the first of its pages. */
function firstOfFolders(entries: readonly DocEntry[], folder: string): DocEntry[] {
  const firstByFolder = new Map<string, DocEntry>()
  for (const entry of entries) {
    const path = entry.facts.id.slice(folder === '' ? 0 : folder.length + 1)
    const [name = '', ...rest] = path.toLowerCase().split('/')
    const key = rest.length === 0 ? name : `${name}/`
    const isStart = rest.length === 1 && ['index', 'readme', name].includes(rest[0] ?? '')
    if (isStart || !firstByFolder.has(key)) firstByFolder.set(key, entry)
  }
  return [...firstByFolder.values()]
}

const ownEntry = ({ path, version }: LinkingPage): DocEntry | undefined =>
  Object.values(version.docs).find((entry) => entry.path === path)

type Order = (
  a: DocEntry,
  b: DocEntry,
  version: DocsVersionModel,
  related: ReadonlyMap<string, number> | undefined,
) => number

const orders: Readonly<Record<NonNullable<PageQuery['sort']>, Order>> = {
  title: () => 0,
  date: (a, b) => codeOrder(b.facts.date ?? '', a.facts.date ?? ''),
  related: (a, b, _, related) => (related?.get(b.facts.id) ?? 0) - (related?.get(a.facts.id) ?? 0),
  sidebar: (a, b, version) => placeIn(version, a) - placeIn(version, b),
}

/** Documents that share tags with a page, by id: the more tags and the rarer, the higher. */
function relatedTo(page: LinkingPage): ReadonlyMap<string, number> {
  const pageId = ownEntry(page)?.facts.id
  const related = new Map<string, number>()
  for (const { docIds } of Object.values(page.version.tags)) {
    if (pageId === undefined || !docIds.includes(pageId)) continue
    for (const id of docIds) related.set(id, (related.get(id) ?? 0) + 1 / docIds.length)
  }
  return related
}

/** Position of a page in the sidebars of its version; those in none come last. */
function placeIn({ sidebars }: DocsVersionModel, { path }: DocEntry): number {
  let passed = 0
  for (const sidebar of Object.values(sidebars)) {
    const { pages, at } = sidebarIndex(sidebar)
    const position = at.get(path)
    if (position !== undefined) return passed + position
    passed += pages.length
  }
  return passed
}

function plainFolder(folder: string): string {
  const parts = folder.split('/').filter((part) => part !== '' && part !== '.')
  return parts.map((part) => withoutNumber(part).name).join('/')
}

/** `a/b/c` → `a/b`, `a`. */
function foldersAbove(id: string): string[] {
  const parts = id.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function nothing(message: string, name: string | undefined, names: Iterable<string>): PageList {
  const nameList = [...names]
  const all = nameList.length === 0 ? 'There are none.' : `Known: ${nameList.join(', ')}.`
  const help = didYouMean(name ?? '', nameList, all)
  return {
    entries: [],
    isDated: false,
    problem: { code: 'directive/pages', message, help: help === all ? all : `${help} ${all}` },
  }
}
