import { sectionsOfHtml } from '@landing/content'
import type { SearchPage } from '@landing/schema'
import type { Output } from '../../output/output'
import { documentPath } from '../../output/path'
import type { SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'
import { type PageSummary, summarizeSearch } from './page-summary'

/** Reads the text of the site's own pages, which only their documents have, for the search. */
export async function readOwnTexts(
  { output, state }: { readonly output: Output; readonly state: SiteState },
  searched: Map<SiteRoute, SearchPage>,
  summaries: Map<SiteRoute, PageSummary>,
): Promise<void> {
  for (const [route, page] of searched) {
    const summary = summaries.get(route)
    if (route.kind !== 'component' || summary === undefined) continue
    const html = await output.read(documentPath(route.path))
    const search = { ...page, sections: sectionsOfHtml(html, page.title) }
    searched.set(route, search)
    summaries.set(route, { ...summary, search: summarizeSearch(search, state.site) })
  }
}
