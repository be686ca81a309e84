import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ResultCache } from '../cache/pack-store'
import type { CompiledDocument } from '../compile/compiled-document'
import type { CompileInput, Compiler, Views } from '../compile/create-compiler'
import type { Stage, StageClock } from './stage-clock'
import type { ThreadOptions, ThreadReply, ThreadRequest } from './thread-messages'

export interface PoolOptions {
  readonly thread: ThreadOptions
  /** Compiles in this thread, which would else wait for the others. */
  readonly inline: Compiler
  readonly clock: StageClock
  /** Takes the parts of pages that the threads want to be kept. */
  readonly parts?: ResultCache | undefined
  /** Threads besides this one, at most; default one for each other processor, 7 at most. */
  readonly threads?: number
  /** The built thread; default beside this file. */
  readonly file?: URL
}

/** Starting a thread costs as much as compiling this many pages. */
const worthThreads = 40
/**
 * Pages that wait inside of a thread, so that it never has to wait for the next one. They are handed over many at a time,
 * because neighbouring pages have lines in common.
 */
const depth = 12

/** A compiler that may be told early that there is a lot to do. */
export interface CompilePool extends Compiler {
  /** Starts the threads, so that they are ready when the first page is wanted. */
  warm(): void
}

interface Job {
  readonly id: number
  readonly input: CompileInput
  readonly views: Views
  readonly resolve: (page: CompiledDocument) => void
}

interface Thread {
  readonly worker: Worker
  readonly jobs: Map<number, Job>
  ready: boolean
  views: Views | undefined
}

/**
 * A compiler that uses threads when there is work for them, this one included. Without the built thread beside it, which is
 * so when it runs from its sources, it compiles in this thread alone. A thread that dies gives its pages back.
 */
export function createCompilePool(options: PoolOptions): CompilePool {
  const { inline, clock } = options
  const file = options.file ?? new URL('./compile-thread.js', import.meta.url)
  const most = options.threads ?? Math.min(availableParallelism() - 1, 7)
  const waiting: Job[] = []
  const threads: Thread[] = []
  let usable = most > 0 && existsSync(file)
  let compiling = false
  let disposed = false
  let count = 0

  function start(): void {
    if (!usable || threads.length > 0) return
    for (let number = 0; number < most; number++) {
      const worker = new Worker(file, {
        workerData: options.thread,
        // Trees are made and dropped all the time: some room saves collecting them, more would only be taken.
        resourceLimits: { maxYoungGenerationSizeMb: 24 },
      })
      const thread: Thread = { worker, jobs: new Map(), ready: false, views: undefined }
      threads.push(thread)
      worker.unref()
      worker.on('message', (reply: ThreadReply) => receive(thread, reply))
      worker.on('error', () => lose(thread))
      worker.on('exit', () => lose(thread))
    }
  }

  function receive(thread: Thread, reply: ThreadReply): void {
    if (reply.type === 'ready') thread.ready = true
    else {
      const job = thread.jobs.get(reply.id)
      thread.jobs.delete(reply.id)
      for (const [stage, time] of Object.entries(reply.times)) clock.add(stage as Stage, time)
      clock.measure('cache', () => {
        for (const [key, text] of reply.parts) options.parts?.put(key, text)
      })
      if (thread.jobs.size === 0) thread.worker.unref()
      job?.resolve(reply.page)
    }
    next()
  }

  function lose(thread: Thread): void {
    const index = threads.indexOf(thread)
    if (index === -1) return
    threads.splice(index, 1)
    waiting.unshift(...thread.jobs.values())
    if (threads.length === 0) usable = false
    if (!disposed) next()
  }

  function next(): void {
    for (const thread of threads) {
      if (!thread.ready || thread.jobs.size > depth / 3) continue
      while (thread.jobs.size < depth) {
        const job = waiting.shift()
        if (job === undefined) return
        send(thread, job)
      }
    }
    void compileHere()
  }

  function send(thread: Thread, job: Job): void {
    const post = (request: ThreadRequest) => thread.worker.postMessage(request)
    if (thread.views !== job.views) {
      thread.views = job.views
      post({ type: 'views', views: job.views })
    }
    if (thread.jobs.size === 0) thread.worker.ref()
    thread.jobs.set(job.id, job)
    post({ type: 'compile', id: job.id, input: job.input })
  }

  /** One page after the other, with a breath between for what the threads and the caller have to say. */
  async function compileHere(): Promise<void> {
    if (compiling) return
    compiling = true
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      job.resolve(await inline.compile(job.input, job.views))
      await new Promise((resolve) => setImmediate(resolve))
    }
    compiling = false
  }

  return {
    warm: start,
    compile(input, views) {
      return new Promise((resolve) => {
        waiting.push({ id: count++, input, views, resolve })
        if (waiting.length >= worthThreads) start()
        next()
      })
    },
    dispose() {
      disposed = true
      for (const { worker } of threads.splice(0)) void worker.terminate()
      inline.dispose()
    },
  }
}
