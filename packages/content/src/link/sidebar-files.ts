import { digest } from '@landing/markdown/authoring'
import type { DocsVersionModel, Sidebar, SidebarRef, SiteModel } from '@landing/schema'
import { encodeSegment } from '../facts/doc-address'

/** A whole sidebar as a file of the site. */
export interface SidebarFile {
  /** Path without the base, the whole list as HTML, named by the hash of its data. */
  readonly href: string
  readonly sidebar: Sidebar
  /** Code of the locale it is in; absent: the only one. */
  readonly locale?: string
  /** The sidebar as JSON. */
  readonly json: string
}

const files = new WeakMap<Sidebar, SidebarFile>()

/** Files of all sidebars. Pages refer to them instead of repeating large ones. */
export function sidebarFiles(model: SiteModel): SidebarFile[] {
  return model.versions.flatMap((version) =>
    Object.values(version.sidebars).map((sidebar) => sidebarFile(version, sidebar)),
  )
}

/** Reference to the sidebar of a page. */
export function sidebarRef(
  version: DocsVersionModel,
  id: string | undefined,
): SidebarRef | undefined {
  const sidebar = id === undefined ? undefined : version.sidebars[id]
  return sidebar && { id: sidebar.id, href: sidebarFile(version, sidebar).href }
}

function sidebarFile(version: DocsVersionModel, sidebar: Sidebar): SidebarFile {
  const cachedFile = files.get(sidebar)
  if (cachedFile !== undefined) return cachedFile
  const json = JSON.stringify(sidebar)
  const name = [version.docsSet, version.name, sidebar.id, version.locale]
    .filter((part) => part !== undefined)
    .map(encodeSegment)
    .join('-')
  const href = `/sidebars/${name}.${digest(json, 8)}.html`
  const { locale } = version
  const file = { href, sidebar, json, ...(locale !== undefined && { locale }) }
  files.set(sidebar, file)
  return file
}
