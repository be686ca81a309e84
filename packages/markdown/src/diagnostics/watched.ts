import { Worker } from 'node:worker_threads'

/** Seconds after which a plugin is named that is still busy with a page. */
const patience = 10

/** Bytes for the names of plugin and page. */
const room = 1024

/**
 * Runs in a thread of its own, since the one that it watches may be blocked for ever. The counter is odd while work runs. Nothing is
 * ended: the work may be slow, or its author may want to attach a debugger.
 */
const watcher = `
const { workerData } = require('node:worker_threads')
const counter = new Int32Array(workerData, 0, 1)
let last = 0
let seconds = 0
setInterval(() => {
  const count = Atomics.load(counter, 0)
  seconds = count === last && count % 2 === 1 ? seconds + 1 : 0
  last = count
  if (seconds !== ${patience}) return
  const names = Buffer.from(workerData.slice(4)).toString().replace(/\\0.*/s, '').split('\\n')
  require('node:fs').writeSync(2, names[1] + ': the plugin "' + names[0] + '" has been busy with this page for ${patience} s, and may never end. Stop the command, and correct or remove the plugin.\\n')
}, 1000)`

interface Shared {
  readonly counter: Int32Array
  readonly names: Uint8Array
}

let shared: Shared | undefined

/** Runs work of a plugin on a page. If it takes more than ten seconds, both are named on the error output while it runs. */
export function watched<T>(plugin: string, page: string, work: () => T): T {
  shared ??= watch()
  const { counter, names } = shared
  names.fill(0)
  new TextEncoder().encodeInto(`${plugin}\n${page}`, names)
  Atomics.add(counter, 0, 1)
  try {
    return work()
  } finally {
    Atomics.add(counter, 0, 1)
  }
}

function watch(): Shared {
  const memory = new SharedArrayBuffer(4 + room)
  new Worker(watcher, { eval: true, workerData: memory, execArgv: [] }).unref()
  return { counter: new Int32Array(memory, 0, 1), names: new Uint8Array(memory, 4) }
}
