import { SearchError, toFailure } from '../errors'
import { Engines } from './engines'
import type { Fetch } from './fetch-part'
import type { Port, Reply, Request } from './protocol'

/** Options of `serve`, for tests and unusual hosts. */
export interface ServeOptions {
  /** Fetches index files; default: the platform's `fetch`. */
  readonly fetch?: Fetch
}

/**
 * Answers requests on a port, as a search worker does; also for tests and pages without workers. Requests are answered in order;
 * aborted ones are skipped.
 */
export function serve(port: Port, options: ServeOptions = {}): void {
  const engines = new Engines(options.fetch ?? ((href, init) => fetch(href, init)))
  const running = new Map<number, AbortController>()
  let last: Promise<unknown> = Promise.resolve()

  port.addEventListener('message', ({ data }) => {
    const request = data as Request
    if (request.type === 'abort') {
      running.get(request.id)?.abort()
      return
    }
    const { id } = request
    const controller = new AbortController()
    const aborted = new Promise<Reply>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve({ type: 'aborted', id }))
    })
    running.set(id, controller)
    // An index starts loading at once, even while a search waits for another one.
    engines.get(request.href, request.base, request.entry).catch(() => undefined)
    last = last.then(async () => {
      // A part may come late: an aborted request must not hold up the next one.
      const reply = await Promise.race([aborted, answer(request, engines, controller.signal)])
      if (reply.type === 'result' && 'channel' in request) broadcast(reply, request.channel)
      port.postMessage(reply)
      running.delete(id)
    })
  })
  port.start?.()
}

function broadcast(reply: Reply, name: string): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(reply)
  channel.close()
}

async function answer(
  request: Exclude<Request, { type: 'abort' }>,
  engines: Engines,
  signal: AbortSignal,
): Promise<Reply> {
  const { id, href, base } = request
  try {
    signal.throwIfAborted()
    const engine = await engines.get(href, base)
    signal.throwIfAborted()
    if (request.type === 'load') {
      if (request.text !== '') await engine.search({ text: request.text, syntax: 'full' }, signal)
      whenIdle(() => engine.warm())
      return { type: 'loaded', id }
    }
    return { type: 'result', id, result: await engine.search(request.query, signal) }
  } catch (error) {
    if (error instanceof SearchError) engines.distrust(href)
    return { type: 'failed', id, failure: toFailure(error) }
  }
}

/** Long enough to let a query that is already typed go first, short compared to typing one. */
const REST = 50

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run, REST)
}
