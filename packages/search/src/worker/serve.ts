import { SearchError, toFailure } from '../errors'
import { Engines } from './engines'
import type { Fetch } from './fetch-part'
import type { Port, Reply, Request } from './protocol'

/** What `serve` is told; for tests and unusual hosts. */
export interface ServeOptions {
  /** How index files are fetched; the platform's `fetch` by default. */
  readonly fetch?: Fetch
}

/**
 * Answers requests on a port: the whole of a search thread, for tests and for pages that may not
 * have one. Requests are answered one after the other, so no answer overtakes an earlier one;
 * those given up meanwhile cost nothing.
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
    const controller = new AbortController()
    running.set(request.id, controller)
    // An index starts loading at once, even behind a search that waits for another one.
    engines.get(request.href, request.base, request.entry).catch(() => undefined)
    last = last.then(async () => {
      port.postMessage(await answer(request, engines, controller.signal))
      running.delete(request.id)
    })
  })
  port.start?.()
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
      whenIdle(() => engine.warm())
      return { type: 'loaded', id }
    }
    return { type: 'result', id, result: await engine.search(request.query, signal) }
  } catch (error) {
    if (signal.aborted) return { type: 'aborted', id }
    if (error instanceof SearchError) engines.distrust(href)
    return { type: 'failed', id, failure: toFailure(error) }
  }
}

/** Long enough for a query that is typed already to come first, short beside the time to type one. */
const REST = 50

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 500 })
  else setTimeout(run, REST)
}
