import type { SearchContext, SearchIndexRef, SearchProvider, SearchScope } from '@landing/schema'
import type { Fetch } from '../worker/fetch-part'
import { EngineLine } from './engine-line'
import { findIndex } from './find-index'
import { nothingFoundReporter } from './nothing-found'
import type { Question } from './transport'

/** Options of `createSearchClient`. */
export interface SearchClientOptions {
  /** Where the index of each scope lies, or a function that returns the href of a scope's entry file. */
  readonly indexes: readonly SearchIndexRef[] | ((scope: SearchScope) => string)
  /** Base of the site, put before the paths of hits. */
  readonly base: string
  /** Contexts a reader may choose. */
  readonly contexts: readonly SearchContext[]
  /** Version searched when a query names none. */
  readonly version?: string
  /**
   * Names of the latest versions of all docs sets: if neither the query nor `version` names one, the first index of one of them is
   * searched. Default: the first index.
   */
  readonly latest?: readonly string[]
  /** Locale searched when a query names none. Default: all indexes have the same one. */
  readonly locale?: string
  /**
   * Creates the search worker from `@landing/search/worker-thread`. If absent, or if it throws or fails later, the same engine
   * runs in the page.
   */
  readonly spawn?: () => Worker
  /** Fetches entry files, and all files when there is no worker, for example from disk. Default: the platform's `fetch`. */
  readonly fetch?: Fetch
}

/** The {@link SearchProvider} of this engine. Nothing is loaded before `load` or `search`. */
export function createSearchClient(
  options: SearchClientOptions,
): SearchProvider & { dispose(): void } {
  const { base, contexts } = options
  const line = new EngineLine(options)
  const hrefOf = indexFinder(options)
  const report = nothingFoundReporter()
  return {
    contexts,
    async load(scope = {}, text = '') {
      const href = hrefOf(scope)
      await line.ask({ type: 'load', href, base, text })
    },
    async search(query, signal) {
      signal?.throwIfAborted()
      const question: Question = { type: 'search', href: hrefOf(query), base, query }
      const answer = await line.ask(question, signal)
      if (answer.type !== 'result') throw new TypeError(`Unexpected answer "${answer.type}".`)
      report(query, answer.result.total)
      return answer.result
    },
    dispose: () => line.close(),
  }
}

/** Finds the index of a scope, with the client's own version and locale where the scope names none. */
function indexFinder({
  indexes,
  latest,
  ...defaults
}: SearchClientOptions): (scope: SearchScope) => string {
  // A worker made from a blob cannot resolve a path. Kept, as navigations change the address of the page.
  const root = typeof document === 'undefined' ? undefined : document.baseURI
  return ({ context, version = defaults.version, locale = defaults.locale }) => {
    const scope = {
      ...(context !== undefined && { context }),
      ...(version !== undefined && { version }),
      ...(locale !== undefined && { locale }),
    }
    const href =
      typeof indexes === 'function' ? indexes(scope) : findIndex(indexes, scope, latest).href
    return root === undefined ? href : new URL(href, root).href
  }
}
