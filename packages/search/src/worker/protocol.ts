import type { SearchQuery, SearchResult } from '@landing/schema'
import type { SearchFailure } from '../errors'

interface AboutIndex {
  readonly id: number
  /** Address of the entry file. */
  readonly href: string
  readonly base: string
  /** The entry file, if the page has fetched it while the worker was starting. */
  readonly entry?: Uint8Array
}

/** Requests of the page. Each `id` is used once; `abort` names the request to cancel. */
export type Request =
  | ({ readonly type: 'load'; readonly text: string } & AboutIndex)
  | ({
      readonly type: 'search'
      readonly query: SearchQuery
      /** Name of a `BroadcastChannel` that gets the result too: see `workerTransport`. */
      readonly channel?: string
    } & AboutIndex)
  | { readonly type: 'abort'; readonly id: number }

/** Responses of the worker: one per request, in the order of the requests. */
export type Reply =
  | { readonly type: 'loaded'; readonly id: number }
  | { readonly type: 'result'; readonly id: number; readonly result: SearchResult }
  | { readonly type: 'failed'; readonly id: number; readonly failure: SearchFailure }
  | { readonly type: 'aborted'; readonly id: number }

/** One end of a channel between page and worker: a `Worker`, a `MessagePort`, or the worker's scope. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  /** A `MessagePort` delivers nothing until it is started. */
  start?(): void
}
