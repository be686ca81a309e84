import type {
  AuditedPage,
  MachinePage,
  PageImage,
  SearchedPage,
  SitemapEntry,
} from '@landing/content'
import type { Diagnostic } from '@landing/schema'
import type { Placed } from '../../site/contexts'

/** A page that readers find. */
export type CollectedPage = Placed & Pick<SearchedPage, 'key' | 'page'>

/** Inputs of the files about all pages. */
export interface Collected {
  readonly search: readonly CollectedPage[]
  readonly sitemap: readonly SitemapEntry[]
  readonly machines: readonly MachinePage[]
  readonly images: readonly PageImage[]
  readonly messages: Diagnostic[]
  readonly audited: readonly AuditedPage[]
}
