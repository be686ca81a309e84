import { Worker } from 'node:worker_threads'
import type { CompiledPage, CompileInput, Views } from '@landing/markdown'
import type { ThreadOptions, ThreadReply, ThreadRequest } from './thread-messages'

/** A page that somebody waits for. */
export interface Job {
  readonly id: number
  readonly input: CompileInput
  readonly views: Views
  readonly resolve: (page: CompiledPage | Promise<CompiledPage>) => void
}

/** A thread that compiles the pages it is sent, one after the other. */
export interface PoolThread {
  /** It has started, and waits for pages. */
  readonly isReady: boolean
  /** Pending pages. */
  readonly load: number
  send(job: Job): void
  end(): void
}

export interface PoolThreadEvents {
  onReady(): void
  onPage(job: Job, reply: Extract<ThreadReply, { type: 'page' }>): void
  /** It has crashed; its pending pages. */
  onGone(waiting: readonly Job[]): void
}

/** @param file the built thread */
export function startThread(
  file: URL,
  workerData: ThreadOptions,
  { onReady, onPage, onGone }: PoolThreadEvents,
): PoolThread {
  const worker = new Worker(file, {
    workerData,
    // Trees are short-lived: a larger young generation saves garbage collections.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  const jobs = new Map<number, Job>()
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
    if (jobs.size === 0) worker.unref()
    if (job !== undefined) onPage(job, reply)
  }

  function leave(): void {
    if (isGone) return
    isGone = true
    onGone([...jobs.values()])
  }

  worker.unref()
  worker.on('message', receive)
  worker.on('error', leave)
  worker.on('exit', leave)
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
      if (jobs.size === 0) worker.ref()
      jobs.set(job.id, job)
      post({ type: 'compile', id: job.id, input: job.input })
    },
    end() {
      isGone = true
      void worker.terminate()
    },
  }
}
