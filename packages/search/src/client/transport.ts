import { fromFailure, SearchError } from '../errors'
import type { Port, Reply, Request } from '../worker/protocol'

/** A request before the transport has numbered it. */
export type Question = Distribute<Exclude<Request, { type: 'abort' }>>
type Distribute<R> = R extends { readonly id: number } ? Omit<R, 'id'> : never

export type SuccessReply = Exclude<Reply, { type: 'failed' | 'aborted' }>

/** Sends requests to a search worker, or to its replacement. */
export interface Transport {
  /** Rejects with a `SearchError`, or with an `AbortError` when the signal fires. */
  ask(question: Question, signal?: AbortSignal): Promise<SuccessReply>
  close(): void
}

interface Waiting {
  readonly resolve: (answer: SuccessReply) => void
  readonly reject: (reason: unknown) => void
}

/** A transport over a port. `fail` rejects all pending requests. */
export function portTransport(
  port: Port,
  close: () => void,
): Transport & { fail(reason: SearchError): void } {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let failure: SearchError | undefined

  const settle = (reply: Reply) => {
    const one = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.type === 'failed') one?.reject(fromFailure(reply.failure))
    else if (reply.type !== 'aborted') one?.resolve(reply)
  }
  port.addEventListener('message', ({ data }) => settle(data as Reply))
  port.start?.()

  return {
    ask(question, signal) {
      return new Promise((resolve, reject) => {
        if (failure) return reject(failure)
        if (signal?.aborted) return reject(signal.reason)
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        signal?.addEventListener(
          'abort',
          () => {
            if (!waiting.delete(id)) return
            port.postMessage({ type: 'abort', id } satisfies Request)
            reject(signal.reason)
          },
          { once: true },
        )
        port.postMessage({ ...question, id } satisfies Request)
      })
    },
    fail(reason) {
      failure = reason
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    },
    close() {
      this.fail(closed())
      close()
    },
  }
}

function closed(): SearchError {
  return new SearchError(
    'worker-failed',
    'This search client was disposed of.',
    'Create a new one with createSearchClient.',
  )
}
