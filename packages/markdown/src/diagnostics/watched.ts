import { Worker } from 'node:worker_threads'

/** Seconds after which a plugin is named that is still busy with a page. */
const patience = 10

/** Bytes for the names of plugin and page. */
const room = 1024

/**
 * Runs in a thread of its own, since the one that it watches may be blocked for ever: then the counter stands still. Without work
 * there are no names. Nothing is ended: the work may be slow, or its author may want to attach a debugger.
 */
const watcher = `
const { parentPort, workerData } = require('node:worker_threads')
const counter = new Int32Array(workerData, 0, 1)
let last = 0
let seconds = 0
function tell(names) {
  const [plugin, page] = names.split('\\n')
  const busy = page ? page + ': the plugin "' + plugin + '" has been busy with this page' : 'The plugin "' + plugin + '" has been busy'
  require('node:fs').writeSync(2, busy + ' for ${patience} s, and may never end. Stop the command, and correct or remove the plugin.\\n')
}
parentPort.on('message', tell)
setInterval(() => {
  const count = Atomics.load(counter, 0)
  const names = Buffer.from(workerData.slice(4)).toString().replace(/\\0.*/s, '')
  seconds = count === last && names ? seconds + 1 : 0
  last = count
  if (seconds === ${patience}) tell(names)
}, 1000)`

interface Shared {
  readonly counter: Int32Array
  readonly names: Uint8Array
}

/** A call of a plugin that returned a promise, which has not settled. */
interface PendingCall {
  readonly names: string
  readonly depth: number
  seconds: number
}

let shared: Shared | undefined
let compiledPage = ''
/** Plugin and page at work; empty for none. */
let current = ''
const pending = new Set<PendingCall>()
/** The latest of these: it runs whenever no other work does, and may block then. */
let waiting = ''
/** Of work of the core that plugins wait for: calls that began before it wait, those within may be what never ends. */
let depth = 0
const encoder = new TextEncoder()

/** Sets the page that is compiled from now on. Steps of several pages may take turns. */
export function setPage(source: string): void {
  compiledPage = source
}

/**
 * Runs work of a plugin, which may call others. What takes more than ten seconds is named on the error output while it runs, until
 * its promise settles if it returns one.
 *
 * @param page empty for none; default: the one that is compiled
 */
export function watched<T>(plugin: string, work: () => T, page = compiledPage): T {
  const names = `${plugin}\n${page}`
  const result = names === current ? work() : runAs(names, work)
  return result instanceof Promise ? (untilSettled(names, result) as T) : result
}

function runAs<T>(names: string, work: () => T): T {
  const outer = current
  setCurrent(names)
  try {
    return work()
  } finally {
    setCurrent(outer)
  }
}

async function untilSettled<T>(names: string, promise: Promise<T>): Promise<T> {
  const call: PendingCall = { names, depth, seconds: 0 }
  pending.add(call)
  setWaiting()
  try {
    return await promise
  } finally {
    pending.delete(call)
    setWaiting()
  }
}

function setWaiting(): void {
  waiting = [...pending].at(-1)?.names ?? ''
  setCurrent(current)
}

/** Plugins with promises that have not settled, and their pages: `the plugin "x" (docs/a.md)`. */
export function pendingPlugins(): string[] {
  const texts = [...pending].map(({ names }) => {
    const [plugin, page] = names.split('\n')
    return `the plugin "${plugin}"${page && ` (${page})`}`
  })
  return [...new Set(texts)]
}

/** Runs work of the core that plugins wait for: their time does not count meanwhile. */
export async function ownWork<T>(work: () => Promise<T>): Promise<T> {
  depth += 1
  try {
    return await work()
  } finally {
    depth -= 1
  }
}

function setCurrent(names: string): void {
  shared ??= watch()
  current = names
  const { written } = encoder.encodeInto(names || waiting, shared.names)
  shared.names[written] = 0
  Atomics.add(shared.counter, 0, 1)
}

function watch(): Shared {
  const memory = new SharedArrayBuffer(4 + room)
  const worker = new Worker(watcher, { eval: true, workerData: memory, execArgv: [] })
  worker.unref()
  const counter = new Int32Array(memory, 0, 1)
  // Counts seconds in which this thread is not blocked.
  const beat = () => {
    Atomics.add(counter, 0, 1)
    for (const call of pending) {
      if (call.depth < depth) continue
      call.seconds += 1
      if (call.seconds === patience) worker.postMessage(call.names)
    }
  }
  setInterval(beat, 1000).unref()
  return { counter, names: new Uint8Array(memory, 4) }
}
