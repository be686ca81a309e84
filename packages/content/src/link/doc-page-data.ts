import type { CompiledDocument } from '@landing/markdown'
import {
  articleHtml,
  type Breadcrumb,
  type DocEntry,
  type DocPageData,
  type DocsVersionModel,
  markdownPath,
  type ResolvedConfig,
  type ResolvedDocs,
  type Route,
  type TocEntry,
  toHref,
} from '@landing/schema'
import { writtenSource } from '../facts/generated-source'
import { foreignLocale, localText } from '../model/local-text'
import { sidebarPage } from '../model/sidebar-index'
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
  const { frontMatter, description } = facts
  const docs = docsOf(context.config, facts.docsSet)
  const editUrl = editUrlOf(entry, docs)
  const update = context.lastUpdates.get(facts.source)
  const fromGit = docs?.showLastUpdate && update && { date: update.date, author: update.author }
  const contributors = docs?.showContributors ? (update?.contributors ?? []) : []
  const isHome = frontMatter.layout === 'home'
  const lastUpdate =
    frontMatter.last_update || fromGit
      ? { ...(fromGit || {}), ...frontMatter.last_update }
      : undefined
  return {
    kind: 'doc',
    path: entry.path,
    head: {
      title: facts.title,
      ...(description !== '' && { description }),
      ...(frontMatter.keywords !== undefined && { keywords: frontMatter.keywords }),
      ...(linked.image !== undefined && { image: linked.image }),
      ...(frontMatter.canonical !== undefined && { canonical: frontMatter.canonical }),
      ...(frontMatter.head !== undefined && { elements: frontMatter.head }),
      ...((facts.unlisted || facts.draft || version.noIndex) && { noIndex: true }),
    },
    ...localeLinks(route, context),
    ...placeOf(version, isHome ? undefined : entry.sidebar, breadcrumbsOf(version, entry)),
    ...(entry.previous && !isHome && { previous: entry.previous }),
    ...(entry.next && !isHome && { next: entry.next }),
    ...counterparts(route, context),
    id: facts.id,
    title: facts.title,
    showTitle: !compiled.hasTitleHeading && frontMatter.hide_title !== true,
    ...(isHome && { layout: 'home' }),
    html: articleHtml(linked.parts),
    ...(linked.parts.some((part) => typeof part !== 'string') && { parts: linked.parts }),
    ...(compiled.features.length > 0 && { features: compiled.features }),
    toc: isHome ? [] : tocOf(compiled.headings, entry, context.config),
    tags: entry.tags,
    ...(editUrl !== undefined && { editUrl }),
    ...ownLinks(entry, version, docs, context),
    ...(lastUpdate !== undefined && { lastUpdate }),
    ...(frontMatter.last_reviewed !== undefined && { lastReviewed: frontMatter.last_reviewed }),
    ...(contributors.length > 0 && { contributors }),
    ...(docs?.showReadingTime === true &&
      !isHome && { readingTime: readingTime(compiled.sections) }),
    ...(facts.post !== undefined && { post: facts.post }),
    ...(version.origin !== undefined && { origin: version.origin }),
    ...(facts.draft && { draft: true }),
    ...(facts.unlisted && { unlisted: true }),
    markdown: markdownPath(entry.path, context.config.trailingSlash),
  }
}

/** Categories above a document, then the document. */
function breadcrumbsOf(version: DocsVersionModel, entry: DocEntry): Breadcrumb[] {
  const sidebar = entry.sidebar === undefined ? undefined : version.sidebars[entry.sidebar]
  const page = sidebar && sidebarPage(sidebar, entry.path)
  const { frontMatter, title } = entry.facts
  const locale = foreignLocale(entry.facts, version.locale)
  const own: Breadcrumb = { label: frontMatter.sidebar_label ?? title, ...locale }
  if (version.blog !== undefined) return [{ label: version.blog.title, path: version.path }, own]
  if (page === undefined) return [own]
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
  return `${docs.editUrl.replace(/\/+$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`
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
