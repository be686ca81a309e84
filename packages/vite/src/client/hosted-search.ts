import { createHosted } from 'virtual:landing/hosted-search'
import { siteAt } from 'virtual:landing/site'
import type { SearchProvider } from '@landing/schema'

/** The provider of the plugin that searches the site, for the locale of a page. */
export function createHostedSearch(path: string): SearchProvider {
  if (createHosted === undefined) throw new Error('No plugin searches the site.')
  const { base, searchContexts: contexts, locale, locales } = siteAt(path)
  // A query of a site's own component may name no locale.
  const localeScope = locales.length > 1 ? { locale: locale.code } : {}
  return createHosted({ base, contexts, ...localeScope })
}
