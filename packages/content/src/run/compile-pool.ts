import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Compiler, ResultCache, Stage, StageClock } from '@landing/markdown'
import { type Job, type PoolThread, startThread } from './pool-thread'
import type { ThreadOptions } from './thread-messages'

export interface PoolOptions {
  readonly thread: ThreadOptions
  /** Compiler of this thread, for a few pages. */
  readonly inline: Compiler
  readonly clock: StageClock
  /** Receives the cache entries of the threads. */
  readonly parts?: ResultCache | undefined
  /** Threads besides this one, at most; default one for each other processor, 7 at most. */
  readonly threads?: number | undefined
  /** The built thread; default beside this file. */
  readonly file?: URL
}

/** Starting a thread costs as much as compiling this many pages. */
const worthThreads = 40
/** Queue length of a thread, so that it never waits. Pages are sent in batches, because neighbouring pages share lines of code. */
const depth = 12

/** A compiler that can be started early. */
export interface CompilePool extends Compiler {
  /** Starts the threads before the first page. */
  warm(): void
}

/**
 * A compiler that uses several threads. This one compiles a few pages itself, and all pages when the built thread file is missing
 * (run from sources) or no thread is left: while threads run, it links and writes what they compiled, and would pay for optimizing
 * the compiler's code once more. Pages of a crashed thread are compiled elsewhere.
 */
export function createCompilePool(options: PoolOptions): CompilePool {
  const { inline, clock } = options
  const file = options.file ?? new URL('./compile-thread.js', import.meta.url)
  const most = options.threads ?? Math.min(availableParallelism() - 1, 7)
  const waiting: Job[] = []
  const threads = new Set<PoolThread>()
  /** False after a crash, because it would repeat. */
  let mayStart = most > 0 && existsSync(file)
  let compiling = false
  let disposed = false
  let count = 0

  function start(): void {
    while (mayStart && threads.size < most) startOne()
  }

  function startOne(): void {
    const thread = startThread(file, options.thread, {
      onReady: next,
      onPage(job, { page, times, parts }) {
        for (const [stage, time] of Object.entries(times)) clock.add(stage as Stage, time)
        clock.measure('cache', () => {
          for (const [key, text] of parts) options.parts?.put(key, text)
        })
        job.resolve(page)
        next()
      },
      onGone(left) {
        threads.delete(thread)
        waiting.unshift(...left)
        mayStart = false
        if (!disposed) next()
      },
    })
    threads.add(thread)
  }

  function next(): void {
    for (const thread of threads) {
      if (!thread.isReady || thread.load > depth / 3) continue
      while (thread.load < depth) {
        const job = waiting.shift()
        if (job === undefined) return
        thread.send(job)
      }
    }
    void compileHere()
  }

  /** Until there are threads, one page after the other, yielding in between to messages of threads and caller. */
  async function compileHere(): Promise<void> {
    if (compiling) return
    compiling = true
    while (threads.size === 0) {
      const job = waiting.shift()
      if (job === undefined) break
      const page = inline.compile(job.input, job.views)
      job.resolve(page)
      await page.catch(() => undefined)
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
      for (const thread of threads) thread.end()
      threads.clear()
      inline.dispose()
    },
  }
}
