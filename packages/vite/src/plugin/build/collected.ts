import type { AuditedPage, MachinePage, PageHeadPart, SitemapEntry } from '@landing/content'
import type { Diagnostic } from '@landing/schema'
import type { IndexedPage } from '../../emit/search-indexes'

/** Inputs of the files about all pages. */
export interface Collected {
  readonly search: readonly IndexedPage[]
  readonly sitemap: readonly SitemapEntry[]
  readonly machines: readonly MachinePage[]
  readonly images: readonly PageHeadPart[]
  readonly messages: Diagnostic[]
  readonly audited: readonly AuditedPage[]
}
