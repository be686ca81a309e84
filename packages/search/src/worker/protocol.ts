import type { SearchQuery, SearchResult } from '@landing/schema'
import type { SearchFailure } from '../errors'

interface AboutIndex {
  readonly id: number
  /** Address of the entry file. */
  readonly href: string
  readonly base: string
  /** The entry file, where the page has fetched it while the thread was starting. */
  readonly entry?: Uint8Array
}

/** What the page asks of the thread. Each `id` is used once; `abort` names the request to give up. */
export type Request =
  | ({ readonly type: 'load' } & AboutIndex)
  | ({ readonly type: 'search'; readonly query: SearchQuery } & AboutIndex)
  | { readonly type: 'abort'; readonly id: number }

/** What the thread answers: once for each request, in the order of the requests. */
export type Reply =
  | { readonly type: 'loaded'; readonly id: number }
  | { readonly type: 'result'; readonly id: number; readonly result: SearchResult }
  | { readonly type: 'failed'; readonly id: number; readonly failure: SearchFailure }
  | { readonly type: 'aborted'; readonly id: number }

/** One end of a line between page and thread: a `Worker`, a `MessagePort`, a worker's own scope. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  /** A `MessagePort` is silent until it is started. */
  start?(): void
}
