import { isContextOf, type SearchContext, type SearchScope, type SiteData } from '@landing/schema'
import type { ResultOrder } from '../suggestions/hit-address'
import { localeScope, versionOfParam } from '../suggestions/search-scope'
import { resultOrder } from './result-order'

/** What the address of a search page asks for. */
export interface ResultsAddress {
  readonly query: string
  readonly order: ResultOrder
  readonly scope: SearchScope
  /** The context of the scope. */
  readonly context: SearchContext | undefined
  /** Contexts a reader may choose in this version. */
  readonly contexts: readonly SearchContext[]
}

/**
 * Reads the search string of a search page. Unknown values are ignored.
 *
 * @param all contexts of the provider
 */
export function readAddress(
  site: SiteData,
  search: string,
  all: readonly SearchContext[],
): ResultsAddress {
  const params = new URLSearchParams(search)
  const version = versionOfParam(site, params.get('version'))
  const contexts = all.filter((each) => isContextOf(each, version, site.docs))
  const context = contexts.find(({ id }) => id === params.get('ctx'))
  return {
    query: params.get('q') ?? '',
    order: resultOrder(params.get('sort')),
    scope: {
      ...localeScope(site),
      ...(version !== undefined && { version }),
      ...(context && { context: context.id }),
    },
    context,
    contexts,
  }
}
