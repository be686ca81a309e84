import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { ResultCache } from '../cache/pack-store'
import type { Stage, StageClock } from '../diagnostics/stage-clock'
import type { Compiler } from '../page/compiler'
import { type Job, type PoolThread, type PoolThreadEvents, startThread } from './pool-thread'
import type { ThreadOptions } from './thread-messages'

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

/**
 * A compiler that uses threads when there is work for them, this one included. Without the built thread beside it, which is
 * so when it runs from its sources, it compiles in this thread alone. A thread that dies gives its pages back.
 */
export function createCompilePool(options: PoolOptions): CompilePool {
  const { inline, clock } = options
  const file = options.file ?? new URL('./compile-thread.js', import.meta.url)
  const most = options.threads ?? Math.min(availableParallelism() - 1, 7)
  const waiting: Job[] = []
  const threads = new Set<PoolThread>()
  let usable = most > 0 && existsSync(file)
  let compiling = false
  let hasDied = false
  let disposed = false
  let count = 0

  /** Starts threads until there are so many. None after one has died by itself: it would die again. */
  function start(wanted: number): void {
    while (usable && !hasDied && threads.size < wanted) startOne()
  }

  function startOne(): void {
    const events: PoolThreadEvents = {
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
        hasDied = true
        if (threads.size === 0) usable = false
        if (!disposed) next()
      },
    }
    const thread = startThread({ file, thread: options.thread, ...events })
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
    warm: () => start(most),
    compile(input, views) {
      return new Promise((resolve) => {
        waiting.push({ id: count++, input, views, resolve })
        if (waiting.length >= worthThreads) start(most)
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
