import { sectionsOfHtml } from '@landing/markdown/host'
import { documentPath, type SearchPage } from '@landing/schema'
import { type PageSummary, summarizeSearch } from '../../emit/page-summary'
import type { Output } from '../../output/output'
import type { SiteRoute } from '../../site/routes'
import type { SiteState } from '../../site/state'
import { ownImages, ownLinks } from './own-links'

/** Reads what only documents have: images of components, and of the site's own pages anchors, links, and text for the search. */
export async function readOwnTexts(
  { output, state }: { readonly output: Output; readonly state: SiteState },
  searched: Map<SiteRoute, SearchPage>,
  summaries: Map<SiteRoute, PageSummary>,
  /** Pages without a document. */
  failed: ReadonlySet<SiteRoute>,
): Promise<void> {
  const { site } = state
  for (const [route, summary] of summaries) {
    if (failed.has(route)) {
      // Its anchors are not known.
      if (route.kind === 'component') summaries.delete(route)
      continue
    }
    const file = route.kind === 'component' ? route.page.file : summary.withComponents
    if (file === undefined) continue
    const html = await output.read(documentPath(route.path, site.trailingSlash))
    const place = { path: route.path, file }
    const images = ownImages(html, place, site)
    if (route.kind !== 'component') {
      summaries.set(route, { ...summary, links: [...summary.links, ...images] })
      continue
    }
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
    const links = [...ownLinks(html, place, site), ...images]
    summaries.set(route, { ...summary, ids, links })
    const page = searched.get(route)
    if (page === undefined) continue
    const search = { ...page, sections: await sectionsOfHtml(html, page.title) }
    searched.set(route, search)
    summaries.set(route, { ...summary, ids, links, search: summarizeSearch(search, site) })
  }
}
