import {
  type DocRef,
  type DocsSet,
  type DocsVersion,
  type DocsVersionModel,
  joinPath,
  type PageLink,
  type ResolvedConfig,
} from '@landing/schema'
import { docsOf } from '../settings/docs-places'
import { localText } from './local-text'
import { navbarItems } from './navbar-items'
import { pathsBelow } from './path-of'
import { sidebarIndex } from './sidebar-index'
import type { VersionPlan } from './versions'

export interface PlannedVersion {
  readonly plan: VersionPlan
  readonly model: DocsVersionModel
  readonly draftIds: readonly string[]
}

/** The part of a docs set that the browser needs: its versions, and documents of the navigation. */
export function toDocsSet(
  id: string,
  versions: readonly PlannedVersion[],
  config: ResolvedConfig,
  locale: string,
): DocsSet {
  const wanted = docsInNavbar(config, id)
  const title = docsOf(config, id)?.changesFeed
  const changes = title === undefined ? undefined : localText(title, locale)
  return {
    id,
    versions: versions.map((version) => {
      const feed = feedOf(version, changes)
      return { ...toDocsVersion(version, wanted, config), ...(feed && { feed }) }
    }),
  }
}

/** The feed of a version: its posts, or the latest version's changed documents. */
function feedOf({ plan, model }: PlannedVersion, changes: string | undefined) {
  const { blog } = model
  if (blog?.feedPath !== undefined) return { label: blog.title, path: blog.feedPath }
  if (changes === undefined || !plan.isLast) return undefined
  return { label: changes, path: joinPath(model.path, 'changes') }
}

function toDocsVersion(
  { plan, model, draftIds }: PlannedVersion,
  wanted: ReadonlySet<string>,
  config: ResolvedConfig,
): DocsVersion {
  const docs = [...new Set([model.mainDocId, ...wanted])].flatMap((id): DocRef[] => {
    const entry = model.docs[id]
    if (entry === undefined) return []
    const { facts, path, sidebar } = entry
    const label = facts.frontMatter.sidebar_label ?? facts.title
    const optional = {
      ...(sidebar !== undefined && { sidebar }),
      ...(facts.unlisted && { unlisted: true }),
    }
    return [{ id, path, label, ...optional }]
  })
  const sidebars: Record<string, { link?: PageLink }> = {}
  for (const [id, sidebar] of Object.entries(model.sidebars)) {
    const first = sidebarIndex(sidebar).pages.find((page) => !page.unlisted)
    // A blog begins with the list of its posts, not with the newest.
    const start = model.blog
      ? { label: model.blog.title, path: model.path }
      : first && { label: first.label, path: first.path }
    sidebars[id] = start === undefined ? {} : { link: start }
  }
  const hasTags = Object.keys(model.tags).length > 0
  return {
    name: plan.name,
    label: plan.label,
    isLast: plan.isLast,
    path: model.path,
    mainDocId: model.mainDocId,
    ...(hasTags && { tagsPath: pathsBelow(model.path, config.trailingSlash)('tags') }),
    ...(plan.banner !== undefined && { banner: plan.banner }),
    docs,
    draftIds: draftIds.filter((id) => wanted.has(id)),
    sidebars,
  }
}

function docsInNavbar(config: ResolvedConfig, docsSet: string): ReadonlySet<string> {
  return new Set(
    navbarItems(config).flatMap(({ item }) =>
      item.type === 'doc' && (item.docsPluginId ?? 'default') === docsSet ? [item.docId] : [],
    ),
  )
}
