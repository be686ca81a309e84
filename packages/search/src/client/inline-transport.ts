import type { Fetch } from '../worker/fetch-part'
import type { Port } from '../worker/protocol'
import { portTransport, type Transport } from './transport'

/**
 * The same engine in the page, where there can be no worker. Its code is loaded only then.
 *
 * @param fetch fetches index files; default: the platform's `fetch`
 */
export async function inlineTransport(fetch?: Fetch): Promise<Transport> {
  const { serve } = await import('../worker/serve')
  const page = new Set<Listener>()
  const engine = new Set<Listener>()
  serve(port(engine, page), fetch && { fetch })
  return portTransport(port(page, engine), () => {})
}

type Listener = Parameters<Port['addEventListener']>[1]

/** One of two connected ports; messages are delivered at once, without copies. */
function port(listeners: Set<Listener>, other: ReadonlySet<Listener>): Port {
  return {
    postMessage(data) {
      for (const listener of other) listener({ data })
    },
    addEventListener(_, listener) {
      listeners.add(listener)
    },
  }
}
