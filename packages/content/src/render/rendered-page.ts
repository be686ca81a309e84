import type { Diagnostic, PageData, SearchPage, SourceLocation } from '@landing/schema'

/** A rendered page. */
export interface RenderedPage {
  readonly data: PageData
  /** Input of the search index; absent for generated and unlisted pages. */
  readonly search?: SearchPage
  /** The page as Markdown for machines. */
  readonly markdown?: string
  readonly messages: readonly Diagnostic[]
  /** Links inside the site, as route path and hash, for the audit. */
  readonly links: readonly { readonly href: string; readonly location: SourceLocation }[]
  /** Links to other sites, for a check on request. */
  readonly externalLinks: readonly { readonly href: string; readonly location: SourceLocation }[]
  /** Anchors of the page. */
  readonly ids: readonly string[]
  /** True if `Content.pageKey` covers everything that this page depends on: it was compiled and read no other files. */
  readonly isKeyed: boolean
}
