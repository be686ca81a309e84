import type { AuditedPage } from '@landing/content'
import type { Diagnostic } from '@landing/schema'
import type { MachinePage } from '../../emit/llms'
import type { IndexedPage } from '../../emit/search-indexes'
import type { SitemapEntry } from '../../emit/sitemap'
import type { PageSummary } from './page-summary'

/** Inputs of the files about all pages. */
export interface Collected {
  readonly search: readonly IndexedPage[]
  readonly sitemap: readonly SitemapEntry[]
  readonly machines: readonly MachinePage[]
  readonly messages: readonly Diagnostic[]
  readonly audited: readonly AuditedPage[]
}

/** @param indexed of a page that is searched, by its summary */
export function collect(
  summaries: readonly PageSummary[],
  indexed: (page: PageSummary) => IndexedPage | undefined,
): Collected {
  return {
    search: summaries.flatMap((page) => indexed(page) ?? []),
    sitemap: summaries.flatMap(({ sitemap }) => sitemap ?? []),
    machines: summaries.flatMap(({ machine }) => machine ?? []),
    messages: summaries.flatMap(({ messages }) => messages),
    audited: summaries,
  }
}
