import { sectionsOfHtml } from '@landing/markdown/host'
import { documentPath, type SearchPage } from '@landing/schema'
import { type PageSummary, summarizeSearch } from '../../emit/page-summary'
import type { Output } from '../../output/output'
import type { SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'
import { ownLinks } from './own-links'

/** Reads what only the documents of the site's own pages have: anchors, links, and text for the search. */
export async function readOwnTexts(
  { output, state }: { readonly output: Output; readonly state: SiteState },
  searched: Map<SiteRoute, SearchPage>,
  summaries: Map<SiteRoute, PageSummary>,
): Promise<void> {
  for (const [route, summary] of summaries) {
    if (route.kind !== 'component') continue
    const html = await output.read(documentPath(route.path, state.site.trailingSlash))
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
    const links = ownLinks(html, route, state)
    summaries.set(route, { ...summary, ids, links })
    const page = searched.get(route)
    if (page === undefined) continue
    const search = { ...page, sections: await sectionsOfHtml(html, page.title) }
    searched.set(route, search)
    summaries.set(route, { ...summary, ids, links, search: summarizeSearch(search, state.site) })
  }
}
