import { SearchError } from '../errors'
import { portTransport, type Question, type SuccessReply, type Transport } from './transport'

type SearchQuestion = Extract<Question, { type: 'search' }>

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
  return {
    ...transport,
    ask(question, signal) {
      return question.type === 'search'
        ? askQuickly(question, (again) => transport.ask(again, signal))
        : transport.ask(question, signal)
    },
  }
}

/**
 * After a key, Chromium delivers what a worker posts only behind the next frame, and what comes by a channel before it: the result
 * takes both ways. A channel is open only as long as its question, because an open one keeps a page out of the back-forward cache.
 */
async function askQuickly(
  question: SearchQuestion,
  ask: (question: SearchQuestion) => Promise<SuccessReply>,
): Promise<SuccessReply> {
  const channel = new BroadcastChannel(`landing-search-${Math.random()}`)
  const broadcast = new Promise<SuccessReply>((resolve) => {
    channel.onmessage = ({ data }) => resolve(data)
  })
  try {
    return await Promise.race([ask({ ...question, channel: channel.name }), broadcast])
  } finally {
    channel.close()
  }
}
