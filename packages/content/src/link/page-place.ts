import type {
  Breadcrumb,
  DocsPlace,
  DocsVersionModel,
  Locale,
  ResolvedConfig,
  SidebarCategory,
} from '@landing/schema'
import type { DocumentLanguage } from '../settings/languages'
import { sidebarRef } from './sidebar-files'
import type { SiteIndex } from './site-index'

export interface PageDataContext {
  readonly config: ResolvedConfig
  readonly site: SiteIndex
  readonly locales: readonly Locale[]
  /** By code of the locale. */
  readonly languages: Readonly<Record<string, DocumentLanguage>>
  /** Dates and authors of last changes, by source file. */
  readonly lastUpdates: ReadonlyMap<string, { readonly date: string; readonly author: string }>
}

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
