import { SearchError } from '../errors'
import type { Fetch } from '../worker/fetch-part'
import { EntryFiles } from './entry-files'
import { inlineTransport } from './inline-transport'
import type { Question, SuccessReply, Transport } from './transport'
import { workerTransport } from './worker-transport'

/** Where the engine runs; as `SearchClientOptions` has it. */
interface LineOptions {
  readonly spawn?: () => Worker
  readonly fetch?: Fetch
}

/** Asks the engine, which runs in a worker, or in the page where a worker cannot start or has crashed. */
export class EngineLine {
  readonly #options: LineOptions
  readonly #entries: EntryFiles
  #transport: Promise<Transport> | undefined

  constructor(options: LineOptions) {
    this.#options = options
    this.#entries = new EntryFiles(options.fetch)
  }

  async ask(question: Question, signal?: AbortSignal): Promise<SuccessReply> {
    const asked = this.#open()
    try {
      return await this.#askOnce(question, signal)
    } catch (error) {
      const failed = error instanceof SearchError && error.code === 'worker-failed'
      if (!failed || this.#transport === undefined) throw error
      // The first caller that notices moves all of them to the page; the others just retry.
      if (this.#transport === asked) {
        this.#keep(this.#openInPage())
        this.#entries.takeBack()
      }
      return this.#askOnce(question, signal)
    }
  }

  close(): void {
    this.#transport?.then(
      (transport) => transport.close(),
      () => undefined,
    )
    this.#transport = undefined
  }

  #open(): Promise<Transport> {
    return this.#transport ?? this.#keep(this.#openAnywhere())
  }

  /** A transport that cannot be opened is forgotten, so that the next question tries again. */
  #keep(opened: Promise<Transport>): Promise<Transport> {
    this.#transport = opened
    opened.catch(() => {
      if (this.#transport === opened) this.#transport = undefined
    })
    return opened
  }

  async #openAnywhere(): Promise<Transport> {
    try {
      if (this.#options.spawn) return workerTransport(this.#options.spawn)
    } catch {
      // A browser may refuse workers, for example by a policy.
    }
    return this.#openInPage()
  }

  async #openInPage(): Promise<Transport> {
    try {
      return await inlineTransport(this.#options.fetch)
    } catch (cause) {
      throw new SearchError(
        'index-unreachable',
        'The code of the search could not be loaded.',
        'Check the connection and try again.',
        { cause },
      )
    }
  }

  async #askOnce(question: Question, signal?: AbortSignal): Promise<SuccessReply> {
    // Load the index while the engine starts.
    const [transport, entry] = await Promise.all([this.#open(), this.#entries.ready(question.href)])
    signal?.throwIfAborted()
    const first = this.#entries.handOver(question.href)
    return transport.ask({ ...question, ...(first && { entry }) }, signal)
  }
}
