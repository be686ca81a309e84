import type { DocRef, DocsSet, DocsVersion, PageData, SiteData } from '@landing/schema'

/** The current page and the version that the reader prefers. */
export interface DocsContext {
  readonly site: SiteData
  readonly page: PageData
  /** Name of the preferred version; absent: none. */
  readonly preferred?: string | undefined
}

/** The docs set a navigation item means. Throws when there is none of that id. */
export function docsSetOf(site: SiteData, id = 'default'): DocsSet {
  const set = site.docs.find((candidate) => candidate.id === id)
  if (!set) {
    throw new Error(
      'You are using a feature of the docs plugin, but this plugin does not seem to be enabled' +
        (id === 'default' ? '.' : ` (pluginId=${id}).`),
    )
  }
  return set
}

/** The version a page belongs to, when it is a page of the docs set. */
export function activeVersion(set: DocsSet, page: PageData): DocsVersion | undefined {
  if (!('docsSet' in page) || page.docsSet !== set.id) return undefined
  return set.versions.find((version) => version.name === page.version)
}

/** The latest version of a docs set. */
export function latestVersion(set: DocsSet): DocsVersion {
  const version = set.versions.find((candidate) => candidate.isLast) ?? set.versions[0]
  if (!version) throw new Error(`The docs set "${set.id}" has no version.`)
  return version
}

/** Versions a link of the layout may lead to: the page's, the preferred and the latest one, in this order. */
export function candidateVersions(set: DocsSet, { page, preferred }: DocsContext): DocsVersion[] {
  const chosen = set.versions.find((version) => version.name === preferred)
  const candidates = [activeVersion(set, page), chosen, latestVersion(set)]
  return [...new Set(candidates.filter((version) => version !== undefined))]
}

/** The document of an id, or `undefined` for a draft. Throws for an unknown id. */
export function findDoc(versions: readonly DocsVersion[], id: string): DocRef | undefined {
  const match = versions.flatMap((version) => version.docs).find((doc) => doc.id === id)
  if (match) return match
  if (versions.some((version) => version.draftIds.includes(id))) return undefined
  const docIds = [...new Set(versions.flatMap((version) => version.docs.map((doc) => doc.id)))]
  throw new Error(
    `Couldn't find any doc with id "${id}" in version${versions.length > 1 ? 's' : ''} "${names(versions)}".\nAvailable doc ids are:\n${list(docIds)}`,
  )
}

/** The first link of a sidebar. Throws for an unknown sidebar, and for one without a link. */
export function sidebarLink(
  versions: readonly DocsVersion[],
  id: string,
): { label: string; path: string } {
  const sidebar = versions.find((version) => version.sidebars[id])?.sidebars[id]
  if (!sidebar) {
    const sidebarIds = [...new Set(versions.flatMap((version) => Object.keys(version.sidebars)))]
    throw new Error(
      `Can't find any sidebar with id "${id}" in version${versions.length > 1 ? 's' : ''} "${names(versions)}".\nAvailable sidebar ids are:\n${list(sidebarIds)}`,
    )
  }
  if (!sidebar.link) {
    throw new Error(
      `DocSidebarNavbarItem: Sidebar with ID "${id}" doesn't have anything to be linked to.`,
    )
  }
  return sidebar.link
}

/** Route path of a version's first page. */
export function versionRoot(version: DocsVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path
}

function names(versions: readonly DocsVersion[]): string {
  return versions.map((version) => version.name).join(', ')
}

function list(ids: readonly string[]): string {
  return ids.map((id) => `- ${id}`).join('\n')
}
