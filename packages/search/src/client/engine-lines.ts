import type { SearchIndexRef } from '@landing/schema'
import { SearchError } from '../errors'
import type { Fetch } from '../worker/fetch-part'
import { EntryFiles } from './entry-files'
import { inlineTransport } from './inline-transport'
import type { Answer, Question, Transport } from './transport'
import { workerTransport } from './worker-transport'

/** Where engines run; as `SearchClientOptions` has it. */
interface LineOptions {
  readonly spawn?: () => Worker
  readonly engine?: string
  readonly inPageUpTo?: number
  readonly fetch?: Fetch
}

const DEFAULT_IN_PAGE_UP_TO = 32 * 1024

type Place = 'page' | 'worker'

/** Asks the engines in the page and in the worker, each of which is started with its first question. */
export class EngineLines {
  readonly #options: LineOptions
  readonly #listed = new Map<string, string>()
  readonly #entries: EntryFiles
  readonly #lines = new Map<Place, Promise<Transport>>()

  constructor(options: LineOptions) {
    this.#options = options
    this.#entries = new EntryFiles((href) => this.#listed.get(href), options.fetch)
  }

  /** Keeps a first file that the list contains, by its absolute href. */
  keepEntry(href: string, entry: string): void {
    this.#listed.set(href, entry)
  }

  async ask(ref: SearchIndexRef, question: Question, signal?: AbortSignal): Promise<Answer> {
    const place = this.#placeOf(ref)
    const asked = this.#line(place)
    try {
      return await this.#askAt(place, question, signal)
    } catch (error) {
      const failed = error instanceof SearchError && error.code === 'worker-failed'
      if (place === 'page' || !failed || !this.#lines.has(place)) throw error
      // The first caller that notices switches all of them to the page; the others just retry.
      if (this.#lines.get(place) === asked) {
        this.#lines.set(place, this.#line('page'))
        this.#entries.takeBack()
      }
      return this.#askAt(place, question, signal)
    }
  }

  close(): void {
    for (const opened of this.#lines.values()) {
      void opened.then(
        (transport) => transport.close(),
        () => undefined,
      )
    }
    this.#lines.clear()
  }

  #placeOf({ bytes = Number.POSITIVE_INFINITY }: SearchIndexRef): Place {
    const { spawn, inPageUpTo = DEFAULT_IN_PAGE_UP_TO } = this.#options
    return spawn === undefined || bytes <= inPageUpTo ? 'page' : 'worker'
  }

  #line(place: Place): Promise<Transport> {
    const known = this.#lines.get(place)
    if (known) return known
    const opened = this.#open(place).catch((error: unknown) => {
      this.#lines.delete(place)
      throw codeMissing(error)
    })
    this.#lines.set(place, opened)
    return opened
  }

  async #open(place: Place): Promise<Transport> {
    const { spawn, engine, fetch } = this.#options
    if (place === 'page' || !spawn) return inlineTransport({ engine, fetch })
    try {
      return workerTransport(spawn)
    } catch {
      return this.#line('page')
    }
  }

  async #askAt(place: Place, question: Question, signal?: AbortSignal): Promise<Answer> {
    // Load the index while the engine starts.
    const [transport, entry] = await Promise.all([
      this.#line(place),
      this.#entries.ready(question.href),
    ])
    signal?.throwIfAborted()
    const first = this.#entries.handOver(question.href)
    return transport.ask({ ...question, ...(first && { entry }) }, signal)
  }
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
