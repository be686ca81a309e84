import { Worker } from 'node:worker_threads'

/** Seconds after which a plugin is named that is still busy with a page. */
const patience = 10

/** Bytes for the names of plugin and page. */
const room = 1024

/**
 * Runs in a thread of its own, since the one that it watches may be blocked for ever. The counter changes whenever work begins or
 * ends; without work there are no names. Nothing is ended: the work may be slow, or its author may want to attach a debugger.
 */
const watcher = `
const { workerData } = require('node:worker_threads')
const counter = new Int32Array(workerData, 0, 1)
let last = 0
let seconds = 0
setInterval(() => {
  const count = Atomics.load(counter, 0)
  const [plugin, page] = Buffer.from(workerData.slice(4)).toString().replace(/\\0.*/s, '').split('\\n')
  seconds = count === last && plugin ? seconds + 1 : 0
  last = count
  if (seconds !== ${patience}) return
  const busy = page ? page + ': the plugin "' + plugin + '" has been busy with this page' : 'The plugin "' + plugin + '" has been busy'
  require('node:fs').writeSync(2, busy + ' for ${patience} s, and may never end. Stop the command, and correct or remove the plugin.\\n')
}, 1000)`

interface Shared {
  readonly counter: Int32Array
  readonly names: Uint8Array
}

let shared: Shared | undefined
let compiledPage = ''
/** Plugin and page at work; empty for none. */
let current = ''
const encoder = new TextEncoder()

/** Sets the page that is compiled from now on. Steps of several pages may take turns. */
export function setPage(source: string): void {
  compiledPage = source
}

/**
 * Runs work of a plugin, which may call others. What takes more than ten seconds is named on the error output while it runs.
 *
 * @param page empty for none; default: the one that is compiled
 */
export function watched<T>(plugin: string, work: () => T, page = compiledPage): T {
  const outer = current
  const names = `${plugin}\n${page}`
  if (names === outer) return work()
  setCurrent(names)
  try {
    return work()
  } finally {
    setCurrent(outer)
  }
}

function setCurrent(names: string): void {
  shared ??= watch()
  current = names
  const { written } = encoder.encodeInto(names, shared.names)
  shared.names[written] = 0
  Atomics.add(shared.counter, 0, 1)
}

function watch(): Shared {
  const memory = new SharedArrayBuffer(4 + room)
  new Worker(watcher, { eval: true, workerData: memory, execArgv: [] }).unref()
  return { counter: new Int32Array(memory, 0, 1), names: new Uint8Array(memory, 4) }
}
