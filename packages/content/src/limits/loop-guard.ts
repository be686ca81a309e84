import { isMainThread, Worker } from 'node:worker_threads'

/**
 * Ends the process when its main thread is caught in a loop. What a plugin does after an `await` runs in nobody's call, so
 * neither the engine nor a timer can stop it there; another thread can. Other threads than the main one are ended by it.
 */
export interface LoopGuard {
  /** Work whose end is awaited begins. To be called when it has ended, or was given up: the result. */
  begin(what: string): () => void
  /** The main thread is alive. */
  beat(): void
}

/** Sleeps until the main thread, while somebody waits for work in it, has been silent for longer than anything may take. */
const script = `
  const { writeSync } = require('node:fs')
  const { parentPort } = require('node:worker_threads')
  let timer
  parentPort.on('message', (watched) => {
    clearTimeout(timer)
    if (watched === undefined) return
    timer = setTimeout(() => {
      writeSync(2, watched.message)
      process.kill(process.pid, 'SIGKILL')
    }, watched.silence)
  })
`

/** What merely does not answer is given up after the limit by a timer in the main thread: it comes first. */
const grace = 3

/** @param milliseconds what a plugin may take for a page */
export function createLoopGuard(milliseconds: number): LoopGuard {
  const pending = new Map<symbol, string>()
  let worker: Worker | undefined

  function tell(): void {
    const watched = { silence: milliseconds * grace, message: messageOf([...pending.values()]) }
    worker?.postMessage(pending.size > 0 ? watched : undefined)
  }

  return {
    begin(what) {
      if (!isMainThread) return () => undefined
      worker ??= startWorker()
      const id = Symbol(what)
      pending.set(id, what)
      tell()
      return () => {
        pending.delete(id)
        tell()
      }
    },
    beat() {
      if (pending.size > 0) tell()
    },
  }
}

function startWorker(): Worker {
  const worker = new Worker(script, { eval: true })
  worker.unref()
  return worker
}

function messageOf(pending: readonly string[]): string {
  return `The process was ended, because it was caught in a loop that nothing else can stop: ${pending.join(' or ')} never ended.
A plugin of the site may run without an end on this page: try without it. Plugins that the configuration names as modules, not as functions, are stopped alone.
`
}
