import type { SearchCatalog, SearchIndexRef, SiteData } from '@landing/schema'
import { fullAddress } from '../site/data'

/** Route path of the list of all indexes, of which no document knows. */
export const catalogPath = '/search/catalog.json'

/**
 * All indexes of a site as JSON, for programs: a browser knows the name of the one that it needs.
 *
 * @param key another one whenever what is searched has changed
 */
export function toCatalog(refs: readonly SearchIndexRef[], site: SiteData, key: string): string {
  const { docs, locale, title, tagline } = site
  const latest = new Set(
    docs.flatMap(({ versions }) => versions.flatMap(({ name, isLast }) => (isLast ? name : []))),
  )
  const rank = (ref: SearchIndexRef) =>
    (ref.locale === undefined || ref.locale === locale.code ? 0 : 2) +
    (ref.version === undefined || latest.has(ref.version) ? 0 : 1)
  const catalog: SearchCatalog = {
    site: fullAddress(site, '/'),
    title,
    tagline,
    key,
    indexes: refs.toSorted((a, b) => rank(a) - rank(b)),
  }
  return JSON.stringify(catalog)
}
