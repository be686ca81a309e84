import {
  type Hit,
  type MarkedText,
  type SearchContext,
  type SearchProvider,
  toHref,
} from '@landing/schema'
import { nothingFoundReporter, SearchError } from '@landing/search/client'
import { wordRanges } from '@landing/search/highlight'
import type { SearchRecord } from '../search-record'
import { readMarks } from './marked-text'
import { isEmpty, type Question, readQuestion } from './question'

/** Options of the providers of hosted services. */
export interface HostedOptions {
  /** Address of the service, without a path of its API. */
  readonly url: string
  /** Name of the index or collection. */
  readonly index: string
  /** Key that may search and nothing else: every reader can see it. */
  readonly key?: string
  /** Base of the site, put before the paths of hits. */
  readonly base: string
  /** Contexts a reader may choose; empty by default. */
  readonly contexts?: readonly SearchContext[]
  /** Locale searched when a query names none; absent in a site of one. */
  readonly locale?: string
  /** Milliseconds until an answer is given up; default 5000. */
  readonly timeout?: number
}

/** What hits show of a record. */
export interface StoredSection
  extends Pick<SearchRecord, 'path' | 'anchor' | 'title' | 'heading'>,
    Partial<Pick<SearchRecord, 'breadcrumbs'>> {}

/** A section that a service found. Its texts may have marks. */
export interface FoundSection extends StoredSection {
  readonly snippet?: string | undefined
  readonly score?: number | undefined
}

/** How a service is asked, and how its answers are read. */
export interface HostedService {
  readonly name: string
  request(
    question: Question,
    options: HostedOptions,
  ): { readonly path: string; readonly init?: RequestInit }
  read(answer: unknown): { readonly sections: readonly FoundSection[]; readonly total: number }
}

const DEFAULT_TIMEOUT = 5000

type FindWords = ReturnType<typeof wordRanges>

/** A {@link SearchProvider} over a service. It only sends searches, and one request for each. */
export function createHostedProvider(
  service: HostedService,
  options: HostedOptions,
): SearchProvider {
  const report = nothingFoundReporter()
  return {
    contexts: options.contexts ?? [],
    // There is no index to load.
    load: () => Promise.resolve(),
    async search(query, signal) {
      signal?.throwIfAborted()
      const question = readQuestion(query, options.locale)
      const { words, problem } = question
      const { hits, total } = isEmpty(question)
        ? { hits: [], total: 0 }
        : await ask(service, question, options, signal)
      report(query, total)
      return { query, hits, total, words, ...(problem && { problem }) }
    },
  }
}

function toHit(
  section: FoundSection,
  place: number,
  find: FindWords,
  { base }: HostedOptions,
): Hit {
  const title = readMarks(section.title)
  const isPage = section.anchor === ''
  const heading = isPage ? title : marked(readMarks(section.heading), find)
  const first = isPage ? marked(title, find) : heading
  return {
    type: first.ranges.length === 0 ? 'content' : isPage ? 'title' : 'heading',
    u: toHref(base, section.path),
    h: isPage ? '' : `#${section.anchor}`,
    t: title.text,
    s: heading.text,
    b: section.breadcrumbs ?? [],
    title: first,
    ...(section.snippet && { snippet: readMarks(section.snippet) }),
    // Some services give none; the order is theirs.
    score: section.score ?? 1 / (place + 1),
  }
}

/** Words of the query, where the service marked nothing. */
function marked(text: MarkedText, find: FindWords): MarkedText {
  if (text.ranges.length > 0) return text
  return { text: text.text, ranges: find(text.text) }
}

async function ask(
  service: HostedService,
  question: Question,
  options: HostedOptions,
  signal: AbortSignal | undefined,
): Promise<{ readonly hits: readonly Hit[]; readonly total: number }> {
  const { url, timeout = DEFAULT_TIMEOUT } = options
  const { path, init: request } = service.request(question, options)
  const place = `${service.name} at ${new URL(url).host}`
  const late = AbortSignal.timeout(timeout)
  const both = signal ? AbortSignal.any([signal, late]) : late
  const stopped = (otherwise: SearchError) => {
    signal?.throwIfAborted()
    return late.aborted
      ? failed(`${place} did not answer within ${timeout / 1000} s.`, 'Try again.')
      : otherwise
  }
  const address = url.replace(/\/+$/, '') + path
  const init = { ...request, signal: both, credentials: 'omit' } as const
  const response = await fetch(address, init).catch((cause: unknown) => {
    throw stopped(failed(`${place} cannot be reached.`, UNREACHABLE, cause))
  })
  if (!response.ok) {
    const reason = await response.text().catch(() => '')
    throw stopped(refusal(place, response.status, options.index, new Error(reason)))
  }
  try {
    const { sections, total } = service.read(await response.json())
    const find = wordRanges(question.words)
    return { hits: sections.map((section, place) => toHit(section, place, find, options)), total }
  } catch (cause) {
    throw stopped(failed(`${place} sent an answer that is not one of its search.`, FOREIGN, cause))
  }
}

const UNREACHABLE =
  'Check the connection; then that the service allows requests of this site (CORS), and that the Content-Security-Policy allows its address in "connect-src".'
const FOREIGN =
  'Check "url", the address of the service without a path of its API, and that the index has the records of "landing-search-records".'

function refusal(place: string, status: number, index: string, cause: Error): SearchError {
  if (status === 401 || status === 403) {
    return failed(
      `${place} refused the key (${status}).`,
      `Use a key that may search the index "${index}".`,
      cause,
    )
  }
  if (status === 404) {
    return failed(
      `${place} has no index "${index}".`,
      'Create it from the files of "landing-search-records".',
      cause,
    )
  }
  return failed(`${place} answered with status ${status}.`, 'Try again later.', cause)
}

function failed(message: string, help: string, cause?: unknown): SearchError {
  return new SearchError('provider-failed', message, help, { cause })
}
