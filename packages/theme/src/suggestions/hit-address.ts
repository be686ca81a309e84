import { type Hit, type SearchScope, type SiteData, toPath } from '@landing/schema'
import { searchPath } from '../context/site-path'
import { versionParam } from './search-scope'

/** Order of the results; the address names it unless it is by relevance. */
export type ResultOrder = 'relevance' | 'title'

/** Route path of a hit, with the words to mark there in front of its hash. */
export function hitPath(site: SiteData, hit: Hit, words: readonly string[]): string {
  const [pathname = '', search = ''] = hit.u.split('?')
  const params = new URLSearchParams(search)
  if (site.highlightOnTargetPage) for (const word of words) params.append('_highlight', word)
  const query = params.size > 0 ? `?${params}` : ''
  return `${toPath(site.base, pathname) ?? pathname}${query}${hit.h}`
}

/** Route path of the search page for a text: `q`, and `ctx`, `version` and `sort` where they are set. */
export function resultsPath(
  site: SiteData,
  text: string,
  scope: SearchScope,
  order: ResultOrder = 'relevance',
): string {
  const params = new URLSearchParams()
  if (text) params.set('q', text)
  if (scope.context) params.set('ctx', scope.context)
  const version = versionParam(site, scope.version)
  if (version) params.set('version', version)
  if (order !== 'relevance') params.set('sort', order)
  return `${searchPath(site)}${params.size > 0 ? `?${params}` : ''}`
}

/** The hits of one page: the page itself, then its sections. */
export interface HitGroup {
  readonly page: Hit
  readonly hits: readonly Hit[]
}

/** Groups hits by page: pages and the hits of each in the order they came. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups: { page: Hit; hits: Hit[] }[] = []
  for (const hit of hits) {
    const samePage = groups.find((group) => group.page.u === hit.u)
    if (samePage) samePage.hits.push(hit)
    else groups.push({ page: hit, hits: [hit] })
  }
  return groups
}

/** Title of a hit's page, or its path. */
export const hitLabel = (hit: Hit): string => hit.t || hit.u

/**
 * Categories above a hit, as one text; empty for none. Pages of an API reference are labelled as such.
 *
 * @param apiReference that label
 */
export function hitTrail({ base }: SiteData, hit: Hit, apiReference: string): string {
  const isReference = (toPath(base, hit.u) ?? hit.u).startsWith('/docs/api-reference/')
  if (!isReference) return hit.b.join(' › ')
  // A category that is named after the folder says the same.
  const isNamed = hit.b[0]?.toLowerCase() === apiReference.toLowerCase()
  return [apiReference, ...hit.b.slice(isNamed ? 1 : 0)].join(' › ')
}
