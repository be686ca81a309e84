import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Diagnostic } from '@landing/schema'
import {
  createRenderWorker,
  type RenderJob,
  type RenderReply,
  type ThreadOptions,
  type Thrown,
  toThrown,
} from './worker'

/** Renders documents, as many at once as there are threads. */
export interface PrerenderPool {
  /**
   * Takes a document; resolves when there is room for the next, so that memory does not grow with
   * the number of pages.
   */
  add(path: string, json: string, file: string): Promise<void>
  /** Resolves when all documents are written, with what is wrong with the components in their texts. */
  finish(): Promise<readonly Diagnostic[]>
  dispose(): Promise<void>
}

/** Starting a thread takes as long as rendering this many pages, because it loads the server bundle. */
const worthThreads = 100
const mostThreads = 4
/** The main thread compiles and links at the same time, so one thread per processor would be too many. */
const spareProcessors = 1
/** Queue length of a thread, so that it is never idle. */
const depth = 4

const threadFile = new URL('./prerender-thread.js', import.meta.url)

interface PoolOptions {
  readonly threads: ThreadOptions
  /** Expected number of documents: threads start at once. */
  readonly expected: number
  /** Gets what is thrown for a page. If it throws, nothing else is rendered. */
  readonly onFailure: (path: string, thrown: Thrown) => void
}

export function createPrerenderPool(options: PoolOptions): PrerenderPool {
  const threads = Math.min(availableParallelism() - spareProcessors, mostThreads)
  if (threads < 1 || !existsSync(fileURLToPath(threadFile))) return inlinePool(options)
  if (options.expected > worthThreads) return threadPool(options, threads)
  const first = inlinePool(options)
  let pool = first
  let added = 0
  return {
    async add(path, json, file) {
      added += 1
      if (added === worthThreads + 1) pool = threadPool(options, threads)
      await pool.add(path, json, file)
    },
    async finish() {
      const messages = await first.finish()
      return pool === first ? messages : [...messages, ...(await pool.finish())]
    },
    dispose: () => pool.dispose(),
  }
}

function inlinePool({ threads: options, onFailure }: PoolOptions): PrerenderPool {
  let worker: ReturnType<typeof createRenderWorker> | undefined
  const messages: Diagnostic[] = []
  return {
    async add(path, json, file) {
      worker ??= createRenderWorker(options)
      const render = await worker
      await render({ path, json, file }).then(
        (pageMessages) => messages.push(...pageMessages),
        (error: unknown) => onFailure(path, toThrown(error)),
      )
    },
    finish: () => Promise.resolve(messages),
    dispose: () => Promise.resolve(),
  }
}

function threadPool({ threads: options, onFailure }: PoolOptions, count: number): PrerenderPool {
  let failure: unknown
  let pending = 0
  let wake = () => {}
  const load = new Map<Worker, number>()
  const allMessages: Diagnostic[] = []

  function settle(thread: Worker, { path, messages, thrown }: RenderReply): void {
    allMessages.push(...messages)
    load.set(thread, (load.get(thread) ?? 1) - 1)
    pending -= 1
    try {
      if (thrown) onFailure(path, thrown)
    } catch (error) {
      failure ??= error
    }
    wake()
  }

  for (let number = 0; number < count; number++) {
    const thread = new Worker(threadFile, { workerData: options })
    load.set(thread, 0)
    thread.on('message', (reply: RenderReply) => settle(thread, reply))
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
    async add(path, json, file) {
      await until(() => pending < count * depth)
      const [thread] = [...load].reduce((least, next) => (next[1] < least[1] ? next : least))
      load.set(thread, (load.get(thread) ?? 0) + 1)
      pending += 1
      const job: RenderJob = { path, json, file }
      thread.postMessage(job)
    },
    async finish() {
      await until(() => pending === 0)
      return allMessages
    },
    async dispose() {
      await Promise.all([...load.keys()].map((thread) => thread.terminate()))
    },
  }
}
