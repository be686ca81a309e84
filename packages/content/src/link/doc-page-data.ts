import type { CompiledDocument } from '@landing/markdown'
import {
  articleHtml,
  type Breadcrumb,
  type DocEntry,
  type DocPageData,
  type DocsVersionModel,
  type FrontMatter,
  markdownPath,
  omitUndefined,
  type ResolvedConfig,
  type ResolvedDocs,
  type Route,
  type TocEntry,
  toHref,
  withoutTrailingSlashes,
} from '@landing/schema'
import { writtenSource } from '../facts/generated-source'
import { foreignLocale, localText } from '../model/local-text'
import { sidebarPage } from '../model/sidebar-index'
import type { LastUpdate } from '../scan/git-dates'
import { docsOf, splitSource } from '../settings/docs-places'
import { counterparts, localeLinks } from './counterparts'
import type { LinkedDocument } from './link-page'
import { crumb, placeOf } from './page-place'
import { readingTime } from './reading-time'
import type { LinkContext } from './resolve-link'

/** Page data of a document. */
export function docPageData(
  entry: DocEntry,
  route: Route,
  version: DocsVersionModel,
  compiled: CompiledDocument,
  linked: LinkedDocument,
  context: LinkContext,
): DocPageData {
  const { facts } = entry
  const { frontMatter } = facts
  const docs = docsOf(context.config, facts.docsSet)
  const update = context.lastUpdates.get(facts.source)
  const contributors = docs?.showContributors ? (update?.contributors ?? []) : []
  const isHome = frontMatter.layout === 'home'
  return {
    kind: 'doc',
    path: entry.path,
    head: headOf(entry, version, linked),
    ...localeLinks(route, context),
    ...placeOf(version, isHome ? undefined : entry.sidebar, breadcrumbsOf(version, entry)),
    ...counterparts(route, context),
    id: facts.id,
    title: facts.title,
    showTitle: !compiled.hasTitleHeading && frontMatter.hide_title !== true,
    html: articleHtml(linked.parts),
    ...(linked.parts.some((part) => typeof part !== 'string') && { parts: linked.parts }),
    tags: entry.tags,
    ...(isHome ? { layout: 'home', toc: [] } : articleParts(entry, compiled, docs, context.config)),
    ...ownLinks(entry, version, docs, context),
    ...(contributors.length > 0 && { contributors }),
    ...omitUndefined({
      editUrl: editUrlOf(entry, docs),
      lastUpdate: lastUpdateOf(frontMatter, docs, update),
      lastReviewed: frontMatter.last_reviewed,
      post: facts.post,
      origin: version.origin,
    }),
    ...(facts.draft && { draft: true }),
    ...(facts.unlisted && { unlisted: true }),
    markdown: markdownPath(entry.path, context.config.trailingSlash),
  }
}

function headOf(
  { facts }: DocEntry,
  version: DocsVersionModel,
  { image }: LinkedDocument,
): DocPageData['head'] {
  const { description, frontMatter, title } = facts
  const { canonical, head: elements, keywords } = frontMatter
  return {
    title,
    ...(description !== '' && { description }),
    ...omitUndefined({ keywords, image, canonical, elements }),
    ...((facts.unlisted || facts.draft || version.noIndex) && { noIndex: true }),
  }
}

/** What a document has, but not a home page. */
function articleParts(
  entry: DocEntry,
  { headings, sections }: CompiledDocument,
  docs: ResolvedDocs | undefined,
  config: ResolvedConfig,
): Pick<DocPageData, 'next' | 'previous' | 'readingTime' | 'toc'> {
  return {
    ...(entry.previous && { previous: entry.previous }),
    ...(entry.next && { next: entry.next }),
    toc: tocOf(headings, entry, config),
    ...(docs?.showReadingTime && { readingTime: readingTime(sections) }),
  }
}

/** The date and author of the front matter take precedence over those of Git. */
function lastUpdateOf(
  { last_update: given }: FrontMatter,
  docs: ResolvedDocs | undefined,
  update: LastUpdate | undefined,
): DocPageData['lastUpdate'] {
  const fromGit = docs?.showLastUpdate && update && { date: update.date, author: update.author }
  return given || fromGit ? { ...(fromGit || {}), ...given } : undefined
}

/** Categories above a document, then the document. */
function breadcrumbsOf(version: DocsVersionModel, entry: DocEntry): Breadcrumb[] {
  const sidebar = entry.sidebar === undefined ? undefined : version.sidebars[entry.sidebar]
  const page = sidebar && sidebarPage(sidebar, entry.path)
  const { frontMatter, title } = entry.facts
  const locale = foreignLocale(entry.facts, version.locale)
  const pageCrumb: Breadcrumb = { label: frontMatter.sidebar_label ?? title, ...locale }
  if (version.blog !== undefined)
    return [{ label: version.blog.title, path: version.path }, pageCrumb]
  if (page === undefined) return [pageCrumb]
  const above = page.categories.filter((category) => category.docId !== entry.facts.id)
  return [...above.map(crumb), { label: page.label, ...(page.locale && { locale: page.locale }) }]
}

function tocOf(
  headings: readonly TocEntry[],
  entry: DocEntry,
  config: ResolvedConfig,
): readonly TocEntry[] {
  const { frontMatter } = entry.facts
  if (frontMatter.hide_table_of_contents === true) return []
  const { minHeadingLevel, maxHeadingLevel } = config.theme.tableOfContents
  const from = frontMatter.toc_min_heading_level ?? minHeadingLevel
  const to = frontMatter.toc_max_heading_level ?? maxHeadingLevel
  return headings.filter(({ level }) => level >= from && level <= to)
}

function editUrlOf({ facts }: DocEntry, docs: ResolvedDocs | undefined): string | undefined {
  const { frontMatter, source } = facts
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url ?? undefined
  if (docs?.editUrl === undefined) return undefined
  // A fetched folder has another path in its repository, so the edit link is based on the folder.
  const written = writtenSource(source)
  const path = (docs.origin && splitSource(written, docs)?.path) ?? written
  return `${withoutTrailingSlashes(docs.editUrl)}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** Form for problems and further links of a document, with its title, address and version filled in. */
function ownLinks(
  entry: DocEntry,
  { docsSet, name, locale }: DocsVersionModel,
  { issueUrl, pageLinks = [] }: Partial<ResolvedDocs> = {},
  { config, site }: LinkContext,
): Pick<DocPageData, 'issueUrl' | 'links'> {
  const language = locale ?? config.i18n.defaultLocale
  const sets = site.model.docsSets[language] ?? []
  const versions = sets.find(({ id }) => id === docsSet)?.versions
  const addressOf = (path: string) => config.url + toHref(config.baseUrl, path)
  const values: Readonly<Record<string, string>> = {
    title: entry.facts.title,
    url: addressOf(entry.path),
    markdown: addressOf(markdownPath(entry.path, config.trailingSlash)),
    version: versions?.find((version) => version.name === name)?.label ?? name,
  }
  const fill = (address: string) =>
    address.replace(/\{(title|url|markdown|version)\}/g, (_, key: string) =>
      encodeURIComponent(values[key] ?? ''),
    )
  const links = pageLinks.map(({ label, href }) => ({
    label: localText(label, language),
    href: fill(href),
  }))
  return {
    ...(issueUrl !== undefined && { issueUrl: fill(issueUrl) }),
    ...(links.length > 0 && { links }),
  }
}
