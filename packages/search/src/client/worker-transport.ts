import { SearchError } from '../errors'
import { portTransport, type Transport } from './transport'

/**
 * A transport to a worker. If the worker cannot start or crashes, pending requests reject with `worker-failed`.
 *
 * @throws what `spawn` throws.
 */
export function workerTransport(spawn: () => Worker): Transport {
  const worker = spawn()
  const transport = portTransport(worker, () => worker.terminate())
  const fail = (event: Event) => {
    event.preventDefault()
    worker.terminate()
    transport.fail(
      new SearchError(
        'worker-failed',
        'The search thread could not start or broke down.',
        'Search goes on in the page itself, which may be a little slower.',
      ),
    )
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)
  return transport
}
