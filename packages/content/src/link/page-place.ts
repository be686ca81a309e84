import type { Breadcrumb, DocsPlace, DocsVersionModel, SidebarCategory } from '@landing/schema'
import { sidebarRef } from './sidebar-files'

/** Position of a page in its docs set. */
export function placeOf(
  version: DocsVersionModel,
  sidebarId: string | undefined,
  breadcrumbs: readonly Breadcrumb[],
): DocsPlace {
  const sidebar = sidebarRef(version, sidebarId)
  return {
    docsSet: version.docsSet,
    version: version.name,
    ...(sidebar !== undefined && { sidebar }),
    breadcrumbs,
  }
}

/** A category as a breadcrumb. */
export function crumb(category: SidebarCategory): Breadcrumb {
  return { label: category.label, ...(category.href !== undefined && { path: category.href }) }
}
