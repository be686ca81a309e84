import type { SearchContext, SearchIndexRef, SearchProvider, SearchScope } from '@landing/schema'
import { SearchError } from '../errors'
import { findIndex } from './find-index'
import { inlineTransport } from './inline-transport'
import type { Answer, Question, Transport } from './transport'
import { workerTransport } from './worker-transport'

export interface SearchClientOptions {
  /** Where the index of each scope lies. */
  readonly indexes: readonly SearchIndexRef[]
  /** Base of the site, put before the paths of hits. */
  readonly base: string
  /** Contexts a reader may choose. */
  readonly contexts: readonly SearchContext[]
  /** Version searched when a query names none. */
  readonly version?: string
  /** Locale of the page: indexes of other locales are never asked. By default all are of one. */
  readonly locale?: string
  /**
   * Makes the search thread, from `@landing/search/worker-thread`. Absent, throwing or failing
   * later: the same engine runs in the page.
   */
  readonly spawn?: () => Worker
}

/** The {@link SearchProvider} of this engine. Nothing is loaded before `load` or `search`. */
export function createSearchClient(
  options: SearchClientOptions,
): SearchProvider & { dispose(): void } {
  const { base, contexts, locale, spawn } = options
  const indexes = options.indexes.filter(
    (index) => locale === undefined || index.locale === undefined || index.locale === locale,
  )
  let transport: Promise<Transport> | undefined
  let inPage = spawn === undefined

  async function open(): Promise<Transport> {
    if (spawn && !inPage) {
      try {
        return workerTransport(spawn)
      } catch {
        inPage = true
      }
    }
    return inlineTransport()
  }

  function line(): Promise<Transport> {
    transport ??= open().catch((error: unknown) => {
      transport = undefined
      throw codeMissing(error)
    })
    return transport
  }

  async function ask(question: Question, signal?: AbortSignal): Promise<Answer> {
    const triedWorker = !inPage
    const asked = line()
    try {
      return await (await asked).ask(question, signal)
    } catch (error) {
      if (!triedWorker || !(error instanceof SearchError) || error.code !== 'worker-failed')
        throw error
      // The first to notice moves everybody to the page; the others only ask again.
      if (transport === asked) transport = undefined
      inPage = true
      return (await line()).ask(question, signal)
    }
  }

  const hrefOf = ({ context, version = options.version }: SearchScope): string =>
    absolute(
      findIndex(indexes, {
        ...(context === undefined ? {} : { context }),
        ...(version === undefined ? {} : { version }),
      }).href,
    )

  return {
    contexts,
    async load(scope = {}) {
      await ask({ type: 'load', href: hrefOf(scope), base })
    },
    async search(query, signal) {
      signal?.throwIfAborted()
      const answer = await ask({ type: 'search', href: hrefOf(query), base, query }, signal)
      if (answer.type !== 'result') throw new TypeError(`Unexpected answer "${answer.type}".`)
      return answer.result
    },
    dispose() {
      void transport?.then(
        (open) => open.close(),
        () => undefined,
      )
      transport = undefined
    },
  }
}

/** A worker made from a blob has no address against which a path could be resolved. */
function absolute(href: string): string {
  return typeof document === 'undefined' ? href : new URL(href, document.baseURI).href
}

function codeMissing(error: unknown): SearchError {
  if (error instanceof SearchError) return error
  return new SearchError(
    'index-unreachable',
    'The code of the search could not be loaded.',
    'Check the connection and try again.',
    { cause: error },
  )
}
