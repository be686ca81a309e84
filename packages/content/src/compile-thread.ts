import { parentPort, workerData } from 'node:worker_threads'
import { createStoreReader } from './cache/pack-store'
import type { CompileInput, Views } from './compile/compiler'
import { createCompiler } from './compile/create-compiler'
import { loadPlugins } from './compile/load-plugins'
import { chooseParser } from './parser/choose'
import { createStageClock } from './run/stage-clock'
import type { ThreadOptions, ThreadReply, ThreadRequest } from './run/thread-messages'

/** A thread that compiles one document after the other, for `run/compile-pool.ts`. */
async function answer(port: NonNullable<typeof parentPort>): Promise<void> {
  const { parser, partsFolder, ...options } = workerData as ThreadOptions
  const clock = createStageClock()
  const cache = createStoreReader(partsFolder)
  const compiler = createCompiler({
    ...options,
    remarkPlugins: await loadPlugins(options.remarkPlugins, options.contentDir),
    rehypePlugins: await loadPlugins(options.rehypePlugins, options.contentDir),
    clock,
    cache,
    parser: await chooseParser(parser, cache),
  })
  const reply = (message: ThreadReply) => port.postMessage(message)
  let views: Views = {}
  let before = Promise.resolve()
  const compile = async (id: number, input: CompileInput, given: Views) => {
    const page = await compiler.compile(input, given)
    reply({ type: 'page', id, page, times: clock.take(), parts: cache.take() })
  }
  port.on('message', (request: ThreadRequest) => {
    if (request.type === 'views') views = request.views
    else {
      const given = views
      before = before.then(() => compile(request.id, request.input, given))
    }
  })
  reply({ type: 'ready' })
}

if (parentPort !== null) void answer(parentPort)
