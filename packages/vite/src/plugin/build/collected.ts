import type { AuditedPage } from '@landing/content'
import type { Diagnostic } from '@landing/schema'
import type { MachinePage } from '../../emit/llms'
import type { IndexedPage } from '../../emit/search-indexes'
import type { SitemapEntry } from '../../emit/sitemap'

/** Inputs of the files about all pages. */
export interface Collected {
  readonly search: readonly IndexedPage[]
  readonly sitemap: readonly SitemapEntry[]
  readonly machines: readonly MachinePage[]
  readonly messages: readonly Diagnostic[]
  readonly audited: readonly AuditedPage[]
}
