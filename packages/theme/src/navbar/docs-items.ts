import type {
  DocsVersion,
  NavbarDoc,
  NavbarDocSidebar,
  NavbarDocsVersion,
  NavbarDocsVersionDropdown,
  PageData,
} from '@landing/schema'
import type { LinkView, MenuView } from '../context/item-view'
import {
  activeVersion,
  candidateVersions,
  docsSetOf,
  findDoc,
  latestVersion,
  sidebarLink,
  versionRoot,
} from './docs-links'
import { around, type ItemContext, menu, plainLink } from './link-views'

/** Link to a document; `null` for a draft, and for an unlisted one that is not the current page. */
export function docLink(item: NavbarDoc, context: ItemContext): LinkView | null {
  const versions = candidateVersions(docsSetOf(context.site, item.docsPluginId), context)
  const doc = findDoc(versions, item.docId)
  const { page } = context
  // An unlisted document is only shown to readers who already have it open.
  const inSet = isInSet(item, page)
  const current = inSet && page.kind === 'doc' && page.id === item.docId
  if (!doc || (doc.unlisted && !current)) return null
  const sameSidebar =
    inSet && 'sidebar' in page && doc.sidebar !== undefined && page.sidebar?.id === doc.sidebar
  return plainLink(item.label ?? doc.label, doc.path, current || sameSidebar, item.className)
}

/** Ids of documents and sidebars are only unique within a docs set. */
function isInSet({ docsPluginId = 'default' }: { docsPluginId?: string }, page: PageData): boolean {
  return 'docsSet' in page && page.docsSet === docsPluginId
}

/** Link to the first page of a sidebar. */
export function docSidebarLink(item: NavbarDocSidebar, context: ItemContext): LinkView {
  const versions = candidateVersions(docsSetOf(context.site, item.docsPluginId), context)
  const target = sidebarLink(versions, item.sidebarId)
  const { page } = context
  const active = isInSet(item, page) && 'sidebar' in page && page.sidebar?.id === item.sidebarId
  return plainLink(item.label ?? target.label, target.path, active, item.className)
}

/** Link to the docs set in the current, preferred or latest version. */
export function versionLink(item: NavbarDocsVersion, context: ItemContext): LinkView {
  const set = docsSetOf(context.site, item.docsPluginId)
  const version = candidateVersions(set, context)[0] ?? latestVersion(set)
  const href = item.to ?? versionRoot(version)
  return plainLink(
    item.label ?? version.label,
    href,
    activeVersion(set, context.page) === version,
    item.className,
  )
}

/** Menu of the versions of a docs set; a link when there is one version only. */
export function versionMenu(
  item: NavbarDocsVersionDropdown,
  context: ItemContext,
): MenuView | LinkView {
  const { site, page, location, text } = context
  const isPersistent = site.theme.docs?.versionPersistence !== 'none'
  const set = docsSetOf(context.site, item.docsPluginId)
  const active = activeVersion(set, page)
  const shownVersion = candidateVersions(set, context)[0] ?? latestVersion(set)
  const target = (version: DocsVersion) => {
    if (version === active) return page.path
    const counterpart =
      // Other docs sets may have versions of the same name.
      active && 'versions' in page
        ? page.versions?.find((other) => other.name === version.name)
        : undefined
    return counterpart?.path ?? versionRoot(version)
  }
  const entries = chosenVersions(set.versions, item.versions).map(
    (version): LinkView => ({
      ...plainLink(
        version.label,
        target(version) + location.search + location.hash,
        version === active,
      ),
      ...(isPersistent && { prefers: [set.id, version.name] as const }),
      keepQuery: '',
    }),
  )
  const items = around(item, entries, context)
  if (items.length <= 1)
    return plainLink(item.label ?? shownVersion.label, target(shownVersion), false, item.className)
  return {
    ...menu(item.label ?? shownVersion.label, items, {
      href: target(shownVersion),
      className: item.className,
    }),
    narrowLabel: text('versions'),
    // The label already names the version.
    active: false,
  }
}

function chosenVersions(
  versions: readonly DocsVersion[],
  names?: readonly string[],
): readonly DocsVersion[] {
  if (!names) return versions
  return names.map((name) => {
    const version = versions.find((candidate) => candidate.name === name)
    if (version) return version
    const versionNames = versions.map((candidate) => candidate.name).join(', ')
    throw new Error(
      `No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- ${versionNames}`,
    )
  })
}
