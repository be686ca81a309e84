import type { Diagnostic, PageData, SearchPage, SourceLocation } from '@landing/schema'

/** A page ready to be shown. */
export interface RenderedPage {
  readonly data: PageData
  /** What the search index takes; absent for generated and unlisted pages. */
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
  /** `Content.pageKey` names everything that this page was made of: it looked at no file beside its text, and was compiled. */
  readonly isKeyed: boolean
}
