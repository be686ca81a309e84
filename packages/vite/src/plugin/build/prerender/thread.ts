import { parentPort, workerData } from 'node:worker_threads'
import { toThrown } from './render-failure'
import type { RenderJob, RenderReply, ThreadOptions } from './worker'
import { createRenderWorker } from './worker'

const worker = createRenderWorker(workerData as ThreadOptions)

parentPort?.on('message', async (job: RenderJob) => {
  const { path } = job
  const reply: RenderReply = await worker
    .then((render) => render(job))
    .then(
      (messages) => ({ path, messages }),
      (error: unknown) => ({ path, messages: [], thrown: toThrown(error) }),
    )
  parentPort?.postMessage(reply)
})
