import { parentPort, workerData } from 'node:worker_threads'
import type { RenderJob, RenderReply, ThreadOptions } from './messages'
import { createRenderWorker } from './worker'

const worker = createRenderWorker(workerData as ThreadOptions)

parentPort?.on('message', async (job: RenderJob) => {
  const reply: RenderReply = await worker
    .then((render) => render(job))
    .then(
      () => ({ id: job.id }),
      (error: unknown) => ({ id: job.id, error }),
    )
  parentPort?.postMessage(reply)
})
