import { parentPort, workerData } from 'node:worker_threads'
import {
  createRenderWorker,
  type RenderJob,
  type RenderReply,
  type ThreadOptions,
  toThrown,
} from './worker'

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
