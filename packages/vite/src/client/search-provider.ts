import { siteAt } from 'virtual:landing/site'
import type { SearchProvider } from '@landing/schema'
import { createSearchClient } from '@landing/search/client'
import { updateEvent } from '../protocol'
import type { SearchFiles } from './search-files'

/** The search engine's client for the locale of a page. Its files are loaded with the first use of it. */
export function createSearchProvider(
  path: string,
  { spawn, entry, fetch }: SearchFiles,
): SearchProvider {
  const { base, searchContexts: contexts, locale, locales } = siteAt(path)
  // A query of a site's own component may name no locale.
  const localeScope = locales.length > 1 ? { locale: locale.code } : {}
  const create = () =>
    createSearchClient({ indexes: entry, base, contexts, spawn, fetch, ...localeScope })
  // Named twice, so that builds leave the code for the dev server out.
  return import.meta.hot === undefined ? create() : withEdits(create, import.meta.hot)
}

type SearchClient = ReturnType<typeof createSearchClient>

/** A client that loads the index again when it is used after an edit. */
function withEdits(
  create: () => SearchClient,
  hot: NonNullable<ImportMeta['hot']>,
): SearchProvider {
  let client = create()
  hot.on(updateEvent, () => {
    client.dispose()
    client = create()
  })
  return {
    contexts: client.contexts,
    load: (scope, text) => client.load(scope, text),
    search: (query, signal) => client.search(query, signal),
  }
}
