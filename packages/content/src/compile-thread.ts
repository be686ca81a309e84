import { parentPort, workerData } from 'node:worker_threads'
import type { CompileInput, Views } from '@landing/markdown'
import { createStageClock, createStoreReader, openCompiler } from '@landing/markdown/host'
import type { ThreadOptions, ThreadReply, ThreadRequest } from './run/thread-messages'

/** Entry of the threads of `run/compile-pool.ts`. */
async function answer(port: NonNullable<typeof parentPort>): Promise<void> {
  const { partsFolder, ...options } = workerData as ThreadOptions
  const clock = createStageClock()
  const cache = createStoreReader(partsFolder)
  const compiler = await openCompiler({ ...options, clock, cache })
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
