import { Worker } from 'node:worker_threads'
import type { CompiledDocument } from '../page/compiled-document'
import type { CompileInput, Views } from '../page/compiler'
import type { ThreadOptions, ThreadReply, ThreadRequest } from './thread-messages'
import { createWatch } from './watch'

/** A page that somebody waits for. */
export interface Job {
  readonly id: number
  readonly input: CompileInput
  readonly views: Views
  readonly resolve: (page: CompiledDocument) => void
}

/** A thread that compiles the pages it is sent, one after the other. */
export interface PoolThread {
  /** It has started, and waits for pages. */
  readonly isReady: boolean
  /** Pages it was sent and has not answered. */
  readonly load: number
  send(job: Job): void
  end(): void
}

export interface PoolThreadEvents {
  onReady(): void
  onPage(job: Job, reply: Extract<ThreadReply, { type: 'page' }>): void
  /** It is gone: with the page it had worked on for too long, if that was why, and the ones it had not begun. */
  onGone(waiting: readonly Job[], overdue: Job | undefined): void
}

export interface PoolThreadOptions extends PoolThreadEvents {
  /** The built thread. */
  readonly file: URL
  readonly thread: ThreadOptions
  /** Pages wait for its start, which must not be cut off. */
  readonly isAwaited: boolean
}

export function startThread(options: PoolThreadOptions): PoolThread {
  const { thread, onReady, onPage, onGone } = options
  const worker = new Worker(options.file, {
    workerData: thread,
    // Trees are made and dropped all the time: some room saves collecting them, more would only be taken.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  const jobs = new Map<number, Job>()
  const watch = createWatch(thread.timeLimit, giveUp)
  const post = (request: ThreadRequest) => worker.postMessage(request)
  let views: Views | undefined
  let isReady = false
  let isGone = false

  function receive(reply: ThreadReply): void {
    if (isGone) return
    if (reply.type === 'ready') {
      isReady = true
      onReady()
      if (jobs.size === 0) worker.unref()
      return
    }
    const job = jobs.get(reply.id)
    jobs.delete(reply.id)
    if (jobs.size > 0) watch.begin()
    else {
      watch.rest()
      worker.unref()
    }
    if (job !== undefined) onPage(job, reply)
  }

  function leave(overdue: Job | undefined): void {
    if (isGone) return
    isGone = true
    watch.rest()
    onGone([...jobs.values()], overdue)
  }

  /** Pages are answered in their order, so the first one is the one at work. */
  function giveUp(): void {
    const [overdue] = jobs.values()
    if (overdue !== undefined) jobs.delete(overdue.id)
    void worker.terminate()
    leave(overdue)
  }

  if (!options.isAwaited) worker.unref()
  worker.on('message', receive)
  worker.on('error', () => leave(undefined))
  worker.on('exit', () => leave(undefined))
  return {
    get isReady() {
      return isReady
    },
    get load() {
      return jobs.size
    },
    send(job) {
      if (views !== job.views) {
        views = job.views
        post({ type: 'views', views })
      }
      if (jobs.size === 0) {
        worker.ref()
        watch.begin()
      }
      jobs.set(job.id, job)
      post({ type: 'compile', id: job.id, input: job.input })
    },
    end() {
      isGone = true
      watch.rest()
      void worker.terminate()
    },
  }
}
