import type { Content, SearchedPage, SearchedSite } from '@landing/content'
import { omitUndefined, type ResolvedSearch, type SiteData } from '@landing/schema'
import { scopeName } from '@landing/search/query'
import type { Placed } from '../site/contexts'
import { fullAddress } from '../site/data'
import { scopesOf } from './search-indexes'

/** What plugins need to know of the search. */
export function searchedSite(
  pages: readonly (Placed & Pick<SearchedPage, 'key' | 'page'>)[],
  site: SiteData,
  { languages, weights }: Pick<ResolvedSearch, 'languages' | 'weights'>,
  synonyms: Content['synonyms'],
): SearchedSite {
  const scopes = scopesByPath(pages, site)
  return {
    pages: pages.map(({ path, key, version, docsSet, locale = site.locale.code, page }) => ({
      ...{ path, key, locale, page, url: fullAddress(site, path), scopes: scopes.get(path) ?? [] },
      ...omitUndefined({ version, docsSet }),
    })),
    weights,
    synonyms: [...languages.flatMap((language) => language.synonyms ?? []), ...synonyms],
  }
}

/** Names of the scopes that each page is found in. The usual version has a name without it too. */
function scopesByPath(
  pages: readonly Placed[],
  site: SiteData,
): ReadonlyMap<string, readonly string[]> {
  const pagesByScope = new Map<string, string[]>()
  for (const { scope, part, isUsual } of scopesOf(pages, site)) {
    const { context, version, locale } = scope
    const where = {
      ...(context && { context: context.id }),
      ...(locale !== undefined && { locale }),
    }
    const names = isUsual ? [scopeName(where)] : []
    if (version !== undefined) names.push(scopeName({ ...where, version }))
    for (const { path } of part)
      pagesByScope.set(path, [...(pagesByScope.get(path) ?? []), ...names])
  }
  return pagesByScope
}
