import type { DocPageData, PageData, Sidebar, SiteData } from '@landing/schema'

/** Sample pages: a document first, then one of each other kind. */
export const pages: readonly [DocPageData, ...PageData[]]
export const sidebar: Sidebar
export const fullSite: SiteData
