import type { SearchContext, SearchIndexRef, SearchProvider, SearchScope } from '@landing/schema'
import { SearchError } from '../errors'
import type { Fetch } from '../worker/fetch-part'
import { EntryFiles } from './entry-files'
import { findIndex } from './find-index'
import { inlineTransport } from './inline-transport'
import { nothingFoundReporter } from './nothing-found'
import type { Answer, Question, Transport } from './transport'
import { workerTransport } from './worker-transport'

/** Options of `createSearchClient`. */
export interface SearchClientOptions {
  /** Where the index of each scope lies, or a function that returns those of a scope. */
  readonly indexes:
    | readonly SearchIndexRef[]
    | ((scope: SearchScope) => Promise<readonly SearchIndexRef[]>)
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
  /**
   * URL of the worker file. The page imports it when it searches itself, so that loading can start before it is known where the
   * engine will run. Absent: the package's own copy is used.
   */
  readonly engine?: string
  /**
   * Indexes of at most so many bytes (`SearchIndexRef.bytes`) are searched in the page, even if a worker is available: the round
   * trip to a worker takes longer than such a search. Default 32 KiB; 0 for a worker always.
   */
  readonly inPageUpTo?: number
  /** Fetches index files when there is no worker, for example from disk. Default: the platform's `fetch`. */
  readonly fetch?: Fetch
}

const DEFAULT_IN_PAGE_UP_TO = 32 * 1024

type Place = 'page' | 'worker'

/** The {@link SearchProvider} of this engine. Nothing is loaded before `load` or `search`. */
export function createSearchClient(
  options: SearchClientOptions,
): SearchProvider & { dispose(): void } {
  const {
    indexes,
    base,
    contexts,
    spawn,
    engine,
    fetch,
    inPageUpTo = DEFAULT_IN_PAGE_UP_TO,
  } = options
  /** First files that the list contains, by href. */
  const listed = new Map<string, string>()
  const entries = new EntryFiles((href) => listed.get(href), fetch)
  const lines = new Map<Place, Promise<Transport>>()

  async function open(place: Place): Promise<Transport> {
    if (place === 'page' || !spawn) return inlineTransport({ engine, fetch })
    try {
      return workerTransport(spawn)
    } catch {
      return line('page')
    }
  }

  function line(place: Place): Promise<Transport> {
    const known = lines.get(place)
    if (known) return known
    const opened = open(place).catch((error: unknown) => {
      lines.delete(place)
      throw codeMissing(error)
    })
    lines.set(place, opened)
    return opened
  }

  function placeOf({ bytes = Number.POSITIVE_INFINITY }: SearchIndexRef): Place {
    return spawn === undefined || bytes <= inPageUpTo ? 'page' : 'worker'
  }

  async function askAt(place: Place, question: Question, signal?: AbortSignal): Promise<Answer> {
    // Load the index while the engine starts.
    const [transport, entry] = await Promise.all([line(place), entries.ready(question.href)])
    signal?.throwIfAborted()
    const first = entries.handOver(question.href)
    return transport.ask({ ...question, ...(first && { entry }) }, signal)
  }

  async function ask(
    ref: SearchIndexRef,
    question: Question,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const place = placeOf(ref)
    const asked = line(place)
    try {
      return await askAt(place, question, signal)
    } catch (error) {
      const failed = error instanceof SearchError && error.code === 'worker-failed'
      if (place === 'page' || !failed || !lines.has(place)) throw error
      // The first caller that notices switches all of them to the page; the others just retry.
      if (lines.get(place) === asked) {
        lines.set(place, line('page'))
        entries.takeBack()
      }
      return askAt(place, question, signal)
    }
  }

  const report = nothingFoundReporter()
  async function refOf({
    context,
    version = options.version,
    locale = options.locale,
  }: SearchScope): Promise<SearchIndexRef> {
    const scope = {
      ...(context !== undefined && { context }),
      ...(version !== undefined && { version }),
      ...(locale !== undefined && { locale }),
    }
    const list = typeof indexes === 'function' ? await indexes(scope) : indexes
    const ref = findIndex(list, scope, options.latest)
    if (ref.entry !== undefined) listed.set(absolute(ref.href), ref.entry)
    return ref
  }

  return {
    contexts,
    async load(scope = {}) {
      const ref = await refOf(scope)
      await ask(ref, { type: 'load', href: absolute(ref.href), base })
    },
    async search(query, signal) {
      signal?.throwIfAborted()
      const ref = await refOf(query)
      signal?.throwIfAborted()
      const question: Question = { type: 'search', href: absolute(ref.href), base, query }
      const answer = await ask(ref, question, signal)
      if (answer.type !== 'result') throw new TypeError(`Unexpected answer "${answer.type}".`)
      report(query, answer.result.total)
      return answer.result
    },
    dispose() {
      for (const opened of lines.values()) {
        void opened.then(
          (transport) => transport.close(),
          () => undefined,
        )
      }
      lines.clear()
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
