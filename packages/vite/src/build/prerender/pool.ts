import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { RenderJob, RenderReply, ThreadOptions } from './messages'
import { createRenderWorker } from './worker'

/** Renders documents, as many at once as there are threads. */
export interface PrerenderPool {
  /**
   * Takes a document; resolves when there is room for the next, so that memory does not grow with
   * the number of pages. Rejects with the first error of any page.
   */
  add(json: string, file: string): Promise<void>
  /** Resolves when all documents are written. */
  finish(): Promise<void>
  dispose(): Promise<void>
}

/** A thread that starts reads the server's bundle, which takes as long as rendering this many pages. */
const worthThreads = 100
const mostThreads = 4
/** Documents that wait in a thread, so that it has the next one at hand. */
const depth = 4

const threadFile = new URL('./prerender-thread.js', import.meta.url)

export function createPrerenderPool(options: ThreadOptions, expected: number): PrerenderPool {
  const threads = Math.min(availableParallelism(), mostThreads)
  const worth = expected > worthThreads && threads > 1
  return worth && existsSync(fileURLToPath(threadFile))
    ? threadPool(options, threads)
    : inlinePool(options)
}

function inlinePool(options: ThreadOptions): PrerenderPool {
  const worker = createRenderWorker(options)
  return {
    add: async (json, file) => (await worker)({ id: 0, json, file }),
    finish: () => Promise.resolve(),
    dispose: () => Promise.resolve(),
  }
}

function threadPool(options: ThreadOptions, count: number): PrerenderPool {
  let failure: unknown
  let pending = 0
  let id = 0
  let wake = () => {}
  const load = new Map<Worker, number>()

  function settle(thread: Worker, error: unknown): void {
    load.set(thread, (load.get(thread) ?? 1) - 1)
    pending -= 1
    failure ??= error
    wake()
  }

  for (let number = 0; number < count; number++) {
    const thread = new Worker(threadFile, { workerData: options })
    load.set(thread, 0)
    thread.on('message', ({ error }: RenderReply) => settle(thread, error))
    thread.on('error', (error) => {
      failure ??= error
      wake()
    })
  }

  async function until(isMet: () => boolean): Promise<void> {
    while (!isMet() && failure === undefined) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    if (failure !== undefined) throw failure
  }

  return {
    async add(json, file) {
      await until(() => pending < count * depth)
      const [thread] = [...load].reduce((least, next) => (next[1] < least[1] ? next : least))
      load.set(thread, (load.get(thread) ?? 0) + 1)
      pending += 1
      const job: RenderJob = { id: id++, json, file }
      thread.postMessage(job)
    },
    finish: () => until(() => pending === 0),
    async dispose() {
      await Promise.all([...load.keys()].map((thread) => thread.terminate()))
    },
  }
}
